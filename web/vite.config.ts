import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./scripts/compress.ts";
import { icons } from "./scripts/icons.ts";

const SERVER = "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons(), compress()],
  // Vitest would otherwise load Svelte's server build, which mounts nothing.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/darkling/server/client",
    emptyOutDir: true,
    // The server's content policy allows data: for images only, and fonts are better as files anyway.
    assetsInlineLimit: 0,
  },
  server: {
    // The words stand beside the Python code that they speak of.
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  // Nothing takes long here, but a busy machine may.
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
}));

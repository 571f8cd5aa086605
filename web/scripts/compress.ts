/** Writes each file of the built client compressed as well, so that a server never has to do it. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Fonts and pictures are compressed in themselves. */
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;
/** Smaller ones travel as quickly as they are. */
const SMALLEST = 1024;

export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle: () => files(folder).forEach(writeCompressed),
  };
}

function files(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)));
  return all.filter((file) => TEXT.test(file) && statSync(file).size >= SMALLEST);
}

function writeCompressed(file: string) {
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(content));
}

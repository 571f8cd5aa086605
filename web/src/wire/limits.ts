/** So many characters the server takes. */
export const LONGEST_NAME = 24;
export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 200;
export const LONGEST_CODE = 100;
export const LONGEST_ADDRESS = 500;
export const LONGEST_CHAT = 500;
export const LONGEST_REPORT = 2000;

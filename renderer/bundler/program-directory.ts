import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the compiled program: the command next to the browser's and the server's bundles. */
export const programDirectory = dirname(fileURLToPath(import.meta.url));

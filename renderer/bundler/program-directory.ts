import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the compiled program, with the command and the bundles of browser and server. */
export const programDirectory = dirname(fileURLToPath(import.meta.url));

/** The module that a site's configuration and engines get when they import "facette". */
export const programEntry = join(programDirectory, "facette.js");

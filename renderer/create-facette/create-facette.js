#!/usr/bin/env node
// Runs `facette init` of the installed package with the same options: npm create facette my-shop -- --country CH
process.argv.splice(2, 0, "init");
await import(new URL("cli.js", import.meta.resolve("facette")));

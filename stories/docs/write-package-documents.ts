// Writes the documentation as Markdown into the program, whose package has it for reading without a network.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { packageDocuments } from "#stories/docs/package-documents.ts";

const folder = join(import.meta.dirname, "../../dist/program/docs");

rmSync(folder, { recursive: true, force: true });
for (const { file, text } of packageDocuments()) {
	const path = join(folder, file);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
}

import { inject } from "vitest";
import { editorsDaySuite } from "#tests/directus/editors-day-suite.ts";

editorsDaySuite("11", () => inject("directus"));

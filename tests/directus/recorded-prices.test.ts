import { inject } from "vitest";
import { priceRecordsSuite } from "#tests/directus/price-records-suite.ts";

priceRecordsSuite("11", () => inject("directus"));

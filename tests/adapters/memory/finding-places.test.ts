import { createMemoryPlaces } from "#adapters/memory/finding-places.ts";
import { findingPlacesSuite } from "#tests/adapters/port-suites/finding-places.ts";

findingPlacesSuite("memory", () => ({ places: createMemoryPlaces(), company: "company.json" }));

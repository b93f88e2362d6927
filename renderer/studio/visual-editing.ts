import { apply } from "@directus/visual-editing";

// In other windows nothing answers.
const directusUrl = new URL(import.meta.url).searchParams.get("directus");
if (directusUrl && parent !== window) void apply({ directusUrl });

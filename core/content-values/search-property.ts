/** What search engines compare products by, as schema.org and Google's feeds name it. */
export const searchProperties = ["size", "color", "material", "pattern"] as const;

export type SearchProperty = (typeof searchProperties)[number];

/** The properties by which search engines compare products, as named by schema.org and Google's feeds. */
export const searchProperties = ["size", "color", "material", "pattern"] as const;

export type SearchProperty = (typeof searchProperties)[number];

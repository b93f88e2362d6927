/** The URL of the variant's clock script, which journeys mock. */
export const clockScript: string;

/** Writes a copy of the demo shop without optional parts. Returns its folder and where to build it. */
export function makeVariant(directory: string): { readonly site: string; readonly out: string };

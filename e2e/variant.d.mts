/** Where the variant has its clock's script; the journeys answer for it. */
export const clockScript: string;

/**
 * Writes a copy of the demo shop that goes without what a site can go without. Returns its folder and where to build it.
 */
export function makeVariant(directory: string): { readonly site: string; readonly out: string };

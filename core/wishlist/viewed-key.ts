/** Where the products viewed last are kept; what is there says that their visitor wants them remembered. */
export const viewedKey = "int-viewed";

/*
 * The widths of the screen at which layouts change, as media conditions; the specification names all four
 * (R-FOOT-04, R-CONSENT-04, R-SHELL-04). Style sheets say `@media (--from-large)` and `@media (--below-large)`.
 */
export const fromSmall = "(width >= 640px)";
export const fromMedium = "(width >= 700px)";
export const fromLarge = "(width >= 992px)";
export const fromWide = "(width >= 1260px)";

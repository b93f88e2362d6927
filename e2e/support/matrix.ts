/**
 * Returns the details of a journey that repeats another one in a further language, template, width or screen, with
 * a further fault handled alike or with a second payment provider. Only `npm run test:matrix` runs it, each night,
 * because CI has an hour.
 */
export const repetition = (repeats: boolean) => ({ tag: repeats ? ["@matrix", "@repetition"] : [] });

/** The details of a journey that builds its own sites and therefore takes much longer. CI runs it, `npm test` does not. */
export const ownBuild = { tag: ["@matrix"] };

/**
 * The details of a journey about a further tab, fault, moment, language or setting that no journey with {@link repetition} has as its
 * first case. CI runs it, `npm test` does not.
 */
export const furtherCase = { tag: ["@matrix"] };

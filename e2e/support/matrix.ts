/**
 * Returns the details of a journey that repeats another one in a further language, template, width or screen, with
 * a further fault handled alike or with a second payment provider. `npm run test:matrix` and CI run it, `npm test`
 * does not.
 */
export const repetition = (repeats: boolean) => ({ tag: repeats ? ["@matrix"] : [] });

/** The details of a journey that builds its own sites and therefore takes much longer; left out likewise. */
export const ownBuild = { tag: ["@matrix"] };

/** The details of a journey about a further tab, fault, moment or setting of shorter journeys; left out likewise. */
export const furtherCase = { tag: ["@matrix"] };

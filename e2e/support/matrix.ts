/**
 * The details of a journey that repeats what another one proves, in a further language, template, width or screen, with a
 * further fault that is handled alike or with a second payment provider: the command `npm run test:matrix` and CI run it,
 * `npm test` does not.
 */
export const repetition = (repeats: boolean) => ({ tag: repeats ? ["@matrix"] : [] });

/** The details of a journey that builds sites of its own, which takes many times what others do: left out likewise. */
export const ownBuild = { tag: ["@matrix"] };

/** The details of a journey about a further tab, fault, moment or setting of what shorter journeys prove: left out likewise. */
export const furtherCase = { tag: ["@matrix"] };

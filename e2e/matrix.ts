/**
 * The details of a journey that repeats, in a further language, template or width, what another one proves: the command
 * `npm run test:matrix` and CI run it, `npm test` does not.
 */
export const repetition = (repeats: boolean) => ({ tag: repeats ? ["@matrix"] : [] });

/** The details of a journey that builds sites of its own, which takes many times what others do: left out likewise. */
export const ownBuild = { tag: ["@matrix"] };

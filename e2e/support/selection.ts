/** The details of a journey that `npm test` runs. CI runs all but the repetitions. */
export const smoke = { tag: "@smoke" };

/**
 * Returns the details of a journey that repeats another one in a further language, template, width or screen, with
 * a further fault handled alike or with a second payment provider. Only `npm run test:repetitions` runs it, each
 * night, because CI has an hour.
 * @param first The details of the journey that it repeats.
 */
export const repetition = (repeats: boolean, first = {}) => (repeats ? { tag: "@repetition" } : first);

import fc from "fast-check";

// The same examples for every mutant, so that a score can be repeated, and no search for the smallest
// counterexample, which a killed mutant does not need.
fc.configureGlobal({ seed: 20260101, endOnFailure: true });

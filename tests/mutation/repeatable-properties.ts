import fc from "fast-check";

// The same examples for every mutant, so that the score is reproducible, and no shrinking, which killed mutants do
// not need.
fc.configureGlobal({ seed: 20260101, endOnFailure: true });

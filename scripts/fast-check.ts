import fc from 'fast-check';

// Where a run decides whether a change is taken, the same change gives the same verdict; elsewhere every run looks
// at new cases.
if (process.env.CI) fc.configureGlobal({ seed: 20_261_115 });

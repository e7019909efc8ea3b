/** From best to worst. `no_data`: nothing speaks against it, but a rating is missing. */
export const VERDICTS = ['good', 'possible', 'no_data', 'not_advised', 'out'] as const;
export type Verdict = (typeof VERDICTS)[number];

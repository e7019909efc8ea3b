/**
 * From best to worst. `fits_temperature`: no medium was rated, but the polymer withstands the temperature. `no_data`:
 * no objections, but a rating is missing. `no_data_at_heat`: it is rated, but not at this temperature.
 */
export const VERDICTS = [
  'good',
  'possible',
  'fits_temperature',
  'no_data',
  'not_advised',
  'no_data_at_heat',
  'out',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Verdicts whose families link to parts. */
export const OFFERED: readonly Verdict[] = ['good', 'possible', 'fits_temperature'];

/** Returns the worse of two verdicts. */
export const worseVerdict = (one: Verdict, other: Verdict): Verdict =>
  VERDICTS.indexOf(one) >= VERDICTS.indexOf(other) ? one : other;

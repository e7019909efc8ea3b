/**
 * From best to worst. `fits_temperature`: no medium was rated, the polymer stands the temperature. `no_data`: nothing speaks
 * against it, but a rating is missing. `no_data_at_heat`: it is rated, but not as hot as this.
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

/** Verdicts whose families lead to parts. */
export const OFFERED: readonly Verdict[] = ['good', 'possible', 'fits_temperature'];

/** The worse of two verdicts. */
export const worseVerdict = (one: Verdict, other: Verdict): Verdict =>
  VERDICTS.indexOf(one) >= VERDICTS.indexOf(other) ? one : other;

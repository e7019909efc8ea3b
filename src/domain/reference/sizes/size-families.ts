/** The standards as the size finder tells them apart: metric sizes are those of ISO 3601, or others. */
export const SIZE_FAMILIES = ['as568', 'iso', 'jis', 'metric'] as const;
export type SizeFamily = (typeof SIZE_FAMILIES)[number];

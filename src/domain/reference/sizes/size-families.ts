/** The standards that the size finder distinguishes: metric sizes are either ISO 3601 sizes or others. */
export const SIZE_FAMILIES = ['as568', 'iso', 'jis', 'metric'] as const;
export type SizeFamily = (typeof SIZE_FAMILIES)[number];

/** The three size standards of the catalog, as the backend names them. */
export const SIZE_STANDARDS = ['usa', 'japanese', 'metric'] as const;
export type SizeStandard = (typeof SIZE_STANDARDS)[number];

const PREFIXES: Readonly<Record<SizeStandard, string>> = { usa: 'AS568-', japanese: 'JIS ', metric: '' };
const TITLES: Readonly<Record<SizeStandard, string>> = { usa: 'AS568', japanese: 'JIS', metric: 'Metric' };

/**
 * The size as people write it: AS568 sizes carry the prefix `AS568-`, JIS sizes `JIS `, metric sizes none (spec §3).
 *
 * @example displaySize('usa', '214') // 'AS568-214'
 * @example displaySize('japanese', 'P10') // 'JIS P10'
 * @example displaySize('metric', '10X2.5') // '10X2.5'
 */
export const displaySize = (standard: SizeStandard, code: string): string => PREFIXES[standard] + code;

/** The prefix alone: `AS568-`, `JIS ` or nothing. */
export const sizePrefix = (standard: SizeStandard): string => PREFIXES[standard];

/** The standard's own name: `AS568`, `JIS` or `Metric`. */
export const standardTitle = (standard: SizeStandard): string => TITLES[standard];

export const isSizeStandard = (value: unknown): value is SizeStandard =>
  typeof value === 'string' && (SIZE_STANDARDS as readonly string[]).includes(value);

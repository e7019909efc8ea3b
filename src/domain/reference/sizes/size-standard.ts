interface Standard {
  readonly title: string;
  /** Prefix of a code as people write it. */
  readonly prefix: string;
  /** Prefix of a code where the standard is known. */
  readonly shortPrefix: string;
  /** An example size, for input fields. */
  readonly example: string;
}

/** The size standards of the catalog, by the backend's names: docs/guides/add-a-size-standard.md. */
const STANDARDS = {
  usa: { title: 'AS568', prefix: 'AS568-', shortPrefix: '-', example: '214' },
  japanese: { title: 'JIS', prefix: 'JIS ', shortPrefix: '', example: 'P10' },
  metric: { title: 'Metric', prefix: '', shortPrefix: '', example: '10X2.5' },
} as const satisfies Readonly<Record<string, Standard>>;

export type SizeStandard = keyof typeof STANDARDS;
export const SIZE_STANDARDS = ['usa', 'japanese', 'metric'] as const satisfies readonly SizeStandard[];

/** Returns a record with an entry for every standard. */
export const byStandard = <Value>(of: (standard: SizeStandard) => Value): Record<SizeStandard, Value> =>
  Object.fromEntries(SIZE_STANDARDS.map((standard) => [standard, of(standard)])) as Record<SizeStandard, Value>;

/**
 * Returns the size as people write it: AS568 sizes have the prefix `AS568-`, JIS sizes `JIS `, metric sizes none.
 *
 * @example displaySize('usa', '214') // 'AS568-214'
 * @example displaySize('japanese', 'P10') // 'JIS P10'
 * @example displaySize('metric', '10X2.5') // '10X2.5'
 */
export const displaySize = (standard: SizeStandard, code: string): string => STANDARDS[standard].prefix + code;

/** Returns only the prefix: `AS568-`, `JIS ` or ''. */
export const sizePrefix = (standard: SizeStandard): string => STANDARDS[standard].prefix;

/** Returns the size as written where its standard is known. @example shortSize('usa', '214') // '-214' */
export const shortSize = (standard: SizeStandard, code: string): string => STANDARDS[standard].shortPrefix + code;

/**
 * Returns the size as written in a list of one standard, or of all.
 *
 * @example shownSize({ standard: 'usa', code: '214' }, 'all') // 'AS568-214'
 */
export const shownSize = (
  { standard, code }: { readonly standard: SizeStandard; readonly code: string },
  listed: SizeStandard | 'all',
): string => (listed === 'all' ? displaySize(standard, code) : shortSize(standard, code));

/** Returns the prefix that a short size omits: `AS568`, `JIS ` or ''. */
export const leftOutPrefix = (standard: SizeStandard): string => {
  const { prefix, shortPrefix } = STANDARDS[standard];
  return prefix.slice(0, prefix.length - shortPrefix.length);
};

/** Returns an example size of the standard: `-214`, `P10`. */
export const exampleSize = (standard: SizeStandard): string => shortSize(standard, STANDARDS[standard].example);

/** Returns the standard's name: `AS568`, `JIS` or `Metric`. */
export const standardTitle = (standard: SizeStandard): string => STANDARDS[standard].title;

export const isSizeStandard = (value: unknown): value is SizeStandard =>
  typeof value === 'string' && (SIZE_STANDARDS as readonly string[]).includes(value);

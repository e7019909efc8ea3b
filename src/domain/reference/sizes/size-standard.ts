interface Standard {
  readonly title: string;
  /** What stands before a code as people write it. */
  readonly prefix: string;
  /** What stands before a code where the standard is known. */
  readonly shortPrefix: string;
  /** A size of it, for fields that ask for one. */
  readonly example: string;
}

/** The size standards of the catalog, by the names the backend has for them: docs/guides/add-a-size-standard.md. */
const STANDARDS = {
  usa: { title: 'AS568', prefix: 'AS568-', shortPrefix: '-', example: '214' },
  japanese: { title: 'JIS', prefix: 'JIS ', shortPrefix: '', example: 'P10' },
  metric: { title: 'Metric', prefix: '', shortPrefix: '', example: '10X2.5' },
} as const satisfies Readonly<Record<string, Standard>>;

export type SizeStandard = keyof typeof STANDARDS;
export const SIZE_STANDARDS = ['usa', 'japanese', 'metric'] as const satisfies readonly SizeStandard[];

/** A record with an entry for every standard. */
export const byStandard = <Value>(of: (standard: SizeStandard) => Value): Record<SizeStandard, Value> =>
  Object.fromEntries(SIZE_STANDARDS.map((standard) => [standard, of(standard)])) as Record<SizeStandard, Value>;

/**
 * The size as people write it: AS568 sizes carry the prefix `AS568-`, JIS sizes `JIS `, metric sizes none.
 *
 * @example displaySize('usa', '214') // 'AS568-214'
 * @example displaySize('japanese', 'P10') // 'JIS P10'
 * @example displaySize('metric', '10X2.5') // '10X2.5'
 */
export const displaySize = (standard: SizeStandard, code: string): string => STANDARDS[standard].prefix + code;

/** The prefix alone: `AS568-`, `JIS ` or nothing. */
export const sizePrefix = (standard: SizeStandard): string => STANDARDS[standard].prefix;

/** The size where its standard is known. @example shortSize('usa', '214') // '-214' */
export const shortSize = (standard: SizeStandard, code: string): string => STANDARDS[standard].shortPrefix + code;

/** The size in a list of one standard, or of all. @example shownSize({ standard: 'usa', code: '214' }, 'all') // 'AS568-214' */
export const shownSize = (
  { standard, code }: { readonly standard: SizeStandard; readonly code: string },
  listed: SizeStandard | 'all',
): string => (listed === 'all' ? displaySize(standard, code) : shortSize(standard, code));

/** What a short size lacks of the size as displayed: `AS568`, `JIS ` or nothing. */
export const leftOutPrefix = (standard: SizeStandard): string => {
  const { prefix, shortPrefix } = STANDARDS[standard];
  return prefix.slice(0, prefix.length - shortPrefix.length);
};

/** A size of the standard as an example: `-214`, `P10`. */
export const exampleSize = (standard: SizeStandard): string => shortSize(standard, STANDARDS[standard].example);

/** The standard's own name: `AS568`, `JIS` or `Metric`. */
export const standardTitle = (standard: SizeStandard): string => STANDARDS[standard].title;

export const isSizeStandard = (value: unknown): value is SizeStandard =>
  typeof value === 'string' && (SIZE_STANDARDS as readonly string[]).includes(value);

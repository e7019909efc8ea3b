import type { Reading, Understood } from '../../src/domain/engineering/understand/reading.ts';
import { type PageName, SUGGESTED_PAGES } from '../../src/domain/engineering/understand/words/page-words.ts';
import { foreignProduct } from '../../src/domain/engineering/understand/words/products.ts';

/** A row of queries.csv; every cell is a string. */
export interface QueryRow {
  readonly query: string;
  readonly size: string;
  readonly id_mm: string;
  readonly cs_mm: string;
  readonly od_mm: string;
  readonly family: string;
  readonly hardness: string;
  readonly color: string;
  readonly other: string;
  readonly medium: string;
  readonly t_low_c: string;
  readonly t_high_c: string;
  readonly quantity: string;
  readonly outcome: string;
}

export type Verdict = 'right' | 'unread' | 'wrong';

export interface Judged {
  readonly verdict: Verdict;
  /** Differences from the row: `size: AS568-118, expected none`. */
  readonly problems: readonly string[];
}

const alternatives = (cell: string): readonly string[] =>
  cell
    .split('|')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== '');

type Of<K extends Understood['kind']> = Extract<Understood, { kind: K }>;
const ofKind = <K extends Understood['kind']>({ understood }: Reading, kind: K): readonly Of<K>[] =>
  understood.filter((one): one is Of<K> => one.kind === kind);

/** Returns `as568-214`, `jis p26` or `25x3.5` from the store's parameter. */
const sizeName = (size: string): string => (/^[a-z]\d/i.test(size) ? `JIS ${size}` : size).toLowerCase();

/** Recognized families; encapsulated ones count as `encapsulated vmq core`. */
const CORES: Readonly<Record<string, string>> = {
  'fep-vmq': 'vmq',
  'pfa-vmq': 'vmq',
  'fep-fkm': 'fkm',
  'pfa-fkm': 'fkm',
};

/** Different names of one family in the tables: polyurethane is AU or EU. */
const SAME_FAMILY: Readonly<Record<string, string>> = {
  eu: 'au',
  'ptfe-filled': 'ptfe',
  'ciir-biir': 'iir',
  epm: 'epdm',
};

const familyNames = (materials: readonly string[]): readonly string[] => [
  ...new Set(materials.filter((key) => CORES[key] === undefined).map((key) => SAME_FAMILY[key] ?? key)),
];

const OTHER_NAMES: readonly (readonly [name: string, key: RegExp])[] = [
  ['fda', /^fda/],
  ['nsf61', /^nsf-ansi-61$/],
  ['nsf51', /^nsf-ansi-51$/],
  ['usp6', /^usp-class-vi$/],
  ['ul', /^ul-/],
  ['3a', /^3-a$/],
  ['rgd', /^(?:rgd-resistant|norsok-m-710)$/],
  ['glt', /^type-glt$/],
  ['spring steel', /^spring_steel$/],
];

const otherName = (key: string): string => OTHER_NAMES.find(([, pattern]) => pattern.test(key))?.[0] ?? key;

const othersOf = (one: Understood): readonly string[] => {
  if (one.kind === 'certificate') return one.keys.slice(0, 1).map(otherName);
  if (one.kind === 'property') return one.group === 'color' ? [] : [otherName(one.key)];
  if (one.kind === 'compound') return one.labels.map((label) => label.toLowerCase());
  if (one.kind === 'stock') return ['in stock'];
  if (one.kind === 'not') return othersOf({ ...one, ...one.not } as Understood).map((name) => `!${name}`);
  if (one.kind !== 'family') return [];
  const cores = [...new Set(one.materials.flatMap((key) => CORES[key] ?? []))];
  const encapsulated = cores.length === 0 ? [] : [cores.length > 1 ? 'encapsulated' : `encapsulated ${cores[0]} core`];
  return [...encapsulated, ...(one.grade === null ? [] : [otherName(one.grade.key)])];
};

/** Returns the reading of each text column. */
const readSizes = (reading: Reading): readonly string[] => [
  ...new Set(ofKind(reading, 'size').map(({ size }) => sizeName(size))),
];
const readFamilies = (reading: Reading): readonly string[] => [
  ...new Set([
    ...ofKind(reading, 'family').flatMap(({ materials }) => familyNames(materials)),
    ...ofKind(reading, 'not').flatMap(({ not }) =>
      not.kind === 'family' ? familyNames(not.materials).map((name) => `!${name}`) : [],
    ),
  ]),
];
const readColors = (reading: Reading): readonly string[] => [
  ...new Set([
    ...ofKind(reading, 'property').flatMap(({ group, key }) => (group === 'color' ? [key] : [])),
    ...ofKind(reading, 'not').flatMap(({ not }) =>
      not.kind === 'property' && not.group === 'color' ? [`!${not.key}`] : [],
    ),
  ]),
];
const readOthers = (reading: Reading): readonly string[] => {
  const names = [...new Set(reading.understood.flatMap(othersOf))];
  const hasCore = names.some((name) => name.startsWith('encapsulated '));
  return names.filter((name) => name !== 'encapsulated' || !hasCore);
};

const compare = (column: string, read: readonly string[], expected: readonly string[]): readonly string[] => {
  const extra = read.filter((one) => !expected.includes(one));
  const missing = expected.filter((one) => !read.includes(one));
  return [...extra.map((one) => `${column}: read ${one}`), ...missing.map((one) => `${column}: missing ${one}`)];
};

const sameNumber = (a: number, b: number, within: number): boolean => Math.abs(a - b) <= within;

/** Compares a dimension of the row with the recognized ones or the size that they imply. */
const compareLengths = (row: QueryRow, reading: Reading): readonly string[] => {
  const sizes = readSizes(reading);
  const others = ofKind(reading, 'other-size');
  const check = (column: string, cell: string, read: readonly number[]): readonly string[] => {
    if (cell === '') return read.map((one) => `${column}: read ${one}`);
    if (read.length === 0) return sizes.length > 0 || column === 'od_mm' ? [] : [`${column}: missing ${cell}`];
    return read.every((one) => sameNumber(one, Number(cell), 0.02))
      ? []
      : [`${column}: read ${read.join(', ')}, expected ${cell}`];
  };
  const sections = [...ofKind(reading, 'cross-section').map(({ csMm }) => csMm), ...others.map(({ csMm }) => csMm)];
  const isNominal =
    row.cs_mm !== '' && sections.every((one) => one - Number(row.cs_mm) > 0 && one - Number(row.cs_mm) < 0.65);
  return [
    ...check('id_mm', row.id_mm, [
      ...ofKind(reading, 'inside-diameter').map(({ idMm }) => idMm),
      ...others.map(({ idMm }) => idMm),
    ]),
    ...(isNominal && sections.length > 0 ? [] : check('cs_mm', row.cs_mm, sections)),
    ...check(
      'od_mm',
      row.od_mm,
      ofKind(reading, 'outside-diameter').map(({ odMm }) => odMm),
    ),
  ];
};

const compareSizes = (row: QueryRow, reading: Reading): readonly string[] => {
  const expected = alternatives(row.size);
  const read = readSizes(reading);
  const isTypedRing = row.id_mm !== '' && expected.length > 1;
  if (!isTypedRing) return compare('size', read, expected);
  const offered = reading.asks.flatMap(({ choices }) =>
    choices.map(({ text }) => (text.split(',')[0] ?? '').toLowerCase()),
  );
  const named = read.length > 0 ? read : offered;
  const extra = read.filter((one) => !expected.includes(one));
  return [
    ...extra.map((one) => `size: read ${one}`),
    ...(named.some((one) => expected.includes(one)) ? [] : [`size: none of ${row.size}`]),
  ];
};

const compareNumbers = (column: string, read: readonly (number | null)[], cell: string): readonly string[] => {
  const values = [...new Set(read.flatMap((one) => one ?? []))];
  if (cell === '') return values.map((one) => `${column}: read ${one}`);
  const isSame = values.length === 1 && sameNumber(values[0] ?? Number.NaN, Number(cell), 0.6);
  return isSame ? [] : [`${column}: read ${values.join(', ') || 'nothing'}, expected ${cell}`];
};

const compareMedia = ({ medium }: QueryRow, reading: Reading): readonly string[] => {
  const spans = [...ofKind(reading, 'medium'), ...reading.asks].map(({ from, to }) =>
    reading.text.slice(from, to).toLowerCase(),
  );
  const media = ofKind(reading, 'medium');
  if (medium === '') return media.map(({ name }) => `medium: read ${name}`);
  const isRead = (word: string): boolean => spans.some((span) => span.includes(word));
  const words = medium
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== 'and');
  return words.filter((word) => !isRead(word)).map((word) => `medium: missing ${word}`);
};

const pageNames = (reading: Reading): readonly string[] => {
  const paths = [
    ...ofKind(reading, 'page').map(({ page }) => SUGGESTED_PAGES[page].path as string),
    ...ofKind(reading, 'product').map(({ product }) => foreignProduct(product).page),
  ];
  return (Object.keys(SUGGESTED_PAGES) as PageName[]).filter((name) => paths.includes(SUGGESTED_PAGES[name].path));
};

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^[-.(]+|[-.)]+$/g, ''))
    .filter((word) => word !== '');

/** Returns what the outcome requires and the reading lacks. */
const compareOutcome = ({ outcome }: QueryRow, reading: Reading): readonly string[] => {
  const [kind = '', detail = ''] = outcome.split(/:\s*(.*)/s);
  const unread = reading.unread.flatMap(({ typed }) => wordsIn(typed));
  const left = unread.map((word) => `not read: ${word}`);
  const pages = pageNames(reading);
  const none = ofKind(reading, 'no-size').length > 0;
  const asked = reading.asks.length > 0;
  const unexpected = [
    ...(kind === 'page' ? [] : pages.map((name) => `page: ${name}`)),
    ...(kind === 'none' || !none ? [] : ['no such size']),
    ...(kind === 'ask' || kind === 'none' || kind === 'page' || !asked ? [] : ['asks']),
  ];
  if (kind === 'read') return [...left, ...unexpected];
  if (kind === 'ask') return [...(asked ? [] : ['asks nothing']), ...left, ...unexpected];
  if (kind === 'none') return [...(none ? [] : ['finds such a size']), ...left, ...unexpected];
  if (kind === 'page')
    return [...(pages.includes(detail) ? [] : [`page: missing ${detail}, has ${pages.join(', ')}`]), ...unexpected];
  const named = reading.unread.map(({ typed }) => typed.toLowerCase()).join(' ');
  const missing = wordsIn(detail).filter((word) => !named.includes(word));
  return [...missing.map((word) => `reads ${word}`), ...unexpected];
};

const isNamedUnread = (problem: string): boolean =>
  /missing|^not read|read nothing|asks nothing|finds such/.test(problem);

/**
 * Compares a reading with its row. `right`: everything matches the row. `unread`: nothing contradicts the row, and
 * missing parts are reported as unread. `wrong`: anything else.
 */
export const judgeQuery = (row: QueryRow, reading: Reading): Judged => {
  const temperatures = ofKind(reading, 'temperature');
  const problems = [
    ...compareSizes(row, reading),
    ...compareLengths(row, reading),
    ...compare('family', readFamilies(reading), alternatives(row.family)),
    ...compareNumbers(
      'hardness',
      ofKind(reading, 'hardness').map(({ shoreA }) => shoreA),
      row.hardness,
    ),
    ...compare('color', readColors(reading), alternatives(row.color)),
    ...compare('other', readOthers(reading), alternatives(row.other)),
    ...compareMedia(row, reading),
    ...compareNumbers(
      't_low_c',
      temperatures.map(({ lowC }) => lowC),
      row.t_low_c,
    ),
    ...compareNumbers(
      't_high_c',
      temperatures.map(({ highC }) => highC),
      row.t_high_c,
    ),
    ...compareNumbers(
      'quantity',
      ofKind(reading, 'quantity').map(({ quantity }) => quantity),
      row.quantity,
    ),
    ...compareOutcome(row, reading),
  ];
  const isExpectedUnread = row.outcome.startsWith('unread');
  if (problems.length === 0) return { verdict: isExpectedUnread ? 'unread' : 'right', problems };
  const isNamed = reading.unread.length > 0 && problems.every(isNamedUnread);
  return { verdict: isNamed ? 'unread' : 'wrong', problems };
};

import { readLines } from '../../src/domain/order/lists/reading/read-line.ts';
import type { ReadLine } from '../../src/domain/order/lists/reading/read-text.ts';
import { displaySize } from '../../src/domain/reference/sizes/size-standard.ts';
import type { Catalog } from '../../src/domain/shop/catalog/index/catalog.ts';
import type { Part } from '../../src/domain/shop/catalog/model.ts';
import { partsWritten } from '../../src/domain/shop/catalog/rows/part-written.ts';
import type { Judged } from './judge-query.ts';

/** A row of list-lines.csv; every cell is a string. */
export interface LineRow {
  readonly line: string;
  readonly part: string;
  readonly size: string;
  readonly family: string;
  readonly hardness: string;
  readonly quantity: string;
  readonly outcome: string;
}

const materialOf = (catalog: Catalog, { compoundRecord }: Part): readonly string[] =>
  compoundRecord.modifiers.flatMap((at) => {
    const modifier = catalog.modifiers[at];
    return modifier?.type === 'material' ? [modifier.key] : [];
  });

const SAME_MM = 0.06;

/** Returns whether a part has a size by its name, or the dimensions of that size. */
const hasSize = (catalog: Catalog, part: Part, name: string): boolean =>
  catalog.sizes.some(
    (size) =>
      displaySize(size.standard, size.code) === name &&
      Math.abs(size.idMm - part.sizeRecord.idMm) <= SAME_MM &&
      Math.abs(size.csMm - part.sizeRecord.csMm) <= SAME_MM,
  );

const FAMILIES = /^(?:NBR|FKM|EPDM|VMQ|CR|HNBR|FFKM|FVMQ|FEPM|AU|IIR|ACM|AEM|ECO|CSM|NR|SBR|PTFE)\b/;

/** Returns the parts of a reading that a corpus row can specify. */
const factsOf = ({ kind, candidates, found }: ReadLine) => ({
  part: kind === 'exact' ? (candidates[0]?.part ?? null) : null,
  families: found.flatMap((text) => FAMILIES.exec(text)?.[0]?.toLowerCase() ?? []),
  hardness: found.flatMap((text) => /^(\d+) Shore A$/.exec(text)?.[1] ?? []),
});

const isReady = ({ kind }: ReadLine): boolean => kind === 'exact' || kind === 'nearest';

/** Returns what the line contains and its row does not, which makes it wrong. */
const wrongs = (catalog: Catalog, row: LineRow, read: ReadLine): string[] => {
  const { part, families, hardness } = factsOf(read);
  const [outcome = '', detail = ''] = row.outcome.split(': ');
  const isLine = ['part', 'read', 'ask', 'unread', 'none'].includes(outcome);
  const reasons: string[] = [];
  const check = (is: boolean, reason: string): void => void (is && reasons.push(reason));
  if (!isLine) {
    check(read.candidates.length > 0, `offers ${read.candidates[0]?.part.name}`);
    check(outcome === 'foreign' && read.kind === 'aside', 'is taken for no line');
    check(outcome !== 'foreign' && read.kind === 'foreign', `is taken for a ${read.product?.name}`);
    check(outcome !== 'foreign' && read.kind !== 'aside' && read.quantity !== '', `orders ${read.quantity}`);
    return reasons;
  }
  check(read.kind === 'aside' || read.kind === 'foreign', `is ${read.aside ?? read.product?.name}`);
  check(read.quantity !== '' && (read.quantity !== row.quantity || detail === 'quantity'), `quantity ${read.quantity}`);
  const isMade = row.part === '' || partsWritten(catalog, row.part, 1).length === 1;
  check(part !== null && isMade && row.part !== '' && part.name !== row.part, `part ${part?.name}`);
  check(
    read.kind === 'exact' && (!isMade || (outcome === 'ask' && detail !== 'quantity')),
    `is decided as ${part?.name}`,
  );
  check(isReady(read) && (outcome === 'none' || (outcome === 'ask' && detail !== 'quantity')), 'is decided');
  check(read.candidates.length > 0 && (outcome === 'none' || detail === 'two parts'), 'offers parts');
  const sized = row.size === '' ? [] : read.candidates.filter((one) => !hasSize(catalog, one.part, row.size));
  check(sized.length > 0, `size of ${sized[0]?.part.name}`);
  const expected = row.part === '' ? row.family.split('|') : null;
  check(expected !== null && families.some((family) => !expected.includes(family)), `family ${families}`);
  check(expected !== null && hardness.some((value) => value !== row.hardness), `hardness ${hardness}`);
  if (isReady(read) && row.family !== '') {
    const material = materialOf(catalog, (read.candidates[0] as ReadLine['candidates'][number]).part);
    check(!row.family.split('|').some((family) => material.includes(family)), `material ${material}`);
  }
  return reasons;
};

const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** Returns what the row contains and the line does not. */
const missing = (catalog: Catalog, row: LineRow, read: ReadLine): string[] => {
  const { part, families, hardness } = factsOf(read);
  const [outcome = '', detail = ''] = row.outcome.split(': ');
  const reasons: string[] = [];
  const check = (is: boolean, reason: string): void => void (is && reasons.push(reason));
  if (outcome === 'foreign')
    return read.product?.name === detail ? [] : [`not foreign: ${read.kind} ${read.product?.name ?? ''}`];
  if (['total', 'note', 'heading', 'empty'].includes(outcome))
    return read.aside === outcome ? [] : [`${read.kind} ${read.aside ?? ''}`];
  check(detail !== 'quantity' && read.quantity !== row.quantity, `quantity ${read.quantity || read.unclear || 'none'}`);
  const isMade = row.part === '' || partsWritten(catalog, row.part, 1).length === 1;
  check(row.part !== '' && isMade && part === null, `no part: ${read.kind} ${read.problem}`);
  if (outcome === 'none') return reasons;
  check(row.size !== '' && read.candidates.length === 0, `no size ${row.size}`);
  if (detail === 'part') return reasons;
  check(row.part === '' && row.family !== '' && families.length === 0, `no family in ${read.found}`);
  check(row.part === '' && row.hardness !== '' && hardness.length === 0, `no hardness in ${read.found}`);
  if (outcome === 'unread') {
    const named = new Set(words([...read.unread, ...read.remarks].join(' ')));
    const expected = words(detail).filter((word) => word !== 'by');
    check(!expected.some((word) => named.has(word)), `not named: ${detail}`);
  }
  return reasons;
};

/** Reads a line of the corpus with a catalog and judges the result. */
export const judgeLine = (catalog: Catalog, row: LineRow): Judged => {
  const [read] = readLines(catalog, [{ texts: [row.line], holdsQuantity: true }]);
  if (!read) return { verdict: 'unread', problems: ['nothing'] };
  const wrong = wrongs(catalog, row, read);
  if (wrong.length > 0) return { verdict: 'wrong', problems: wrong };
  const less = missing(catalog, row, read);
  return { verdict: less.length > 0 ? 'unread' : 'right', problems: less };
};

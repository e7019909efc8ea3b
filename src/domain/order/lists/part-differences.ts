import { offBy, type RequestedRing } from '../../engineering/understand/nearest-sizes.ts';
import { LENGTHS, type Understood } from '../../engineering/understand/reading.ts';
import { type Mm, roundTo } from '../../kit/units.ts';
import type { Catalog } from '../../shop/catalog/index/catalog.ts';
import type { Part } from '../../shop/catalog/model.ts';
import { hardnessText } from '../../shop/catalog/rows/describe-part.ts';
import type { Difference } from './reading/line-reading.ts';

const MINUS = '\u2212';
const signed = (value: number, unit: string): string => `${value < 0 ? MINUS : '+'}${Math.abs(value)} ${unit}`;

const millimeters = (length: Mm): string => roundTo(length, 2).toFixed(2);

const lengthDifference = (what: string, asked: Mm | null, offered: Mm, by: Mm | null): Difference[] =>
  asked === null || by === null || by === 0
    ? []
    : [{ what, asked: millimeters(asked), offered: millimeters(offered), by: signed(by, 'mm') }];

/** Returns the differences of inside diameter and cross-section, if the requested lengths are not those of a size. */
const lengthDifferences = (ring: RequestedRing, { sizeRecord: size }: Part): Difference[] => {
  if (ring.size !== null) return [];
  const off = offBy(ring, size);
  return [
    ...lengthDifference('ID', ring.idMm, size.idMm, off.idMm),
    ...lengthDifference('CS', ring.csMm, size.csMm, off.csMm),
  ];
};

/** Returns how far a part's hardness is from the requested one. */
export const hardnessGap = (understood: readonly Understood[]) => {
  const asked = understood.find((one) => one.kind === 'hardness');
  return ({ compoundRecord: { durometer } }: Part): number =>
    asked === undefined || durometer === null ? 0 : Math.abs(durometer - asked.shoreA);
};

const labelOf = (catalog: Catalog, { compoundRecord }: Part, type: string): string =>
  compoundRecord.modifiers.map((at) => catalog.modifiers[at]).find((one) => one?.type === type)?.label ?? '';

const otherDifference = (catalog: Catalog, part: Part, one: Understood): Difference => {
  const { durometer } = part.compoundRecord;
  if (one.kind === 'hardness') {
    const by = durometer === null ? '' : signed(durometer - one.shoreA, 'Shore A');
    return { what: 'Hardness', asked: one.text, offered: hardnessText(part.compoundRecord), by };
  }
  if (one.kind === 'property') {
    const offered = labelOf(catalog, part, one.group);
    return { what: one.group === 'color' ? 'Color' : one.title, asked: one.text, offered, by: '' };
  }
  if (one.kind === 'family') {
    return { what: 'Material', asked: one.text, offered: labelOf(catalog, part, 'material'), by: '' };
  }
  if (one.kind === 'compound') {
    return { what: 'Compound', asked: one.text, offered: part.compoundRecord.labelDisplay, by: '' };
  }
  return { what: one.title, asked: one.text, offered: 'not so', by: '' };
};

/**
 * Returns how a part differs from the request: its lengths, and the criteria that were dropped from the query. Criteria
 * that the part meets anyway are excluded.
 */
export const differencesFrom = (
  catalog: Catalog,
  part: Part,
  ring: RequestedRing,
  left: readonly Understood[],
): readonly Difference[] => [
  ...lengthDifferences(ring, part),
  ...left
    .filter(({ kind }) => !LENGTHS.includes(kind))
    .map((one) => otherDifference(catalog, part, one))
    .filter(({ asked, offered }) => asked !== offered),
];

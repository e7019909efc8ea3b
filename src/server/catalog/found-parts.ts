import { signedLength } from '../../domain/engineering/size-finder/size-words.ts';
import type { Found, FoundPart, PartGroup } from '../../domain/engineering/understand/find-parts.ts';
import type { OffBy } from '../../domain/engineering/understand/nearest-sizes.ts';
import type { Kind } from '../../domain/engineering/understand/reading.ts';
import { notApplied, readingWarnings } from '../../domain/engineering/understand/reading-query.ts';
import { suggestedPages } from '../../domain/engineering/understand/suggested-pages.ts';
import { withoutPiece, withoutWords } from '../../domain/engineering/understand/without-piece.ts';
import { counted, inNumber } from '../../domain/kit/text/counted.ts';
import type { LengthUnit } from '../../domain/kit/units.ts';
import { displaySize } from '../../domain/reference/sizes/size-standard.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { PAGE_LIMIT } from '../../domain/shop/catalog/query.ts';
import { hardnessText } from '../../domain/shop/catalog/rows/describe-part.ts';
import { cellNamed } from '../../domain/shop/catalog/rows/parts.ts';
import { asNamedPart } from '../../domain/shop/catalog/suggest/suggest.ts';
import { listingHref, queryString } from '../../domain/shop/catalog-url/query-string.ts';
import { priceText } from '../../domain/shop/pricing/price-text.ts';
import type { FoundResponse, PartOfText } from '../../domain/site/api/catalog/found.ts';

/** @example offText({ idMm: mm(-1.6), csMm: mm(0) }, 'mm') // 'ID −1.60 mm' */
const offText = ({ idMm, csMm }: OffBy, unit: LengthUnit): string => {
  const lengths = [
    idMm === null || idMm === 0 ? '' : `ID ${signedLength(unit, idMm)}`,
    csMm === null || csMm === 0 ? '' : `CS ${signedLength(unit, csMm)}`,
  ].filter(Boolean);
  return lengths.length === 0 ? '' : `${lengths.join(', ')} ${unit}`;
};

/** Returns the attribute in which a part differs from the query. */
const otherText = (catalog: Catalog, { part: { compoundRecord } }: FoundPart, other: Kind): string => {
  const labelOf = (type: string): string =>
    compoundRecord.modifiers.map((at) => catalog.modifiers[at]).find((one) => one?.type === type)?.label ?? '';
  if (other === 'hardness') return hardnessText(compoundRecord);
  if (other === 'property') return labelOf('color').toLowerCase();
  return other === 'family' || other === 'medium' ? labelOf('material') : '';
};

const OTHER_WORDS: Readonly<Partial<Record<Kind, string>>> = {
  property: 'other color or kind',
  hardness: 'other hardness',
  certificate: 'without the certificate',
  stock: 'not in stock',
  temperature: 'other temperatures',
  compound: 'other compound',
  medium: 'whatever the fluid',
  family: 'other material',
};

/** Describes which criterion was relaxed. Mentions only the color if no other property was requested. */
const otherWords = ({ understood }: Found['reading'], other: Kind): string =>
  other === 'property' && understood.every((one) => one.kind !== 'property' || one.group === 'color')
    ? 'other color'
    : (OTHER_WORDS[other] ?? '');

/** Whether no part has exactly the requested lengths. */
const isNearOnly = (parts: readonly FoundPart[]): boolean =>
  parts.length > 0 && parts.every(({ off }) => off !== null && ((off.idMm ?? 0) !== 0 || (off.csMm ?? 0) !== 0));

const titleOf = ({ reading }: Found, { kind, other, parts }: PartGroup): string => {
  if (kind === 'exact' && !isNearOnly(parts)) return inNumber(parts.length, 'Exact part', 'Exact parts');
  if (kind === 'nearest') return 'Nearest sizes';
  if (kind !== 'same-size' && isNearOnly(parts)) return 'Parts of near sizes';
  return kind === 'parts' ? 'Parts' : `Same size, ${otherWords(reading, other ?? 'property')}`;
};

const shownPart = (catalog: Catalog, found: FoundPart, unit: LengthUnit): PartOfText => {
  const { part, other, off } = found;
  const { id, name, idMm, csMm, color, summary } = asNamedPart(catalog, part);
  return {
    id,
    name,
    idMm,
    csMm,
    color,
    summary,
    size: displaySize(part.sizeRecord.standard, part.sizeRecord.code),
    price: priceText(part.priceE5),
    onHand: part.onHand,
    vendorQuantity: part.vendorQuantity,
    differs: off === null ? (other === null ? '' : otherText(catalog, found, other)) : offText(off, unit),
  };
};

/** @example '85 FKM parts in AS568-214' */
const moreText = (catalog: Catalog, { kind }: PartGroup, { query, total }: NonNullable<PartGroup['more']>): string => {
  if (kind !== 'same-size') return `All ${counted(total, 'part')}`;
  const materials = query.facets.material
    .map((key) => catalog.facets.byKey.material.get(key)?.label ?? key)
    .join(' and ');
  const noun = [materials, 'part'].filter(Boolean).join(' ');
  return [counted(total, noun), ...query.sizes].join(' in ');
};

const shownGroup = (
  catalog: Catalog,
  found: Found,
  group: PartGroup,
  unit: LengthUnit,
): FoundResponse['groups'][number] => ({
  kind: group.kind,
  title: titleOf(found, group),
  parts: group.parts.map((part) => shownPart(catalog, part, unit)),
  more: group.more && {
    text: moreText(catalog, group, group.more),
    href: listingHref(group.more.query),
  },
});

const chipsOf = ({ reading, keywords }: Found): FoundResponse['understood'] => [
  ...reading.understood.map((piece) => ({
    kind: piece.kind,
    title: piece.title,
    text: piece.text,
    swatch: piece.swatch,
    typed: piece.typed,
    from: piece.from,
    to: piece.to,
    without: withoutPiece(reading, piece),
    hint: piece.hint,
  })),
  ...keywords.map((words) => ({
    kind: 'keyword',
    title: 'Keyword',
    text: words.typed,
    swatch: null,
    ...words,
    without: withoutWords(reading, words),
    hint: '',
  })),
];

/** Returns the interpretation of a search text and the parts it finds, in the format of pages and the API. */
export const foundResponse = (catalog: Catalog, found: Found, unit: LengthUnit): FoundResponse => ({
  text: found.reading.text,
  unit,
  understood: chipsOf(found),
  // A part number of another scheme is no piece that the grammar knows, but it names a part.
  unread: found.unread
    .filter(({ typed }) => cellNamed(catalog, typed) === -1)
    .map((words) => ({ ...words, without: withoutWords(found.reading, words) })),
  asks: found.reading.asks.map(({ question, choices }) => ({
    question,
    choices: choices.map((choice) => ({ ...choice })),
  })),
  pages: suggestedPages(found.reading).map((page) => ({ ...page })),
  warnings: [
    ...readingWarnings(catalog, found.reading),
    ...notApplied(catalog, found.reading).map((words) => `“${words}” is not applied: the store has no such filter.`),
    ...found.reading.notes,
  ],
  query: queryString(found.query, PAGE_LIMIT),
  href: listingHref(found.query),
  totalItems: found.total,
  groups: found.groups.map((group) => shownGroup(catalog, found, group, unit)),
});

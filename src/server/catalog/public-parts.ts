import { datasheetHref, partHref } from '../../domain/reference/paths/store-links.ts';
import type { Size } from '../../domain/reference/sizes/size.ts';
import type { ToleranceTable } from '../../domain/reference/sizes/tolerances.ts';
import { chemicals, materials, tolerances } from '../../domain/reference/tables/tables.ts';
import { byModifierType } from '../../domain/shop/catalog/facets.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import type { Compound, Part } from '../../domain/shop/catalog/model.ts';
import { compoundText, describePart } from '../../domain/shop/catalog/rows/describe-part.ts';
import { partAt, priceListAt } from '../../domain/shop/catalog/rows/part-at.ts';
import { partToleranceOf } from '../../domain/shop/catalog/rows/part-tolerance.ts';
import { cellNamed } from '../../domain/shop/catalog/rows/parts.ts';
import { type RingSection, sectionOfCompound } from '../../domain/shop/catalog/rows/ring-section.ts';
import { compoundIndex, makeDatasheet } from '../../domain/shop/datasheet/make-datasheet.ts';
import type { PriceList } from '../../domain/shop/pricing/price-list.ts';
import type { CompoundFacts } from '../../domain/site/api/v1/compounds.ts';
import type { LookedUpPart } from '../../domain/site/api/v1/parts.ts';
import type { PublicCompound, PublicPart, PublicSize } from '../../domain/site/api/v1/shapes.ts';
import { publicSizeOf } from '../../domain/site/api/v1/size-json.ts';
import { shownModifiers } from './named-part.ts';
import { amount, unitPrice } from './public-money.ts';

const publicCompound = (
  record: Compound,
  modifiers: ReturnType<typeof shownModifiers>,
  siteUrl: string,
): PublicCompound => ({
  code: record.labelDisplay,
  description: compoundText(record, {
    material: modifiers.material[0]?.label,
    color: modifiers.color[0]?.label,
  }),
  key_features: record.description,
  hardness: record.durometer,
  hardness_scale: record.durometerScale,
  temperature_low_c: record.temperatureLowC,
  temperature_high_c: record.temperatureHighC,
  properties: byModifierType((type) => modifiers[type].map(({ key, label }) => ({ key, label }))),
  url: `${siteUrl}${datasheetHref(record.label)}`,
});

/** What all parts of a compound share. */
export const compoundOfParts = (
  catalog: Pick<Catalog, 'modifiers'>,
  part: Pick<Part, 'compoundRecord'>,
  siteUrl: string,
) => {
  const modifiers = shownModifiers(catalog, part);
  return {
    modifiers,
    compound: publicCompound(part.compoundRecord, modifiers, siteUrl),
    section: sectionOfCompound(catalog, part.compoundRecord),
  };
};

export type CompoundOfParts = ReturnType<typeof compoundOfParts>;

/** Returns a price list in the form of the public API. null without published prices. */
export const publicPriceList = (list: PriceList | null): PublicPart['prices'] =>
  list === null || list.breaks.length === 0
    ? null
    : {
        breaks: list.breaks.map(({ minQuantity, unitPriceE5 }) => ({
          min_quantity: minQuantity,
          unit_price: unitPrice(unitPriceE5),
        })),
        line_minimum: amount(list.lineMinCents),
        line_maximum: list.lineMaxCents === null ? null : amount(list.lineMaxCents),
      };

/** Returns the cell of a part. */
export const cellOf = ({ stride }: Catalog, { compound, size }: Pick<Part, 'compound' | 'size'>): number =>
  compound * stride + size;

/** Returns the tolerances on file for a ring, in the form of the public API. */
export const publicTolerances = (
  table: ToleranceTable,
  size: Size,
  section: RingSection,
): Pick<PublicPart, 'id_tolerance_mm' | 'cs_tolerance_mm'> => {
  const tolerance = partToleranceOf(table, size, section);
  return { id_tolerance_mm: tolerance?.idMm ?? null, cs_tolerance_mm: tolerance?.csMm ?? null };
};

/** Returns parts in the form of the public API, from the index alone: a function of the cell. */
export const publicParts = (catalog: Catalog, siteUrl: string): ((cell: number) => PublicPart) => {
  const table = tolerances();
  const known = new Map<Compound, CompoundOfParts>();
  return (cell) => {
    const part = partAt(catalog, cell);
    const ofParts = known.get(part.compoundRecord) ?? compoundOfParts(catalog, part, siteUrl);
    known.set(part.compoundRecord, ofParts);
    const { modifiers, compound, section } = ofParts;
    return {
      part_number: part.name,
      description: describePart(part, modifiers),
      size: publicSizeOf(part.sizeRecord),
      ...publicTolerances(table, part.sizeRecord, section),
      compound,
      stock: { on_hand: part.onHand, vendor: part.vendorQuantity },
      prices: publicPriceList(priceListAt(catalog, cell)),
      url: `${siteUrl}${partHref(part.name)}`,
    };
  };
};

/** Returns the part of each part number, or the reason for a missing one, in the order of the request. */
export const lookUpParts = (catalog: Catalog, siteUrl: string, partNumbers: readonly string[]): LookedUpPart[] => {
  const partOf = publicParts(catalog, siteUrl);
  return partNumbers.map((requested) => {
    const cell = cellNamed(catalog, requested);
    return cell === -1
      ? { requested, part: null, problem: { code: 'unknown-part', message: 'There is no part with this number.' } }
      : { requested, part: partOf(cell), problem: null };
  });
};

/** Returns a compound by its code, in any case, with the facts of its datasheet. null without such a compound. */
export const compoundFacts = (catalog: Catalog, siteUrl: string, code: string): CompoundFacts | null => {
  const index = compoundIndex(catalog, code);
  const sheet =
    index === null ? null : makeDatasheet(catalog, index, { materials: materials(), chemicals: chemicals() });
  const compoundRecord = index === null ? undefined : catalog.compounds[index];
  if (sheet === null || compoundRecord === undefined) return null;
  const { family, sizes, published, label } = sheet;
  return {
    ...compoundOfParts(catalog, { compoundRecord }, siteUrl).compound,
    family: family && {
      name: family.name,
      astm_d1418: family.astm || null,
      good_for: family.goodFor,
      poor_for: family.poorFor,
      density_g_cm3: family.density || null,
      gas_permeability: family.permeability || null,
    },
    sizes: sizes.total,
    datasheet_url: published ? `${siteUrl}${datasheetHref(label)}.pdf` : null,
  };
};

/** Returns the sizes of a standard, or of all, in catalog order. */
export const publicSizes = (catalog: Catalog, standard: PublicSize['standard'] | 'all'): PublicSize[] =>
  catalog.sizes.map(publicSizeOf).filter((size) => standard === 'all' || size.standard === standard);

import { formatCount } from '../../../domain/kit/text/counted.ts';
import { longDay } from '../../../domain/kit/text/date-format.ts';
import type { LengthUnit } from '../../../domain/kit/units.ts';
import { chemicals, materials } from '../../../domain/reference/tables/tables.ts';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import type { Part } from '../../../domain/shop/catalog/model.ts';
import { describePart } from '../../../domain/shop/catalog/rows/describe-part.ts';
import { propertyRows } from '../../../domain/shop/datasheet/datasheet-rows.ts';
import { makeDatasheet } from '../../../domain/shop/datasheet/make-datasheet.ts';
import { displayedPriceLines, lineMinimumText } from '../../../domain/shop/pricing/price-lines.ts';
import type { PricingData } from '../../../domain/shop/pricing/pricing-data.ts';
import { REQUEST_COST } from '../../../domain/shop/pricing/pricing-rules.ts';
import { shownModifiers } from '../../catalog/named-part.ts';
import type { PartSheet } from '../../pdf/part-sheet-pdf.ts';
import type { PricingSource } from '../../pricing/pricing-source.ts';
import { type FileSources, toRingFile } from './make-file.ts';

/** @param now milliseconds since 1970: the date of prices that were just loaded */
const pricesOf = (data: PricingData | null, now: number): PartSheet['prices'] => {
  if (data === null) return { lines: [], note: 'Prices could not be read when this sheet was made.', stock: '' };
  const { priceList, supply, asOf } = data;
  const lines = priceList === null ? [] : displayedPriceLines(priceList);
  const day = longDay(asOf === null ? now : Date.parse(asOf));
  const stock = `${formatCount(supply.onHand)} in stock, ${formatCount(supply.offsite)} offsite on ${day}.`;
  if (lines.length === 0) return { lines, note: `${REQUEST_COST}: we price this part for your quantity.`, stock };
  return { lines, note: `US dollars, prices of ${day}. ${lineMinimumText(priceList)}.`, stock };
};

/** Returns the content of a part sheet. If the backend does not respond, a note replaces the prices. */
export const partSheetOf = async (
  services: FileSources & { readonly pricing: PricingSource },
  catalog: Catalog,
  part: Part,
  unit: LengthUnit,
  now: number,
): Promise<PartSheet> => {
  const { phone, salesEmail } = services.settings;
  const sheet = makeDatasheet(catalog, part.compound, { materials: materials(), chemicals: chemicals() });
  return {
    ring: toRingFile(services, catalog, part),
    unit,
    summary: describePart(part, shownModifiers(catalog, part)),
    compound: { label: part.compoundRecord.labelDisplay, rows: sheet === null ? [] : propertyRows(sheet) },
    prices: pricesOf(await services.pricing.read(part.id).catch(() => null), now),
    contact: [phone, salesEmail],
  };
};

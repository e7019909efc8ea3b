import * as v from 'valibot';
import { productSizeRow } from './catalog-rows.ts';
import { backendFlag, centsOrNull, count, countOrNull, decimal, key, length, textOrNone } from './values.ts';

/** A missing relation is null at its own level. */
const limitsOfCompound = v.nullish(v.object({ line_min: centsOrNull, line_max: centsOrNull }), null);

export const priceLineRow = v.object({
  id: key,
  minQuantity: count,
  fixedPrice: decimal(5),
  is_min_value: backendFlag,
  hide_pricing: backendFlag,
  product: v.nullish(v.object({ compound: limitsOfCompound }), null),
});

export const vendorStockRow = v.object({
  quantity_available: countOrNull,
  vendor: v.nullish(v.object({ lead_time: countOrNull }), null),
});

/** The same rows in reads of several products, with the product they belong to. */
export const pricedLineRow = v.object({
  ...priceLineRow.entries,
  product: v.object({ id: key, compound: limitsOfCompound }),
});
export const stockedByVendorRow = v.object({ ...vendorStockRow.entries, our_product: key });

/** `null` means no stock; a record without the field is invalid. */
export const stockRow = v.object({
  stock: v.pipe(
    v.nullable(count),
    v.transform((stock) => stock ?? 0),
  ),
});
export const stockOfRow = v.object({ id: key, ...stockRow.entries });
export const modifierOptionRow = v.object({ key: v.string(), label: v.string() });
export const metricSizeRow = v.object({ id: key, size_metric: v.string(), cs_mm: length, id_mm: length });
export const comparisonRow = v.object({ id: key, comparison_link: textOrNone, comparison_text: textOrNone });
export const withoutCompoundRow = v.object({
  name: textOrNone,
  ...productSizeRow.entries,
  stock: v.nullish(count, 0),
});
export const pageRow = v.object({ id: key, title: v.string(), url: v.string() });

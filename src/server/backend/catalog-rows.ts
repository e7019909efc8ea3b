import * as v from 'valibot';
import { celsius } from '../../domain/kit/units.ts';
import { SIZE_STANDARDS } from '../../domain/reference/sizes/size-standard.ts';
import { MODIFIER_TYPES, type ModifierType } from '../../domain/shop/catalog/facets.ts';
import { integerFromDecimal } from '../../domain/shop/pricing/money.ts';
import { backendFlag, count, countOrNull, key, length, textOrNone } from './values.ts';

const wholeOrNull = v.nullish(
  v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite(), v.transform(Math.round)),
  null,
);

const degreesOrNull = v.pipe(
  wholeOrNull,
  v.transform((degrees) => (degrees === null ? null : celsius(degrees))),
);

/** A hardness scale as the catalog names it: backends store `A` for Shore A. */
const scale = v.pipe(
  textOrNone,
  v.transform((text) => {
    const trimmed = text.trim();
    return /^(A|D|M|OO|00)$/i.test(trimmed) ? `Shore ${trimmed.toUpperCase()}` : trimmed;
  }),
);

/** `type` is any string here: backends may have types of modifiers that the store does not know. */
export const modifierRow = v.object({
  id: key,
  type: textOrNone,
  key: v.string(),
  label: v.string(),
  color: v.nullish(v.string(), null),
  hidden: backendFlag,
  hidden_full: backendFlag,
});

const modifierType = v.picklist(MODIFIER_TYPES);

export const isModifierType = (type: string): type is ModifierType => v.is(modifierType, type);

export const compoundRecordSchema = v.object({
  id: key,
  label: v.string(),
  label_display: textOrNone,
  background_color: textOrNone,
  datasheet: backendFlag,
  durometer: wholeOrNull,
  durometer_scale: scale,
  temperature_low_c: degreesOrNull,
  temperature_high_c: degreesOrNull,
  description: textOrNone,
  modifiers: v.nullish(v.array(v.object({ modifiers_id: v.nullish(key, null) })), []),
});

/** The size columns of a product; `null` where a product lacks one. */
export const productSizeRow = v.object({
  size: v.nullish(v.string(), null),
  size_standard: v.nullish(v.string(), null),
  cs_mm: v.nullish(length, null),
  id_mm: v.nullish(length, null),
});

export const sizeStandard = v.picklist(SIZE_STANDARDS);

export const productRow = v.object({
  id: key,
  name: textOrNone,
  ...productSizeRow.entries,
  /** Decimal string in dollars; anything that is not a number means no price. */
  price: v.pipe(
    v.nullish(v.union([v.string(), v.number()]), '0'),
    v.transform((price) => integerFromDecimal(price, 5) ?? 0),
  ),
  stock: v.nullish(count, 0),
  compound: v.nullish(key, null),
});

export const vendorSumRow = v.object({
  our_product: v.nullish(key, null),
  sum: v.object({ quantity_available: countOrNull }),
});

export const productCountRow = v.object({ count: v.object({ id: count }) });

import { joinEnds } from '../../../../domain/kit/text/counted.ts';
import {
  formatTemperature,
  type LengthUnit,
  ringSizeText,
  type TemperatureUnit,
  usdE5,
} from '../../../../domain/kit/units.ts';
import type { ModifierType } from '../../../../domain/shop/catalog/facets.ts';
import type { ModifierLink, ShopCompound, ShopRow } from '../../../../domain/shop/catalog/listing.ts';
import { tradeName } from '../../../../domain/shop/catalog/rows/trade-name.ts';
import { formatUnitPrice, integerFromDecimal } from '../../../../domain/shop/pricing/money.ts';

const shown = (modifiers: readonly ModifierLink[], type: ModifierType) =>
  modifiers
    .map(({ modifiers_id }) => modifiers_id)
    .filter((modifier) => modifier.type === type && !modifier.hidden_full);

/** The compound's properties of one kind as text: `FDA, USP Class VI`. */
export const modifierText = ({ modifiers }: ShopCompound, type: ModifierType): string =>
  shown(modifiers, type)
    .map(({ label }) => label)
    .join(', ');

/** Material and brand: `FKM Viton™`. */
export const materialText = (compound: ShopCompound): string => {
  const brand = modifierText(compound, 'brand');
  return [modifierText(compound, 'material'), brand === '' ? '' : tradeName(brand)].join(' ').trim();
};

/** The first of the compound's properties of one kind. */
export const firstLabel = ({ modifiers }: ShopCompound, type: ModifierType): string | undefined =>
  shown(modifiers, type)[0]?.label;

/** The ring's color as `#rrggbb`: the code of the color, otherwise of the compound. */
export const ringColor = (
  { modifiers, background_color }: ShopCompound,
  codes: Readonly<Record<string, string>>,
): string => codes[shown(modifiers, 'color')[0]?.key ?? ''] ?? background_color;

/**
 * Hardness as number and muted scale: `75` and `A`.
 *
 * @example hardnessOfRow({ durometer: 75, durometer_scale: 'Shore A' }) // { value: '75', scale: 'A' }
 */
export const hardnessOfRow = ({
  durometer,
  durometer_scale,
}: Pick<ShopCompound, 'durometer' | 'durometer_scale'>): { value: string; scale: string } => {
  if (durometer === null) return { value: durometer_scale || '–', scale: '' };
  return { value: String(durometer), scale: durometer_scale.replace(/^Shore /, '') };
};

/** The working range: `−20 to 204`, `up to 204` or `from −20` if one bound is unknown, and an en dash if both are. */
export const rowTemperatureText = (
  { temperature_low_c: low, temperature_high_c: high }: Pick<ShopCompound, 'temperature_low_c' | 'temperature_high_c'>,
  unit: TemperatureUnit,
): string => {
  if (low !== null && high !== null) return joinEnds(formatTemperature(unit, low), formatTemperature(unit, high));
  if (high !== null) return `up to ${formatTemperature(unit, high)}`;
  return low === null ? '–' : `from ${formatTemperature(unit, low)}`;
};

/** `24.99 × 3.53 mm`: inside diameter by cross-section. */
export const dimensionsText = ({ id_mm, cs_mm }: Pick<ShopRow, 'id_mm' | 'cs_mm'>, unit: LengthUnit): string =>
  ringSizeText(unit, { idMm: id_mm, csMm: cs_mm });

/** `FKM Viton™ 75 A, brown`: the compound on one line, for small screens. */
export const compoundWords = (compound: ShopCompound): string => {
  const { value, scale } = hardnessOfRow(compound);
  const color = modifierText(compound, 'color').toLowerCase();
  return [`${materialText(compound)} ${value} ${scale}`.trim(), color].filter(Boolean).join(', ');
};

/** `FKM 75 A · 24.99 × 3.53 mm`: the row on one line, for small screens. */
export const specText = (row: ShopRow, unit: LengthUnit): string => {
  const { value, scale } = hardnessOfRow(row.compound);
  const compound = `${modifierText(row.compound, 'material')} ${value} ${scale}`.trim();
  return `${compound} · ${dimensionsText(row, unit)}`;
};

/** Whether the part has a starting price: '0.00' and '0' mean none. */
export const isPriced = ({ price }: Pick<ShopRow, 'price'>): boolean => Number(price) > 0;

/** A starting price with thousands separators. @example priceDisplay({ price: '1042.5' }) // '$1,042.50' */
export const priceDisplay = ({ price }: Pick<ShopRow, 'price'>): string =>
  formatUnitPrice(usdE5(integerFromDecimal(price, 5) ?? 0));

import { fileHref } from '../../domain/engineering/part-files/file-kinds.ts';
import { whyNoSolid } from '../../domain/engineering/part-files/ring-file.ts';
import type { UsdE5 } from '../../domain/kit/units.ts';
import { ringSizeText } from '../../domain/kit/units.ts';
import { sizeHref } from '../../domain/reference/paths/store-links.ts';
import type { Size } from '../../domain/reference/sizes/size.ts';
import { displaySize } from '../../domain/reference/sizes/size-standard.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import type { Compound } from '../../domain/shop/catalog/model.ts';
import { priceAt } from '../../domain/shop/catalog/rows/part-at.ts';
import { sectionOfCompound } from '../../domain/shop/catalog/rows/ring-section.ts';
import type { PublicPart } from '../../domain/site/api/v1/shapes.ts';
import { publicParts } from '../catalog/public-parts.ts';

/** The option of every product. */
export const COMPOUND_OPTION = 'Compound';
/** The only category. */
export const CATEGORY = 'O-rings';

const CURRENCY = 'USD';
const E5_PER_CENT = 1000;

/** How a price is stated: for which number of pieces, and for which unit of quantity. */
interface Basis {
  readonly amountOf: (price: UsdE5) => number;
  readonly unit: { readonly unit: string; readonly scale: number; readonly display_text: string } | null;
}

/** Cents per piece. Quantities are pieces. */
const EACH: Basis = { amountOf: (price) => price / E5_PER_CENT, unit: null };

/**
 * Cents per 1,000 pieces, for unit prices with fractions of a cent: 1/100,000 USD per piece are as many cents per 1,000
 * pieces. Quantities are still pieces, steps of 10⁻³ thousand (UN/ECE Recommendation 20: `MIL`).
 */
const PER_THOUSAND: Basis = {
  amountOf: (price) => price,
  unit: { unit: 'MIL', scale: 3, display_text: '1,000 pcs' },
};

/** Returns the basis in which all of these prices are whole cents. */
export const basisOf = (prices: readonly UsdE5[]): Basis =>
  prices.every((price) => price % E5_PER_CENT === 0) ? EACH : PER_THOUSAND;

/** @example 'From 1 piece $1.12 each, from 100 $0.78. A line costs at least $25.00.' */
const priceWords = (prices: PublicPart['prices']): string => {
  if (prices === null) return '';
  const breaks = prices.breaks.map(({ min_quantity, unit_price }, at) =>
    at === 0 ? `From ${min_quantity} piece $${unit_price.amount} each` : `from ${min_quantity} $${unit_price.amount}`,
  );
  return `${breaks.join(', ')}. A line costs at least $${prices.line_minimum.amount}.`;
};

const availabilityOf = ({ stock }: PublicPart) => ({
  // Parts without stock can be requested as well; their ship time is on request.
  available: true,
  status: stock.on_hand + stock.vendor > 0 ? 'in_stock' : 'backorder',
});

/** A reference of a lookup to a variant. */
export interface Input {
  readonly id: string;
  readonly match: 'exact' | 'featured';
}

/** The variants of a product, best first. */
export interface Chosen {
  readonly cell: number;
  readonly inputs?: readonly Input[];
}

export const labelOfCell = (catalog: Catalog, cell: number): string =>
  (catalog.compounds[Math.floor(cell / catalog.stride)] as Compound).labelDisplay;

/** Returns the name of a size, which is the ID of its product. */
export const productId = ({ standard, code }: Pick<Size, 'standard' | 'code'>): string => displaySize(standard, code);

/** Returns a function that makes the product of a size with these variants, of which there is at least one. */
export const productsOf = (catalog: Catalog, siteUrl: string) => {
  const partOf = publicParts(catalog, siteUrl);
  const mediaOf = (cell: number, part: PublicPart) => {
    const compound = catalog.compounds[Math.floor(cell / catalog.stride)] as Compound;
    const size = catalog.sizes[cell % catalog.stride] as Size;
    const file = (type: string, kind: 'svg' | 'glb', alt_text: string) => ({
      type,
      url: siteUrl + fileHref(part.part_number, kind, 'mm'),
      alt_text,
    });
    const drawing = file('image', 'svg', `Drawing of ${part.part_number} with dimensions in millimeters`);
    const section = sectionOfCompound(catalog, compound);
    return whyNoSolid({ idMm: size.idMm, csMm: size.csMm, section }) === null
      ? [drawing, file('model_3d', 'glb', `3D model of ${part.part_number}`)]
      : [drawing];
  };
  const variantOf = ({ cell, inputs }: Chosen, { amountOf, unit }: Basis) => {
    const part = partOf(cell);
    const { compound, prices } = part;
    return {
      id: part.part_number,
      sku: part.part_number,
      title: `${part.part_number}: ${compound.description}`,
      description: { plain: `${part.description}. ${priceWords(prices)}`.trim() },
      url: part.url,
      price: { amount: amountOf(priceAt(catalog, cell)), currency: CURRENCY },
      ...(unit && { quantity_unit: unit }),
      availability: availabilityOf(part),
      options: [{ name: COMPOUND_OPTION, label: compound.code }],
      media: mediaOf(cell, part),
      metadata: {
        material: compound.properties.material.map(({ label }) => label).join(', '),
        color: compound.properties.color.map(({ label }) => label).join(', '),
        hardness: compound.hardness,
        hardness_scale: compound.hardness_scale,
        temperature_low_c: compound.temperature_low_c,
        temperature_high_c: compound.temperature_high_c,
        key_features: compound.key_features,
        datasheet_url: compound.url,
        id_tolerance_mm: part.id_tolerance_mm,
        cs_tolerance_mm: part.cs_tolerance_mm,
        stock: part.stock,
        prices,
      },
      ...(inputs && { inputs }),
    };
  };
  return (size: number, chosen: readonly Chosen[], variantCount: number) => {
    const record = catalog.sizes[size] as Size;
    const basis = basisOf(chosen.map(({ cell }) => priceAt(catalog, cell)));
    const variants = chosen.map((one) => variantOf(one, basis));
    const amounts = variants.map(({ price }) => price.amount);
    const id = productId(record);
    return {
      id,
      title: `O-ring ${id}`,
      description: { plain: `O-ring ${id}, inside diameter × cross-section ${ringSizeText('mm', record)}.` },
      url: siteUrl + sizeHref(record),
      categories: [{ value: CATEGORY, taxonomy: 'merchant' }],
      price_range: {
        min: { amount: Math.min(...amounts), currency: CURRENCY },
        max: { amount: Math.max(...amounts), currency: CURRENCY },
      },
      media: variants[0]?.media ?? [],
      options: [
        { name: COMPOUND_OPTION, values: variants.flatMap(({ options }) => options.map(({ label }) => ({ label }))) },
      ],
      variants,
      metadata: { id_mm: record.idMm, cs_mm: record.csMm, matching_variants: variantCount },
    };
  };
};

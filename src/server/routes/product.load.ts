import type { Catalog } from '../../domain/catalog/catalog.ts';
import { MODIFIER_TYPES, type Modifier, type ModifierType, type Part } from '../../domain/catalog/model.ts';
import { nearbyParts } from '../../domain/catalog/parts.ts';
import type { QuotedPart } from '../../domain/pricing/quote-options.ts';
import { type FaceSealGland, glandFor } from '../../domain/sizes/glands.ts';
import { displaySize } from '../../domain/sizes/size-standard.ts';
import { type Tolerance, toleranceOf } from '../../domain/sizes/tolerances.ts';
import { formatLength } from '../../domain/units.ts';
import type { Backend } from '../backend/port.ts';
import { glands, tolerances } from '../reference-tables.ts';

const NEARBY = 4;

/** A product comparison as the backend holds it (spec §3). */
export interface Comparison {
  readonly id: number;
  readonly comparison_link: string;
  readonly comparison_text: string;
}

/** What the page of one part is made of, prices aside. */
export interface LoadedProduct {
  readonly part: Part;
  readonly quotePart: QuotedPart;
  readonly modifiersByType: Readonly<Record<ModifierType, readonly Modifier[]>>;
  readonly tolerance: Tolerance | null;
  readonly gland: FaceSealGland | null;
  readonly comparisons: readonly Comparison[];
  readonly nearby: readonly Part[];
}

/** Hardness as people write it: `75 Shore A`; '' when there is none. */
export const hardnessText = ({ compoundRecord: { durometer, durometerScale } }: Part): string =>
  durometer === null ? durometerScale : `${durometer} ${durometerScale}`;

const shownModifiers = (catalog: Catalog, part: Part): LoadedProduct['modifiersByType'] => {
  const own = part.compoundRecord.modifiers.flatMap((index) => catalog.modifiers[index] ?? []);
  const ofType = (type: ModifierType): Modifier[] => own.filter((one) => one.type === type && !one.hiddenFull);
  return Object.fromEntries(MODIFIER_TYPES.map((type) => [type, ofType(type)])) as Record<ModifierType, Modifier[]>;
};

const quotedPart = (part: Part, materials: readonly Modifier[]): QuotedPart => ({
  productId: part.id,
  productName: part.name,
  description: [materials.map(({ label }) => label).join(' '), hardnessText(part)].filter(Boolean).join(' '),
  descriptionTwo: `${displaySize(part.sizeRecord.standard, part.sizeRecord.code)} · ${formatLength('mm', part.sizeRecord.idMm)} × ${formatLength('mm', part.sizeRecord.csMm)} mm`,
  color: part.compoundRecord.backgroundColor,
});

/** Comparisons are an extra: the page stands without them when the backend does not answer. */
const comparisonsOf = async (backend: Pick<Backend, 'comparisons'>, compoundId: number): Promise<Comparison[]> => {
  try {
    return await backend.comparisons(compoundId);
  } catch (error) {
    console.error(`Comparisons of compound ${compoundId} could not be read.`, error);
    return [];
  }
};

/** Everything about a part that the index, the tables and the backend's comparisons know. Never throws for the backend. */
export const loadProduct = async (
  catalog: Catalog,
  backend: Pick<Backend, 'comparisons'>,
  part: Part,
): Promise<LoadedProduct> => {
  const modifiersByType = shownModifiers(catalog, part);
  return {
    part,
    quotePart: quotedPart(part, modifiersByType.material),
    modifiersByType,
    tolerance: toleranceOf(tolerances, part.sizeRecord),
    gland: glandFor(glands, part.sizeRecord.csMm),
    comparisons: await comparisonsOf(backend, part.compoundRecord.id),
    nearby: nearbyParts(catalog, part, NEARBY),
  };
};

/** Title and description for search engines. */
export const productTitle = ({ part, quotePart }: LoadedProduct): { title: string; description: string } => ({
  title: `${part.name} O-ring, ${quotePart.description}, ${displaySize(part.sizeRecord.standard, part.sizeRecord.code)}`,
  description: `O-ring ${part.name}: ${quotePart.description}, ${quotePart.descriptionTwo}. Price breaks, stock and ship time for any quantity.`,
});

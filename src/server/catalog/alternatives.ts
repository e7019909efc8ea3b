import type { Preferences } from '../../domain/kit/preferences.ts';
import { type ComparedCompound, compoundDifferenceText } from '../../domain/order/plan/difference.ts';
import { type ComparedMaterial, mediaDifferenceText } from '../../domain/order/plan/media-difference.ts';
import { STORE_PATH } from '../../domain/reference/paths/store-links.ts';
import { chemicals } from '../../domain/reference/tables/tables.ts';
import { testBit } from '../../domain/shop/catalog/bits/bits.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import type { Part } from '../../domain/shop/catalog/model.ts';
import { patternName } from '../../domain/shop/catalog/rows/part-name.ts';
import { findPart } from '../../domain/shop/catalog/rows/parts.ts';
import type { AlternativePart } from '../../domain/shop/pricing/alternative-part.ts';
import type { PriceRequestLine } from '../../domain/site/api/prices.ts';
import type { Backend, ProductComparison } from '../backend/port.ts';
import type { BatchPricing } from '../pricing/pricing-source.ts';
import { readComparisons } from './comparisons.ts';
import { namedPart, shownModifiers } from './named-part.ts';

/** Maximum number of alternatives per line. */
const MAX_PER_LINE = 2;

/** Returns the label of the compound that a comparison links to, taken from the `search` parameter of its store URL. */
const comparedLabel = ({ comparison_link: link }: Pick<ProductComparison, 'comparison_link'>): string | null =>
  link.startsWith(`${STORE_PATH}?`) ? new URLSearchParams(link.slice(STORE_PATH.length)).get('search') : null;

const comparedMaterial = (catalog: Catalog, part: Part): ComparedMaterial => {
  const [material] = shownModifiers(catalog, part).material;
  return { key: material?.key ?? '', label: material?.label ?? '' };
};

const isRigid = (catalog: Catalog, part: Part): boolean => testBit(catalog.rigidCompounds, part.compound);

/**
 * Returns parts of the same size with enough own stock for a quantity, in the compounds that this part's compound is
 * compared with; those of the same polymer first. A plastic or metal ring never replaces a rubber ring, nor the other
 * way around: each needs its own gland.
 */
const stockedLike = (
  catalog: Catalog,
  part: Part,
  quantity: number,
  comparisons: readonly Pick<ProductComparison, 'comparison_link'>[],
): readonly Part[] => {
  const labels = new Set(comparisons.flatMap((comparison) => comparedLabel(comparison) ?? []));
  const polymer = comparedMaterial(catalog, part).key;
  const distance = (other: Part): number => (comparedMaterial(catalog, other).key === polymer ? 0 : 1);
  return [...labels]
    .flatMap((label) => findPart(catalog, patternName({ label }, part.sizeRecord)) ?? [])
    .filter((other) => other.id !== part.id && other.size === part.size && other.onHand >= quantity)
    .filter((other) => isRigid(catalog, other) === isRigid(catalog, part))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, MAX_PER_LINE);
};

const comparedCompound = (catalog: Catalog, part: Part): ComparedCompound => {
  const { material, subtype, cure, color, compliance } = shownModifiers(catalog, part);
  return {
    ...part.compoundRecord,
    material: material[0]?.label ?? '',
    subtype: subtype[0]?.label ?? '',
    cure: cure[0]?.label ?? '',
    color: color[0]?.label ?? '',
    certificates: compliance.map(({ label }) => label),
  };
};

interface Sources {
  readonly catalog: Catalog;
  readonly backend: Pick<Backend, 'comparisons'>;
  readonly pricing: BatchPricing;
  readonly preferences: Pick<Preferences, 'measurement' | 'temperature'>;
}

/** Returns the in-stock alternatives for each line with their prices. A line with an unknown part has none. */
export const readAlternatives = async (
  lines: readonly PriceRequestLine[],
  { catalog, backend, pricing, preferences }: Sources,
): Promise<AlternativePart[][]> => {
  const requested = lines.map(({ part, quantity }) => ({ part: findPart(catalog, part), quantity }));
  const compounds = new Set(requested.flatMap(({ part }) => part?.compoundRecord.id ?? []));
  const comparisons = await readComparisons(backend, [...compounds]);
  const found = requested.map(({ part, quantity }) =>
    part === null
      ? []
      : stockedLike(catalog, part, quantity, comparisons[String(part.compoundRecord.id)] ?? []).map((other) => ({
          part,
          other,
        })),
  );
  const ids = new Set(found.flat().map(({ other }) => other.id));
  const prices = await pricing.readAll([...ids]);
  return found.map((ofLine) =>
    ofLine.flatMap(({ part, other }) => {
      const data = prices.get(other.id);
      if (data === undefined) return [];
      const [material, otherMaterial] = [comparedMaterial(catalog, part), comparedMaterial(catalog, other)];
      return [
        {
          part: namedPart(catalog, other, preferences.measurement),
          pricing: data,
          differs: compoundDifferenceText(
            comparedCompound(catalog, part),
            comparedCompound(catalog, other),
            preferences.temperature,
          ),
          isOtherPolymer: material.key === '' || material.key !== otherMaterial.key,
          media: mediaDifferenceText(chemicals(), material, otherMaterial),
        },
      ];
    }),
  );
};

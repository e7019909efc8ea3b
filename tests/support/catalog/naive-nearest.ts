import type { Range } from '../../../src/domain/kit/units.ts';
import { ruleTolerance } from '../../../src/domain/reference/sizes/rule-tolerance.ts';
import { publishedSize } from '../../../src/domain/reference/sizes/size-candidate.ts';
import { byFacet, FACETS } from '../../../src/domain/shop/catalog/facets.ts';
import type { PartRecord } from '../../../src/domain/shop/catalog/model.ts';
import { type CatalogQuery, EMPTY_QUERY } from '../../../src/domain/shop/catalog/query.ts';
import { isNamed, type NaiveCatalog, naiveSearch, valuesOf } from './naive-catalog.ts';

const BANDS: Readonly<Record<string, readonly [number, number]>> = {
  very_soft: [30, 50],
  soft: [51, 65],
  medium: [66, 75],
  hard: [76, 85],
  very_hard: [86, 95],
};

const milli = (points: number): number => Math.round(Math.min(points, 1e6) * 1000);
const least = (figures: readonly number[]): number =>
  figures.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);

/** An independent implementation of the rule of decision 055 for one part. */
export const naiveDistance = (catalog: NaiveCatalog, query: CatalogQuery, part: PartRecord): number => {
  const { sizes, compounds, modifiers } = catalog;
  const compound = compounds[part.compound];
  const size = sizes[part.size];
  if (!compound || !size) throw new Error('No such part.');
  const named = compounds.flatMap((one, at) =>
    query.compounds.includes(one.label.toLowerCase()) ? [{ one, at }] : [],
  );
  let sum = 0;
  if (named.length > 0 && !named.some(({ at }) => at === part.compound)) sum += milli(1);

  for (const { key: group, modifier, difference } of FACETS) {
    if (modifier === null || difference === null) continue;
    const alike =
      group === 'material' || group === 'color' ? named.flatMap(({ at }) => valuesOf(catalog, at, group)) : [];
    const asked = (query.facets[group].length > 0 ? query.facets[group] : alike).filter((key) =>
      modifiers.some((one) => one.type === modifier && one.key === key),
    );
    const has = valuesOf(catalog, part.compound, group);
    if (asked.length > 0 && !asked.some((key) => has.includes(key))) sum += milli(difference);
  }

  const shore = ({ durometer, durometerScale }: (typeof compounds)[number]): number | null =>
    durometerScale === 'Shore A' ? durometer : null;
  const numbers = new Set(compounds.flatMap((one) => shore(one) ?? []));
  const ticked = query.facets.durometer;
  const hardness = (
    ticked.length > 0 ? ticked : named.flatMap(({ one }) => (shore(one) === null ? [] : [String(shore(one))]))
  ).filter((key) => key in BANDS || key === 'spring_steel' || numbers.has(Number(key)));
  if (hardness.length > 0) {
    const own = shore(compound);
    const far = hardness.map((key) => {
      if (key === 'spring_steel') return compound.durometerScale === 'Spring Steel' ? 0 : 10;
      if (own === null) return 10;
      const [low, high] = BANDS[key] ?? [Number(key), Number(key)];
      return own < low ? (low - own) / 5 : own > high ? (own - high) / 5 : 0;
    });
    sum += milli(Math.min(10, least(far)));
  }

  const { low, high } = query.temperatureC;
  if (low !== null) {
    const own = compound.temperatureLowC;
    sum += milli(own === null ? 10 : own > low ? (own - low) / 10 : 0);
  }
  if (high !== null) {
    const own = compound.temperatureHighC;
    sum += milli(own === null ? 10 : own < high ? (high - own) / 10 : 0);
  }

  const tolerance = (() => {
    const published = publishedSize(size);
    return published
      ? { id: published.idTolMm, cs: published.csTolMm }
      : { id: ruleTolerance(size.idMm, size.csMm).idMm, cs: ruleTolerance(size.idMm, size.csMm).csMm };
  })();
  const share = (off: number, allowed: number): number => Math.round((Math.abs(off) / allowed) * 1e9) / 1e9;
  const asked = sizes.filter((one) => query.sizes.some((text) => isNamed(one, text)));
  if (asked.length > 0 && !asked.includes(size)) {
    const far = asked.map((one) =>
      milli(2 * share(size.csMm - one.csMm, tolerance.cs) + share(size.idMm - one.idMm, tolerance.id)),
    );
    sum += Math.max(1, least(far));
  }
  const out = (value: number, range: Range): number =>
    range.low !== null && value < range.low
      ? range.low - value
      : range.high !== null && value > range.high
        ? value - range.high
        : 0;
  sum += milli(share(out(size.idMm, query.idMm), tolerance.id));
  sum += milli(2 * share(out(size.csMm, query.csMm), tolerance.cs));

  const stock = part.onHand > 0 ? 0 : part.vendorQuantity > 0 ? 1 : 2;
  const points =
    query.stock.length === 1
      ? query.stock[0] === 'own'
        ? [0, 2, 4]
        : [2, 0, 4]
      : query.inStock || query.stock.length === 2
        ? [0, 0.1, 4]
        : [0, 0.1, 0.2];
  return sum + milli(points[stock] ?? 0);
};

const isInAskedSize = ({ sizes }: NaiveCatalog, query: CatalogQuery, part: PartRecord): boolean => {
  const size = sizes[part.size];
  if (!size) return false;
  const isKnown = query.sizes.some((text) => sizes.some((one) => isNamed(one, text)));
  const inside = (value: number, { low, high }: Range): boolean =>
    (low === null || value >= low) && (high === null || value <= high);
  return (
    (!isKnown || query.sizes.some((text) => isNamed(size, text))) &&
    inside(size.idMm, query.idMm) &&
    inside(size.csMm, query.csMm)
  );
};

/**
 * Returns the distances of the nearest parts, by scanning every part that is not excluded: up to `most` per compound,
 * parts in a requested size first.
 */
export const naiveNearest = (
  catalog: NaiveCatalog,
  query: CatalogQuery,
  count: number,
  most: number,
): readonly number[] => {
  const { media, facets } = query;
  const mandatory = byFacet(({ key, difference }) => (difference === null ? facets[key] : []));
  const held = { ...EMPTY_QUERY, media, facets: mandatory };
  const kept = new Set(naiveSearch(catalog, held).ids);
  const byRule = (a: { otherSize: number; distance: number }, b: { otherSize: number; distance: number }): number =>
    a.otherSize - b.otherSize || a.distance - b.distance;
  return catalog.compounds
    .flatMap((_, compound) =>
      catalog.parts
        .filter((part) => part.compound === compound && kept.has(part.id))
        .map((part) => ({
          otherSize: Number(!isInAskedSize(catalog, query, part)),
          distance: naiveDistance(catalog, query, part),
        }))
        .toSorted(byRule)
        .slice(0, most),
    )
    .toSorted(byRule)
    .slice(0, count)
    .map(({ distance }) => distance);
};

import { houseSizes, matchSizes } from '../../../domain/engineering/size-finder/match-sizes.ts';
import {
  parseFinderFields,
  parseMeasuredRing,
  type SizeFields,
} from '../../../domain/engineering/size-finder/size-question.ts';
import { sizeName, whyText } from '../../../domain/engineering/size-finder/size-words.ts';
import { twinsOf } from '../../../domain/engineering/size-finder/twins.ts';
import { sizeHref } from '../../../domain/reference/paths/store-links.ts';
import type { MeasuredRing } from '../../../domain/reference/sizes/ring-estimate.ts';
import { publishedSizes } from '../../../domain/reference/sizes/size-candidate.ts';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import { sizeCounts } from '../../../domain/shop/catalog/rows/size-parts.ts';
import { sizesNamed } from '../../../domain/shop/catalog/search/size-mask.ts';
import type { NearestSizesResponse } from '../../../domain/site/api/catalog/nearest-sizes.ts';
import { AppError } from '../../http/app-error.ts';

const NOTHING = { parameter: 'id', message: 'id: give a length to go by: id, od, circumference, cord or cs.' };

interface NearestSizesQuery {
  readonly fields: SizeFields;
  readonly ring: MeasuredRing;
}

/** Returns the ring in the URL. Throws `AppError` with the invalid parameters. */
export const readOrRefuse = (url: string): NearestSizesQuery => {
  const { fields, problems } = parseFinderFields(new URL(url).searchParams, 'mm');
  const measured = parseMeasuredRing(fields);
  const all = [...problems, ...measured.problems];
  if (all.length > 0) throw new AppError('bad-input', { problems: all });
  const { ring } = measured;
  if (ring.spanMm === null && ring.thicknessMm === null) throw new AppError('bad-input', { problems: [NOTHING] });
  return { fields, ring };
};

const countsOf = (catalog: Catalog, name: string) => {
  const [size] = sizesNamed(catalog, name);
  return size === undefined ? { total: 0, inStock: 0 } : sizeCounts(catalog, size);
};

/** Returns the sizes that a ring may have, nearest first. */
export const findNearestSizes = (catalog: Catalog, { fields, ring }: NearestSizesQuery): NearestSizesResponse => {
  const { estimate, ranked } = matchSizes(ring, fields.families, houseSizes(catalog.sizes));
  const sizes = ranked.map((one) => {
    const { size, fit } = one;
    const { order: _order, ...nominal } = size;
    const { level, score, idOffMm, csOffMm } = fit;
    return {
      name: sizeName(size),
      ...nominal,
      class: level,
      score,
      idOffMm,
      csOffMm,
      why: whyText(one, estimate, fields.unit),
      twins: twinsOf(size, publishedSizes()).map(sizeName),
      href: sizeHref(size),
      ...countsOf(catalog, sizeName(size)),
    };
  });
  return { measured: estimate, sizes };
};

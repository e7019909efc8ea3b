import { houseSizes, matchSizes } from '../../../domain/engineering/size-finder/match-sizes.ts';
import {
  parseFinderFields,
  parseMeasuredRing,
  type SizeFields,
} from '../../../domain/engineering/size-finder/size-question.ts';
import { sizeName, whyText } from '../../../domain/engineering/size-finder/size-words.ts';
import { twinsOf } from '../../../domain/engineering/size-finder/twins.ts';
import { roundTo } from '../../../domain/kit/units.ts';
import { sizeHref } from '../../../domain/reference/paths/store-links.ts';
import type { MeasuredRing } from '../../../domain/reference/sizes/ring-estimate.ts';
import { publishedSizes } from '../../../domain/reference/sizes/size-candidate.ts';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import { sizeCounts } from '../../../domain/shop/catalog/rows/size-parts.ts';
import { sizesNamed } from '../../../domain/shop/catalog/search/size-mask.ts';
import type { NearestSizes } from '../../../domain/site/api/v1/nearest-sizes.ts';
import { publicSizeOf } from '../../../domain/site/api/v1/size-json.ts';
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
  const { total, inStock } = size === undefined ? { total: 0, inStock: 0 } : sizeCounts(catalog, size);
  return { parts: total, parts_in_stock: inStock };
};

/** Decimals of lengths, below the error of any measurement. */
const LENGTH_DIGITS = 4;
const SCORE_DIGITS = 3;

const length = (lengthMm: number): number => roundTo(lengthMm, LENGTH_DIGITS);
const lengthOrNone = (lengthMm: number | null): number | null => (lengthMm === null ? null : length(lengthMm));

/** Returns the sizes that a ring may have, nearest first. Reasons are in millimeters. */
export const findNearestSizes = (
  catalog: Catalog,
  siteUrl: string,
  { fields, ring }: NearestSizesQuery,
): NearestSizes => {
  const { estimate, ranked } = matchSizes(ring, fields.families, houseSizes(catalog.sizes));
  return {
    catalog_version: catalog.version,
    measured: {
      id_mm: lengthOrNone(estimate.idMm),
      id_error_mm: length(estimate.idErrorMm),
      cs_mm: lengthOrNone(estimate.csMm),
      cs_error_mm: length(estimate.csErrorMm),
    },
    items: ranked.map((one) => {
      const { size, fit } = one;
      return {
        size: publicSizeOf(size),
        family: size.family,
        id_tolerance_mm: length(size.idTolMm),
        cs_tolerance_mm: length(size.csTolMm),
        id_difference_mm: estimate.idMm === null ? null : length(fit.idOffMm),
        cs_difference_mm: estimate.csMm === null ? null : length(fit.csOffMm),
        class: fit.level,
        score: roundTo(fit.score, SCORE_DIGITS),
        why: whyText(one, estimate, 'mm'),
        same_as: twinsOf(size, publishedSizes()).map(sizeName),
        ...countsOf(catalog, sizeName(size)),
        url: siteUrl + sizeHref(size),
      };
    }),
  };
};

import { houseSizes, matchSizes, shownSizes } from '../../../domain/engineering/size-finder/match-sizes.ts';
import {
  parseFinderFields,
  parseMeasuredRing,
  type SizeFields,
} from '../../../domain/engineering/size-finder/size-question.ts';
import { sizeName } from '../../../domain/engineering/size-finder/size-words.ts';
import type { TemperatureUnit } from '../../../domain/kit/units.ts';
import type { Size } from '../../../domain/reference/sizes/size.ts';
import type { SizePartsResponse } from '../../../domain/site/api/catalog/size-parts.ts';
import { partsOfSizes } from '../../catalog/size-finder.ts';
import type { PageRequest } from '../../render/page.tsx';
import { partsOrNone } from './parts-or-none.ts';

interface LoadedSizes {
  readonly fields: SizeFields;
  /** `null` without a catalog. */
  readonly parts: readonly SizePartsResponse[] | null;
  /** Sizes of the catalog that no table has. */
  readonly house: readonly Size[];
  readonly temperature: TemperatureUnit;
}

/** Returns the measurements in the URL, with the parts of the sizes that are shown first. */
export const loadSizes = async ({ url, preferences, catalog }: PageRequest): Promise<LoadedSizes> => {
  const { measurement, temperature } = preferences;
  const { fields } = parseFinderFields(url.searchParams, measurement);
  const { ring, problems } = parseMeasuredRing(fields);
  const house = (await partsOrNone(catalog, 'size finder', ({ sizes }) => houseSizes(sizes))) ?? [];
  const names =
    problems.length > 0 ? [] : shownSizes(matchSizes(ring, fields.families, house)).map(({ size }) => sizeName(size));
  const parts =
    names.length === 0 ? [] : await partsOrNone(catalog, 'size finder', (index) => partsOfSizes(index, names));
  return { fields, parts, house, temperature };
};

import {
  type DesignerEntry,
  grooveEntry,
  withDegrees,
} from '../../../../domain/engineering/gland-design/entry/entry.ts';
import { offeredSizes, ringsForEntry } from '../../../../domain/engineering/gland-design/rings/groove-rings.ts';
import type { LengthUnit, TemperatureUnit } from '../../../../domain/kit/units.ts';
import type { SizePartsResponse } from '../../../../domain/site/api/catalog/size-parts.ts';
import { partsOfSizes } from '../../../catalog/size-finder.ts';
import type { PageRequest } from '../../../render/page.tsx';
import { partsOrNone } from '../parts-or-none.ts';

interface LoadedGroove {
  readonly initial: DesignerEntry;
  readonly visitorUnit: LengthUnit;
  readonly temperature: TemperatureUnit;
  /** `null` without a catalog. */
  readonly parts: readonly SizePartsResponse[] | null;
}

/** Returns the groove that the URL describes, with the parts of the rings that fit it, or those of the example. */
export const loadGrooveToRing = async ({ url, preferences, catalog }: PageRequest): Promise<LoadedGroove> => {
  const { measurement: visitorUnit, temperature } = preferences;
  const initial = withDegrees(grooveEntry(url.searchParams), temperature);
  const names = offeredSizes(ringsForEntry(initial, visitorUnit));
  const parts =
    names.length === 0 ? [] : await partsOrNone(catalog, 'groove to ring tool', (index) => partsOfSizes(index, names));
  return { initial, visitorUnit, temperature, parts };
};

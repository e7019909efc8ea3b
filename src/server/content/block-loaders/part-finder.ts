import type { PartFinderData } from '../../../blocks/part-finder/part-finder.tsx';
import { type FinderEntry, readFinder } from '../../../domain/engineering/finder/finder.ts';
import { finderEntry } from '../../../domain/engineering/finder/finder-entry.ts';
import type { Preferences } from '../../../domain/kit/preferences.ts';
import { entryText } from '../../../domain/kit/text/unit-entry.ts';
import { celsius, mm } from '../../../domain/kit/units.ts';
import { EMPTY_QUERY } from '../../../domain/shop/catalog/query.ts';
import { searchCatalog } from '../../../domain/shop/catalog/search/search-catalog.ts';
import { EMPTY_FINDER_RESPONSE } from '../../../domain/site/api/catalog/finder.ts';
import { finderResponse } from '../../catalog/finder.ts';
import type { LoaderRequest } from './block-loader.ts';

/** AS568-214 up to 120 °C: a familiar size that shows how the finder works. */
const EXAMPLE = { idMm: mm(24.99), csMm: mm(3.53), temperatureC: celsius(120) };

const example = ({ measurement, temperature }: Preferences): FinderEntry => ({
  id: entryText(EXAMPLE.idMm, measurement),
  cs: entryText(EXAMPLE.csMm, measurement),
  temperature: entryText(EXAMPLE.temperatureC, temperature),
  material: '',
});

/** Returns the finder's initial view, from the query parameters or else the example. */
export const loadPartFinder = async ({ catalog, preferences, query }: LoaderRequest): Promise<PartFinderData> => {
  const index = await catalog();
  const entry = finderEntry(query);
  const initial = Object.values(entry).every((field) => field === '') ? example(preferences) : entry;
  const units = { measurement: preferences.measurement, temperature: preferences.temperature };
  const { question, problems } = readFinder(initial, units);
  const isUnderstood = Object.keys(problems).length === 0;
  return {
    initial,
    units,
    answer: isUnderstood ? finderResponse(index, { entry: initial, question, units }) : EMPTY_FINDER_RESPONSE,
    materials: searchCatalog(index, EMPTY_QUERY).facetList.material.map(({ key, label }) => ({ key, label })),
  };
};

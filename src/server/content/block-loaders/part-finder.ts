import type { PartFinderData } from '../../../blocks/part-finder/part-finder.tsx';
import { NO_ANSWER } from '../../../domain/api/catalog/finder.ts';
import { EMPTY_QUERY } from '../../../domain/catalog/query.ts';
import { searchCatalog } from '../../../domain/catalog/search/search-catalog.ts';
import { type FinderEntry, readFinder } from '../../../domain/finder/finder.ts';
import { finderEntry } from '../../../domain/finder/finder-entry.ts';
import type { Preferences } from '../../../domain/preferences.ts';
import { entryText } from '../../../domain/text/unit-entry.ts';
import { celsius, mm } from '../../../domain/units.ts';
import { answerFinder } from '../../catalog/finder.ts';
import type { LoaderRequest } from './block-loader.ts';

/** AS568-214 up to 120 °C: a size everyone in the trade knows shows what the finder does. */
const EXAMPLE = { idMm: mm(24.99), csMm: mm(3.53), temperatureC: celsius(120) };

const example = ({ measurement, temperature }: Preferences): FinderEntry => ({
  id: entryText(EXAMPLE.idMm, measurement),
  cs: entryText(EXAMPLE.csMm, measurement),
  temperature: entryText(EXAMPLE.temperatureC, temperature),
  material: '',
});

/** The finder's first view: what the address says, else the example. */
export const loadPartFinder = async ({ catalog, preferences, query }: LoaderRequest): Promise<PartFinderData> => {
  const opened = await catalog();
  const asked = finderEntry(query);
  const initial = Object.values(asked).every((field) => field === '') ? example(preferences) : asked;
  const units = { measurement: preferences.measurement, temperature: preferences.temperature };
  const { question, problems } = readFinder(initial, units);
  const isUnderstood = Object.keys(problems).length === 0;
  return {
    initial,
    units,
    answer: isUnderstood ? answerFinder(opened, { entry: initial, question, units }) : NO_ANSWER,
    materials: searchCatalog(opened, EMPTY_QUERY).facetList.material.map(({ key, label }) => ({ key, label })),
  };
};

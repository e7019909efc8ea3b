import { cutText } from '../../kit/text/bounded-text.ts';
import type { FinderEntry, FinderUnits } from './finder.ts';

type Query = Readonly<Record<string, string | undefined>>;

const LONGEST = 40;

/** Returns the finder's fields of a URL. */
export const finderEntry = (query: Query): FinderEntry => {
  const field = (name: string): string => cutText(query[name] ?? '', LONGEST);
  return { id: field('id'), cs: field('cs'), temperature: field('temperature'), material: field('material') };
};

/**
 * Returns the units in which the fields were typed. The form includes them, so that changing the preference in another
 * window does not change a value.
 */
export const finderUnits = (query: Query): FinderUnits => ({
  measurement: query.length === 'in' ? 'in' : 'mm',
  temperature: query.degrees === 'F' ? 'F' : 'C',
});

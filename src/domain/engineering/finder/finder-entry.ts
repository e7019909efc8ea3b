import { cutText } from '../../kit/text/bounded-text.ts';
import type { FinderEntry, FinderUnits } from './finder.ts';

type Query = Readonly<Record<string, string | undefined>>;

const LONGEST = 40;

/** The finder's fields from an address. */
export const finderEntry = (query: Query): FinderEntry => {
  const field = (name: string): string => cutText(query[name] ?? '', LONGEST);
  return { id: field('id'), cs: field('cs'), temperature: field('temperature'), material: field('material') };
};

/** The units the fields were typed in: told by the form, so that a choice made in another window changes no figure. */
export const finderUnits = (query: Query): FinderUnits => ({
  measurement: query.length === 'in' ? 'in' : 'mm',
  temperature: query.degrees === 'F' ? 'F' : 'C',
});

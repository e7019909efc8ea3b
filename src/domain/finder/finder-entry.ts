import { cutText } from '../text/bounded-text.ts';
import type { FinderEntry } from './finder.ts';

const LONGEST = 40;

/** The finder's fields from the parameters of an address. */
export const finderEntry = (query: Readonly<Record<string, string | undefined>>): FinderEntry => {
  const field = (name: string): string => cutText(query[name] ?? '', LONGEST);
  return { id: field('id'), cs: field('cs'), temperature: field('temperature'), material: field('material') };
};

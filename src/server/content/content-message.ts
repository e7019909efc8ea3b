import * as v from 'valibot';
import { ENTRY_ID } from '../../domain/site/content/entry-id.ts';
import type { ContentChange } from './content-changes.ts';

const entry = v.nullish(v.object({ id: v.pipe(v.string(), v.regex(ENTRY_ID)) }));

/**
 * Message of the service about a page: its current value (`null` once deleted) and its previous one (`null` for a new
 * page).
 */
const aboutPage = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ modelName: v.literal('page'), newValue: entry, previousValue: entry }),
);

/**
 * Returns the change that a message of the builder space reports. A page is identified by its id. Other content may
 * appear on any page, and staff may configure messages without values; in both cases every page counts as changed.
 */
export const changeIn = (body: string): ContentChange => {
  const parsed = v.safeParse(aboutPage, body);
  const id = parsed.success ? (parsed.output.newValue?.id ?? parsed.output.previousValue?.id) : undefined;
  return id === undefined ? { kind: 'all' } : { kind: 'page', id };
};

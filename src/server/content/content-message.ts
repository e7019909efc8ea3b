import * as v from 'valibot';
import { ENTRY_ID } from '../../domain/site/content/entry-id.ts';
import type { ContentChange } from './content-changes.ts';

const entry = v.nullish(v.object({ id: v.pipe(v.string(), v.regex(ENTRY_ID)) }));

/** What the service sends about a page: as it is now, null once it is deleted, and as it was, null for a first one. */
const aboutPage = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ modelName: v.literal('page'), newValue: entry, previousValue: entry }),
);

/**
 * What a message of the builder space is about. A page is told from others by its id; what is no page may stand on any of
 * them, and a message without its values, which staff may choose, says nothing at all: then every page counts as changed.
 */
export const changeIn = (body: string): ContentChange => {
  const parsed = v.safeParse(aboutPage, body);
  const id = parsed.success ? (parsed.output.newValue?.id ?? parsed.output.previousValue?.id) : undefined;
  return id === undefined ? { kind: 'all' } : { kind: 'page', id };
};

import { Builder } from '@builder.io/sdk';
import * as v from 'valibot';
import { type InsertMenu, sectionItem } from '../../blocks/register.ts';

interface Space {
  readonly apiKey: string;
  readonly apiHost: string;
}

const text = v.optional(v.string(), '');

/** The sections of a space, as returned by its content API. */
const sectionList = v.object({
  results: v.array(
    v.object({
      id: v.string(),
      name: text,
      data: v.object({ section: text, image: text, place: v.optional(v.number(), Number.MAX_SAFE_INTEGER) }),
    }),
  ),
});

const MAX_SECTIONS = 100;

/** The menu of a space's sections in their order, the site's sections before those of staff. */
const sectionMenu = (answer: unknown, origin: string): InsertMenu => {
  const { results } = v.parse(sectionList, answer);
  const items = results
    .filter(({ data }) => data.section !== '')
    .sort((a, b) => a.data.place - b.data.place || a.name.localeCompare(b.name))
    .map(({ id, name, data }) => sectionItem(id, name || data.section, data.image, origin));
  return { name: 'Sections', priority: 0, items };
};

/**
 * Registers the sections of the space with the editor. Ids are specific to the space, so the menu offers exactly the
 * sections that were pushed or created there.
 */
export const registerSections = async ({ apiKey, apiHost }: Space): Promise<void> => {
  const query = new URLSearchParams({
    apiKey,
    limit: String(MAX_SECTIONS),
    fields: 'id,name,data.section,data.place,data.image',
    'query.data.section': JSON.stringify({ $exists: true }),
  });
  try {
    const answer = await fetch(`${apiHost}/api/v3/content/symbol?${query}`);
    const menu = sectionMenu(await answer.json(), window.location.origin);
    if (menu.items.length > 0) Builder.register('insertMenu', menu);
  } catch (error) {
    console.error('The sections of the space could not be loaded; the other menus are available.', error);
  }
};

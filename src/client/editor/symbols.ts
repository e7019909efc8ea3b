import * as v from 'valibot';
import { symbolOf } from '../../blocks/render/nested-elements.ts';
import { type ContentElement, type ContentEntry, parseEntry } from '../../domain/content/entry.ts';
import { parsedOrNull } from '../../domain/schema/tolerant.ts';

interface Space {
  readonly apiKey: string;
  readonly apiHost: string;
}

/** Shared blocks are read once; a symbol that staff edit elsewhere is seen after a reload. */
const bySymbol = new Map<string, Promise<ContentEntry | null>>();

const fetchSymbol = async (id: string, { apiKey, apiHost }: Space): Promise<ContentEntry | null> => {
  const query = new URLSearchParams({
    apiKey,
    limit: '1',
    includeRefs: 'true',
    includeUnpublished: 'true',
    'query.id': JSON.stringify(id),
  });
  try {
    const answer = await fetch(`${apiHost}/api/v3/content/symbol?${query}`);
    return parseEntry(v.parse(symbolAnswer, await answer.json()).results[0]);
  } catch (error) {
    console.error(`The shared blocks "${id}" did not arrive.`, error);
    return null;
  }
};

const symbolAnswer = v.object({ results: v.optional(v.array(v.unknown()), []) });
const symbolOptions = v.object({ symbol: v.object({ entry: v.pipe(v.string(), v.nonEmpty()) }) });

const symbolEntryId = (options: Readonly<Record<string, unknown>>): string | null => {
  const found = parsedOrNull(symbolOptions, options);
  return found?.symbol.entry ?? null;
};

const withSymbol = async (element: ContentElement, space: Space): Promise<ContentElement> => {
  const children = await Promise.all(element.children.map((child) => withSymbol(child, space)));
  const { component } = element;
  const id = component?.name === 'Symbol' ? symbolEntryId(component.options) : null;
  if (component === undefined || id === null || symbolOf(component.options) !== null) return { ...element, children };
  const found = bySymbol.get(id) ?? fetchSymbol(id, space);
  bySymbol.set(id, found);
  const content = await found;
  if (content === null) return { ...element, children };
  const symbol = { ...(component.options.symbol as object), content };
  return { ...element, children, component: { ...component, options: { ...component.options, symbol } } };
};

/** The entry with the content of its symbols: the editor sends only their ids. */
export const withSymbols = async (entry: ContentEntry, space: Space): Promise<ContentEntry> => ({
  ...entry,
  data: { ...entry.data, blocks: await Promise.all(entry.data.blocks.map((element) => withSymbol(element, space))) },
});

import { symbolOf } from '../../blocks/render/nested-elements.ts';
import { type ContentElement, type ContentEntry, parseEntry } from '../../domain/content/entry.ts';

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
    const { results } = (await answer.json()) as { results?: readonly unknown[] };
    return parseEntry(results?.[0]);
  } catch (error) {
    console.error(`The shared blocks "${id}" did not arrive.`, error);
    return null;
  }
};

const symbolEntryId = (options: Readonly<Record<string, unknown>>): string | null => {
  const { symbol } = options;
  const entry = typeof symbol === 'object' && symbol !== null ? (symbol as { entry?: unknown }).entry : null;
  return typeof entry === 'string' && entry !== '' ? entry : null;
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

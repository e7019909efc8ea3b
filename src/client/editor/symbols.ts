import * as v from 'valibot';
import { everyElement, symbolOf, withAreas } from '../../blocks/render/nested-elements.ts';
import { parsedOrNull } from '../../domain/kit/schema/tolerant.ts';
import type { ContentElement } from '../../domain/site/content/element.ts';
import { type ContentEntry, parseEntry } from '../../domain/site/content/entry.ts';

interface Space {
  readonly apiKey: string;
  readonly apiHost: string;
}

/** Shared blocks are loaded once. Edits to a symbol elsewhere show after a reload. */
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
    console.error(`The shared block "${id}" could not be loaded.`, error);
    return null;
  }
};

const symbolAnswer = v.object({ results: v.optional(v.array(v.unknown()), []) });
const symbolOptions = v.object({ symbol: v.object({ entry: v.pipe(v.string(), v.nonEmpty()) }) });

const symbolEntryId = (options: Readonly<Record<string, unknown>>): string | null => {
  const found = parsedOrNull(symbolOptions, options);
  return found?.symbol.entry ?? null;
};

/** Ids of the symbols whose content is missing, at any depth: in columns, in other symbols. */
const missing = (elements: readonly ContentElement[]): readonly string[] =>
  everyElement(elements).flatMap(({ component }) => {
    if (component?.name !== 'Symbol' || symbolOf(component.options) !== null) return [];
    const id = symbolEntryId(component.options);
    return id === null ? [] : [id];
  });

const withContents = (element: ContentElement, contents: ReadonlyMap<string, ContentEntry | null>): ContentElement => {
  const fill = (elements: readonly ContentElement[]): readonly ContentElement[] =>
    elements.map((one) => withContents(one, contents));
  const inner = withAreas({ ...element, children: fill(element.children) }, fill);
  const { component } = inner;
  if (component?.name !== 'Symbol') return inner;
  const content = symbolOf(component.options) ?? contents.get(symbolEntryId(component.options) ?? '') ?? null;
  if (content === null) return inner;
  const filled = { ...content, data: { ...content.data, blocks: fill(content.data.blocks) } };
  const symbol = { ...(component.options.symbol as object), content: filled };
  return { ...inner, component: { ...component, options: { ...component.options, symbol } } };
};

/** Maximum depth to which nested symbols are fetched. */
const MAX_DEPTH = 4;

/** Returns the entry with the content of its symbols. The editor sends only their ids. */
export const withSymbols = async (entry: ContentEntry, space: Space): Promise<ContentEntry> => {
  const contents = new Map<string, ContentEntry | null>();
  let blocks = entry.data.blocks;
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const ids = missing(blocks).filter((id) => !contents.has(id));
    if (ids.length === 0) break;
    await Promise.all(
      ids.map(async (id) => {
        const found = bySymbol.get(id) ?? fetchSymbol(id, space);
        bySymbol.set(id, found);
        contents.set(id, await found);
      }),
    );
    blocks = blocks.map((element) => withContents(element, contents));
  }
  return { ...entry, data: { ...entry.data, blocks } };
};

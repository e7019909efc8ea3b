import { everyElement } from '../../blocks/render/nested-elements.ts';
import type { ContentElement } from '../../domain/content/entry.ts';

type Data = Readonly<Record<string, unknown>>;

/** Data of blocks, kept by what it was asked with. */
export interface BlockDataStore {
  /** What is there already, by block id; a block whose options have changed keeps its last data until the new one comes. */
  known(blocks: readonly ContentElement[]): Data;
  /** All of it, by block id; null where the server has none. */
  load(blocks: readonly ContentElement[]): Promise<Data>;
}

/** Answers larger requests with 414; a block with more options than this shows no data while it is edited. */
const LONGEST_OPTIONS = 6000;

const keyOf = ({ component }: ContentElement): string => JSON.stringify([component?.name, component?.options]);

const fetchData = async (element: ContentElement, path: string): Promise<unknown> => {
  const options = JSON.stringify(element.component?.options ?? {});
  if (options.length > LONGEST_OPTIONS) return null;
  const query = new URLSearchParams({ name: element.component?.name ?? '', options, path });
  try {
    const answer = await fetch(`/api/block-data?${query}`);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return ((await answer.json()) as { data: unknown }).data;
  } catch (error) {
    console.error(`The data of block "${element.component?.name}" did not arrive.`, error);
    return null;
  }
};

/** Data for the blocks that show any (`names`), starting with what the server sent. */
export const createBlockData = (options: {
  readonly names: readonly string[];
  readonly path: string;
  readonly first: { readonly blocks: readonly ContentElement[]; readonly data: Data };
}): BlockDataStore => {
  const names = new Set(options.names);
  const isDataBlock = ({ component }: ContentElement): boolean => names.has(component?.name ?? '');
  const byKey = new Map<string, Promise<unknown>>();
  const byId = new Map<string, unknown>(Object.entries(options.first.data));
  for (const element of everyElement(options.first.blocks).filter(isDataBlock)) {
    byKey.set(keyOf(element), Promise.resolve(byId.get(element.id) ?? null));
  }
  const of = (element: ContentElement): Promise<unknown> => {
    const key = keyOf(element);
    const found = byKey.get(key) ?? fetchData(element, options.path);
    byKey.set(key, found);
    return found;
  };
  const known = (blocks: readonly ContentElement[]): Data =>
    Object.fromEntries(everyElement(blocks).flatMap(({ id }) => (byId.has(id) ? [[id, byId.get(id)]] : [])));
  return {
    known,
    async load(blocks) {
      await Promise.all(
        everyElement(blocks)
          .filter(isDataBlock)
          .map(async (element) => byId.set(element.id, await of(element))),
      );
      return known(blocks);
    },
  };
};

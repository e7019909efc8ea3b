import { everyElement } from '../../blocks/render/nested-elements.ts';
import { blockDataEndpoint, LONGEST_OPTIONS } from '../../domain/site/api/catalog/block-data.ts';
import type { ContentElement } from '../../domain/site/content/element.ts';
import { call } from '../api.ts';

type Data = Readonly<Record<string, unknown>>;

/** Data of blocks, kept by what it was asked with. */
export interface BlockDataStore {
  /** What is there already, by block id; a block whose options have changed keeps its last data until the new one comes. */
  known(blocks: readonly ContentElement[]): Data;
  /** All of it, by block id; null where the server has none. */
  load(blocks: readonly ContentElement[]): Promise<Data>;
}

const keyOf = ({ component }: ContentElement): string => JSON.stringify([component?.name, component?.options]);

const fetchData = async (element: ContentElement, path: string): Promise<unknown> => {
  const options = JSON.stringify(element.component?.options ?? {});
  // A block with more options than this shows no data while it is edited.
  if (options.length > LONGEST_OPTIONS) return null;
  try {
    return (await call(blockDataEndpoint, { name: element.component?.name ?? '', options, path })).data;
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

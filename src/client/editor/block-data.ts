import { everyElement } from '../../blocks/render/nested-elements.ts';
import { blockDataEndpoint, LONGEST_OPTIONS } from '../../domain/site/api/catalog/block-data.ts';
import type { ContentElement } from '../../domain/site/content/element.ts';
import { call } from '../api.ts';

type Data = Readonly<Record<string, unknown>>;

/** Data of blocks, cached by block name and options. */
export interface BlockDataStore {
  /**
   * The data that is already loaded, by block id. A block whose options have changed keeps its previous data until the
   * new data arrives.
   */
  known(blocks: readonly ContentElement[]): Data;
  /** Data of all blocks, by block id; `null` where the server has none. */
  load(blocks: readonly ContentElement[]): Promise<Data>;
}

const keyOf = ({ component }: ContentElement): string => JSON.stringify([component?.name, component?.options]);

const fetchData = async (element: ContentElement, path: string): Promise<unknown> => {
  const options = JSON.stringify(element.component?.options ?? {});
  // Blocks with larger options show no data while they are edited.
  if (options.length > LONGEST_OPTIONS) return null;
  try {
    return (await call(blockDataEndpoint, { name: element.component?.name ?? '', options, path })).data;
  } catch (error) {
    console.error(`The data of block "${element.component?.name}" could not be loaded.`, error);
    return null;
  }
};

/** Loads data for the blocks listed in `names`, starting with the data that the server sent. */
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
  const loadElementData = (element: ContentElement): Promise<unknown> => {
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
          .map(async (element) => byId.set(element.id, await loadElementData(element))),
      );
      return known(blocks);
    },
  };
};

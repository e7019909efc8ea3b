import { blockDeclarations } from '../../blocks/declarations.gen.ts';
import type { PageContext } from '../../blocks/page-context.ts';
import { readValues } from '../../blocks/read-values.ts';
import { everyElement } from '../../blocks/render/nested-elements.ts';
import type { ContentElement } from '../../domain/site/content/element.ts';
import { logError } from '../observe/log-event.ts';
import { settleSoon } from '../resilience/settle-soon.ts';
import { withTimeLimit } from '../resilience/within.ts';
import type { LoaderRequest } from './block-loaders/block-loader.ts';
import { blockLoaders } from './block-loaders.ts';

const TIMEOUT_MS = 2000;

type AnyLoader = (request: LoaderRequest, values: object) => unknown;

const loaders = new Map<string, AnyLoader>(Object.entries(blockLoaders) as [string, AnyLoader][]);
const declarations = new Map<string, (typeof blockDeclarations)[number]>(
  blockDeclarations.map((declaration) => [declaration.name, declaration]),
);

type Loading = readonly [id: string, data: Promise<unknown>];

/**
 * Starts loading what the data blocks of a page show. A loader that fails or takes longer than 2 s leaves its block without
 * data: `null`. No promise rejects.
 */
const startLoading = (elements: readonly ContentElement[], request: LoaderRequest): readonly Loading[] => {
  const blocks = everyElement(elements).flatMap((element) => {
    const name = element.component?.name ?? '';
    const load = loaders.get(name);
    const declaration = declarations.get(name);
    return load && declaration ? [{ element, load, declaration }] : [];
  });
  return blocks.map(({ element, load, declaration }): Loading => {
    const loading = async (): Promise<unknown> => {
      try {
        const values = readValues(declaration.inputs, element.component?.options ?? {});
        return await withTimeLimit(TIMEOUT_MS, Promise.resolve(load(request, values)));
      } catch (error) {
        logError('block failed', `The data of block "${declaration.name}" could not be loaded.`, error);
        return null;
      }
    };
    return [element.id, loading()];
  });
};

/** Returns what the data blocks of a page show, by block id. A block without data says so itself. */
export const loadBlocks = async (
  elements: readonly ContentElement[],
  request: LoaderRequest,
): Promise<Readonly<Record<string, unknown>>> => {
  const loading = startLoading(elements, request);
  return Object.fromEntries(await Promise.all(loading.map(async ([id, data]) => [id, await data] as const)));
};

/** Returns the same, with the data of slow blocks still loading. `lateBlocks` is absent when all blocks are loaded soon. */
export const loadBlocksSoon = async (
  elements: readonly ContentElement[],
  request: LoaderRequest,
): Promise<Pick<PageContext, 'blockData' | 'lateBlocks'>> => {
  const loading = startLoading(elements, request);
  const loaded = await Promise.all(loading.map(async ([id, data]) => [id, await settleSoon(data)] as const));
  const ready = loaded.flatMap(([id, data]) => ('value' in data ? [[id, data.value] as const] : []));
  const late = loaded.flatMap(([id, data]) => ('late' in data ? [[id, data.late] as const] : []));
  return {
    blockData: Object.fromEntries(ready),
    ...(late.length > 0 && { lateBlocks: Object.fromEntries(late) }),
  };
};

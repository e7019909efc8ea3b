import { blockDeclarations } from '../../blocks/declarations.gen.ts';
import { readValues } from '../../blocks/read-values.ts';
import { everyElement } from '../../blocks/render/nested-elements.ts';
import type { ContentElement } from '../../domain/site/content/element.ts';
import { logError } from '../observe/log-event.ts';
import { withTimeLimit } from '../resilience/within.ts';
import type { LoaderRequest } from './block-loaders/block-loader.ts';
import { blockLoaders } from './block-loaders.ts';

const TIMEOUT_MS = 2000;

type AnyLoader = (request: LoaderRequest, values: object) => unknown;

const loaders = new Map<string, AnyLoader>(Object.entries(blockLoaders) as [string, AnyLoader][]);
const declarations = new Map<string, (typeof blockDeclarations)[number]>(
  blockDeclarations.map((declaration) => [declaration.name, declaration]),
);

/**
 * Returns the data of a page's data blocks, by block id. A loader that fails or takes longer than 2 s leaves its block
 * without data: the block shows a message and the rest of the page is unaffected.
 */
export const loadBlocks = async (
  elements: readonly ContentElement[],
  request: LoaderRequest,
): Promise<Readonly<Record<string, unknown>>> => {
  const blocks = everyElement(elements).flatMap((element) => {
    const name = element.component?.name ?? '';
    const load = loaders.get(name);
    const declaration = declarations.get(name);
    return load && declaration ? [{ element, load, declaration }] : [];
  });
  const loaded = await Promise.all(
    blocks.map(async ({ element, load, declaration }) => {
      try {
        const values = readValues(declaration.inputs, element.component?.options ?? {});
        return [element.id, await withTimeLimit(TIMEOUT_MS, Promise.resolve(load(request, values)))] as const;
      } catch (error) {
        logError('block failed', `The data of block "${declaration.name}" could not be loaded.`, error);
        return [element.id, null] as const;
      }
    }),
  );
  return Object.fromEntries(loaded);
};

import { everyElement } from '../../blocks/render/nested-elements.ts';
import built from '../../client/block-styles.gen.json';
import type { BlockStyles } from '../../domain/site/asset-manifest.ts';
import type { ContentElement } from '../../domain/site/content/element.ts';
import type { Stylesheet } from '../http/assets.ts';
import type { PageHead } from './page-head.ts';

const { inStore, own: stylesByBlock }: BlockStyles = built;
const ALL: readonly Stylesheet[] = ['content', 'blocks', 'store'];

/** Returns the styles of a page of blocks: those of its blocks, or of all blocks if staff may add any. */
export const stylesOf = (
  elements: readonly ContentElement[],
  mayAddAny: boolean,
): Pick<PageHead, 'sheets' | 'styles'> => {
  if (mayAddAny) return { sheets: ALL };
  const names = new Set(everyElement(elements).map(({ component }) => component?.name ?? ''));
  return {
    sheets: inStore.some((name) => names.has(name)) ? ['content', 'store'] : ['content'],
    styles: [...names].map((name) => stylesByBlock[name] ?? '').join(''),
  };
};

import { everyElement } from '../../blocks/render/nested-elements.ts';
import built from '../../client/block-styles.gen.json';
import type { BlockStyles } from '../../domain/site/asset-manifest.ts';
import type { ContentElement } from '../../domain/site/content/element.ts';
import type { Sheet } from '../http/assets.ts';
import type { PageHead } from './page-head.ts';

const { inStore, own }: BlockStyles = built;
const ALL: readonly Sheet[] = ['content', 'blocks', 'store'];

/** The styles a page of blocks needs: those of its blocks, or of every block where staff may add any. */
export const stylesOf = (
  elements: readonly ContentElement[],
  mayHoldAny: boolean,
): Pick<PageHead, 'sheets' | 'styles'> => {
  if (mayHoldAny) return { sheets: ALL };
  const names = new Set(everyElement(elements).map(({ component }) => component?.name ?? ''));
  return {
    sheets: inStore.some((name) => names.has(name)) ? ['content', 'store'] : ['content'],
    styles: [...names].map((name) => own[name] ?? '').join(''),
  };
};

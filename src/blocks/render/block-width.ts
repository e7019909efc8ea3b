import type { ContentElement } from '../../domain/site/content/element.ts';
import type { BlockDeclaration } from '../define-block.ts';

/** How a block stands in its page: as its declaration says. One that staff made as wide as the window reaches its edges. */
export const widthOf = (
  { responsiveStyles }: ContentElement,
  declaration: BlockDeclaration | undefined,
): BlockDeclaration['width'] => declaration?.width ?? (responsiveStyles?.large?.width === '100vw' ? 'full' : undefined);

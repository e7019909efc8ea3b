import type { ContentElement } from '../../domain/site/content/element.ts';
import type { BlockDeclaration } from '../define-block.ts';

/**
 * Returns the width of a block on its page, according to its declaration. A block that staff made as wide as the window
 * extends to its edges.
 */
export const widthOf = (
  { responsiveStyles }: ContentElement,
  declaration: BlockDeclaration | undefined,
): BlockDeclaration['width'] => declaration?.width ?? (responsiveStyles?.large?.width === '100vw' ? 'full' : undefined);

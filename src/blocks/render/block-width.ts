import type { ContentElement } from '../../domain/site/content/element.ts';
import type { BlockDeclaration } from '../define-block.ts';

/** Whether a margin has only links: next to the text it would leave most of its height empty. */
const hasOnlyLinks = ({ component }: ContentElement): boolean => {
  const { material = '', store = '', facts = [] } = component?.options ?? {};
  return material === '' && store === '' && Array.isArray(facts) && facts.length === 0;
};

/**
 * Returns the width of a block on its page, according to its declaration. A block that staff made as wide as the window
 * extends to its edges. A margin with only links is below the text, so that tables have the whole width.
 */
export const widthOf = (
  element: ContentElement,
  declaration: BlockDeclaration | undefined,
): BlockDeclaration['width'] => {
  if (declaration?.width === 'margin' && hasOnlyLinks(element)) return undefined;
  return declaration?.width ?? (element.responsiveStyles?.large?.width === '100vw' ? 'full' : undefined);
};

import type { StyledBlock } from '../define-block.ts';
import { declarationsOf } from '../render/declarations.ts';

const isText = (pair: [string, unknown]): pair is [string, string] => typeof pair[1] === 'string';

/** Returns the styles of the open tab that staff set for a block with this class. */
export const builderTabsCss = ({ options, selector, origins }: StyledBlock): string => {
  const { activeTabStyle } = options;
  const styles = typeof activeTabStyle === 'object' && activeTabStyle !== null ? Object.entries(activeTabStyle) : [];
  const declarations = declarationsOf(Object.fromEntries(styles.filter(isText)), origins);
  return declarations === '' ? '' : `${selector} > * > .builder-tabs-wrap > [aria-selected="true"]{${declarations}}`;
};

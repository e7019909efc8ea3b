import { blockLabel } from '../../../blocks/block-label.ts';
import { declarationOf, everyElement } from '../../../blocks/render/nested-elements.ts';
import type { ContentElement } from '../../../domain/site/content/element.ts';
import type { PageProblem } from '../../../domain/site/content/page-problems.ts';

const nameOf = (element: ContentElement): string => {
  const declaration = declarationOf(element);
  return declaration === undefined ? (element.component?.name ?? 'Box') : blockLabel(declaration);
};

/** Adds the names of the containing blocks to problems. Problems outside of the page's blocks are unchanged. */
export const nameBlocks = (
  problems: readonly PageProblem[],
  blocks: readonly ContentElement[],
): readonly PageProblem[] => {
  const names = new Map(everyElement(blocks).map((element) => [element.id, nameOf(element)]));
  return problems.map((problem) => {
    const blockName = problem.blockId === undefined ? undefined : names.get(problem.blockId);
    return blockName === undefined ? problem : { ...problem, blockName };
  });
};

import type { ContentElement } from '../../domain/site/content/element.ts';
import { type FrameRules, frameTarget } from '../frame-target.ts';
import { readValues } from '../read-values.ts';
import { declarationOf, everyElement } from './nested-elements.ts';

const framedBy = (element: ContentElement): readonly string[] => {
  const declaration = declarationOf(element);
  return declaration?.frames?.(readValues(declaration.inputs, element.component?.options ?? {})) ?? [];
};

/**
 * Returns the origins of the foreign pages that these elements and their descendants frame. A page must allow exactly
 * these.
 */
export const frameOrigins = (elements: readonly ContentElement[], rules: FrameRules): readonly string[] => {
  const targets = everyElement(elements)
    .flatMap(framedBy)
    .map((address) => frameTarget(address, rules));
  return [...new Set(targets.flatMap((target) => (target?.kind === 'foreign' ? [target.origin] : [])))];
};

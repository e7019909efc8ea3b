import type { Size } from '../../../reference/sizes/size.ts';
import type { Compound } from '../model.ts';

/**
 * Returns the default name of a part, which the backend may override.
 *
 * @example patternName({label: 'FK7502'}, {code: '214'}) // 'FK7502-214'
 */
export const patternName = (compound: Pick<Compound, 'label'>, size: Pick<Size, 'code'>): string =>
  `${compound.label}-${size.code}`;

import { familiesOf } from '../reference/material-families.ts';
import { once } from '../reference/once.ts';
import type { Celsius } from '../units.ts';
import type { RatedMaterial } from './medium.ts';

/** A family that the advisor weighs, by its typical grade. */
export interface AdvisedFamily {
  /** As charts call it, and as the chemical table's columns do. */
  readonly code: Exclude<RatedMaterial, 'PTFE'>;
  readonly name: string;
  /** Key of the store's material filter. */
  readonly key: string;
  readonly page: string;
  readonly lowC: Celsius;
  readonly highC: Celsius;
  readonly permeability: string;
  readonly approvals: readonly string[];
}

/** In the order in which families with as many points are listed. PTFE is no elastomer: a ring of it needs a gland of its own. */
const ORDER: readonly AdvisedFamily['code'][] = [
  ...(['NBR', 'EPDM', 'CR', 'IIR', 'VMQ', 'AU', 'HNBR', 'FKM', 'FVMQ', 'FEPM', 'FFKM'] as const),
];

export const advisedFamilies = once((): readonly AdvisedFamily[] => {
  const families = familiesOf('elastomer');
  return ORDER.flatMap((code) => {
    const family = families.find(({ short }) => short === code);
    if (family === undefined) return [];
    const { name, key, page, material } = family;
    const { lowC, highC, permeability, approvals } = material;
    return [{ code, name, key, page, lowC, highC, permeability, approvals }];
  });
});

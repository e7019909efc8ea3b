import { intersect } from '../../shop/catalog/bits/bits.ts';
import type { Understood } from './reading.ts';
import type { ReadLists } from './words/sense.ts';

const bitCount = (row: Uint32Array): number => {
  let count = 0;
  for (const word of row) for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** Returns how many compounds of the families have a certificate. */
const holders = ({ facets }: ReadLists, key: string, materials: readonly string[]): number =>
  materials.reduce((sum, material) => {
    const row = facets.byKey.compliance.get(key)?.compounds.slice();
    const family = facets.byKey.material.get(material)?.compounds;
    if (!row || !family) return sum;
    intersect(row, family);
    return sum + bitCount(row);
  }, 0);

/**
 * If several certificates share a name, selects the one that most compounds of the families have: `FDA` of PEEK is
 * another paragraph than `FDA` of rubber.
 */
export const settleCertificates = (lists: ReadLists, understood: readonly Understood[]): readonly Understood[] => {
  const materials = understood.flatMap((one) => (one.kind === 'family' ? one.materials : []));
  return understood.map((one) => {
    if (one.kind !== 'certificate' || one.keys.length < 2) return one;
    const key = one.keys.reduce((best, other) =>
      holders(lists, other, materials) > holders(lists, best, materials) ? other : best,
    );
    return { ...one, keys: [key], text: lists.facets.byKey.compliance.get(key)?.label ?? one.text };
  });
};

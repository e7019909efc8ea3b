import { describe, expect, it } from 'vitest';
import { notApplied, readingQuery } from '../../../../src/domain/engineering/understand/reading-query.ts';
import { understand } from '../../../../src/domain/engineering/understand/understand.ts';
import { seedLists } from '../../../support/catalog/seed-lists.ts';

const lists = seedLists();
const facetsOf = (text: string) => readingQuery(lists, understand(lists, text)).facets;
const left = (text: string): readonly string[] => notApplied(lists, understand(lists, text));

/** Counts compounds without an excluded value of a group: the oracle. */
const compoundsWithout = (group: 'color' | 'material', excluded: readonly string[]): number =>
  lists.compounds.filter((compound) =>
    compound.modifiers.every((at) => {
      const modifier = lists.modifiers[at];
      return modifier?.type !== group || !excluded.includes(modifier.key);
    }),
  ).length;

const compoundsWith = (group: 'color' | 'material', keys: readonly string[]): number =>
  lists.compounds.filter((compound) =>
    compound.modifiers.some(
      (at) => lists.modifiers[at]?.type === group && keys.includes(lists.modifiers[at]?.key ?? ''),
    ),
  ).length;

describe('an exclusion', () => {
  it('selects every other color and keeps all other compounds', () => {
    // Copper is a material first.
    for (const { key, label } of lists.facets.groups.color.filter((color) => color.key !== 'copper')) {
      const { color } = facetsOf(`not ${label}`);
      expect([key, color.includes(key)]).toEqual([key, false]);
      expect(compoundsWith('color', color)).toBe(compoundsWithout('color', [key]));
    }
  });

  it('selects every other family and keeps all other compounds', () => {
    for (const { key, label } of lists.facets.groups.material) {
      const { material } = facetsOf(`anything but ${label}`);
      expect([key, material.includes(key)]).toEqual([key, false]);
      expect(compoundsWith('material', material)).toBe(compoundsWithout('material', [key]));
    }
  });

  it('removes a value from the selected ones', () => {
    expect(facetsOf('viton or epdm, not epdm').material).toEqual(['fkm']);
  });

  it('is reported when the store has no filter for it, and never inverted', () => {
    expect(left('not FDA epdm')).toEqual(['not FDA 21 CFR 177.2600']);
    expect(facetsOf('not FDA epdm').compliance).toEqual([]);
    expect(left('not 70 duro nbr')).toEqual(['not 70 Shore A']);
    expect(facetsOf('not 70 duro nbr').durometer).toEqual([]);
    expect(readingQuery(lists, understand(lists, 'not 214')).sizes).toEqual([]);
    expect(left('not black')).toEqual([]);
  });
});

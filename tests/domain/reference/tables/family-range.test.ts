import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { celsius } from '../../../../src/domain/kit/units.ts';
import {
  coversRange,
  nearestRanges,
  readWanted,
  shortfall,
} from '../../../../src/domain/reference/tables/family-range.ts';
import {
  FAMILY_KINDS,
  familyGroups,
  kindOfFamily,
  materialFamiliesOf,
} from '../../../../src/domain/reference/tables/material-families.ts';

const degrees = fc.integer({ min: -270, max: 900 }).map(celsius);
const ranges = fc.tuple(degrees, degrees).map(([one, other]) => ({
  lowC: celsius(Math.min(one, other)),
  highC: celsius(Math.max(one, other)),
}));

describe('the requested range', () => {
  it('is read in the unit it was typed in', () => {
    expect(readWanted({ low: '-40', high: '120' }, 'C').wanted).toEqual({ lowC: -40, highC: 120 });
    expect(readWanted({ low: '-40', high: '248' }, 'F').wanted).toEqual({ lowC: -40, highC: 120 });
    expect(readWanted({ low: '', high: '' }, 'C')).toEqual({ wanted: { lowC: null, highC: null }, problem: '' });
  });

  it('is open, with a reason, when a field has no number or the ends are reversed', () => {
    const open = { lowC: null, highC: null };
    expect(readWanted({ low: 'cold', high: '120' }, 'C')).toMatchObject({
      wanted: open,
      problem: expect.stringMatching(/numbers/),
    });
    expect(readWanted({ low: '120', high: '-40' }, 'C')).toMatchObject({
      wanted: open,
      problem: expect.stringMatching(/above/),
    });
  });

  it('is covered exactly when no degree is missing at either end', () => {
    fc.assert(
      fc.property(ranges, ranges, (wanted, range) => {
        const { cold, heat } = shortfall(wanted, range);
        const wider = { lowC: celsius(range.lowC - cold), highC: celsius(range.highC + heat) };
        expect(coversRange(wanted, range)).toBe(range.lowC <= wanted.lowC && range.highC >= wanted.highC);
        expect(coversRange(wanted, wider)).toBe(true);
      }),
    );
  });

  it('without a covering rubber, ranks those with the fewest missing degrees first', () => {
    const wanted = { lowC: celsius(-60), highC: celsius(300) };
    const rubbers = materialFamiliesOf('elastomer');
    expect(rubbers.filter(({ material }) => coversRange(wanted, material))).toEqual([]);
    const nearest = nearestRanges(wanted, rubbers, ({ material }) => material, 2);
    expect(nearest.map(({ short }) => short)).toEqual(['FFKM', 'VMQ']);
    expect(shortfall(wanted, (nearest[0] as (typeof rubbers)[number]).material)).toEqual({ cold: 45, heat: 0 });
  });
});

describe('families of materials', () => {
  it('are sorted hottest first, each with its page', () => {
    expect(materialFamiliesOf('elastomer')).toHaveLength(18);
    for (const kind of FAMILY_KINDS) {
      const families = materialFamiliesOf(kind);
      expect(families.filter(({ page }) => page === '')).toEqual([]);
      const heat = families.map(({ material }) => material.highC);
      expect(heat).toEqual([...heat].sort((a, b) => b - a));
      expect(familyGroups(kind).flatMap((group) => group.families)).toHaveLength(families.length);
    }
  });

  it('are found by their representative grade', () => {
    expect(kindOfFamily('EPDM-P')).toBe('elastomer');
    expect(kindOfFamily('PTFE')).toBe('plastic');
    expect(kindOfFamily('EPDM-S')).toBeNull();
  });
});

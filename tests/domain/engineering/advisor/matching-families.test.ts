import { describe, expect, it } from 'vitest';
import {
  familyVerdict,
  groupSummary,
  matchingFamilies,
} from '../../../../src/domain/engineering/advisor/matching-families.ts';
import { celsius } from '../../../../src/domain/kit/units.ts';
import { media } from '../../../../src/domain/reference/media/medium.ts';
import { materialFamiliesOf } from '../../../../src/domain/reference/tables/material-families.ts';

const rubbers = materialFamiliesOf('elastomer').map(({ short, material }) => ({ short, ...material }));
const range = (low: number | null, high: number | null) => ({
  lowC: low === null ? null : celsius(low),
  highC: high === null ? null : celsius(high),
});
const called = (name: string) => media().find((medium) => medium.name === name) ?? null;
const summary = (wanted: ReturnType<typeof range>, unit: 'C' | 'F' = 'C', name = ''): string => {
  const { lead, rest, named } = matchingFamilies({ wanted, medium: called(name) }, rubbers, unit);
  return lead + rest + named.map(({ family, lack }) => family.short + lack).join(', ');
};

describe('families for a temperature range', () => {
  it('returns the number of families before a range is set', () => {
    expect(summary(range(null, null))).toBe('18 families, no range set');
    expect(groupSummary({ wanted: range(null, null), medium: null }, rubbers)).toBe('');
  });

  it('counts and names the families that cover it, in the visitor’s unit', () => {
    expect(summary(range(-40, 120))).toBe('7 of 18 families cover −40 to 120 °C: VMQ, FVMQ, HNBR, AEM, EPDM, ECO, IIR');
    expect(summary(range(-50, 180))).toBe('1 of 18 families covers −50 to 180 °C: VMQ');
    expect(summary(range(-60, null), 'F')).toBe('1 of 18 families covers from −76 °F: FVMQ');
    expect(summary(range(null, 300))).toBe('1 of 18 families covers up to 300 °C: FFKM');
    expect(groupSummary({ wanted: range(-40, 120), medium: null }, rubbers)).toBe('7 of 18 cover the range');
  });

  it('names the nearest two and their shortfall when none covers it', () => {
    expect(summary(range(-60, 300))).toBe(
      'No family covers −60 to 300 °C. Nearest: FFKM (45 °C short in the cold), VMQ (5 °C short in the cold, 75 °C short in the heat)',
    );
  });
});

describe('families for a medium', () => {
  const verdict = (short: string, wanted: ReturnType<typeof range>, name: string) =>
    rubbers.filter((one) => one.short === short).map((one) => familyVerdict({ wanted, medium: called(name) }, one))[0];

  it('selects those rated A or B that meet both conditions', () => {
    expect(summary(range(null, null), 'C', 'Acetone')).toMatch(
      /^\d of 18 families are rated A or B in Acetone: .*EPDM/,
    );
    expect(summary(range(-40, 80), 'C', 'Acetone')).toMatch(
      / cover.? −40 to 80 °C and (is|are) rated A or B in Acetone: /,
    );
    expect(summary(range(-40, 120), 'C', 'Acetone')).toBe(
      'No family is rated A or B in Acetone at these temperatures.',
    );
    expect(groupSummary({ wanted: range(null, null), medium: called('Acetone') }, rubbers)).toMatch(
      / of 18 suit the medium$/,
    );
  });

  it('gives the reason why a family is excluded: rated badly, not rated, out of range', () => {
    expect(verdict('FKM', range(null, null), 'Acetone')).toEqual({ isOutside: true, word: 'Rated D' });
    expect(verdict('EPDM', range(null, null), 'Acetone')).toEqual({ isOutside: false, word: 'Rated A' });
    expect(verdict('NR', range(null, null), 'Acetone')).toEqual({ isOutside: true, word: 'No rating' });
    expect(verdict('FKM', range(-60, null), 'Acetone')).toEqual({ isOutside: true, word: 'Out of range, rated D' });
    expect(verdict('FKM', range(-60, null), '')).toEqual({ isOutside: true, word: 'Out of range' });
    expect(verdict('FKM', range(0, 100), '')).toEqual({ isOutside: false, word: '' });
  });

  it('lowers a rating at high temperature like the material advisor', () => {
    const medium = media().find(({ name }) => name === 'Phenol');
    expect(verdict('EPDM', range(0, 40), medium?.name ?? '')).toEqual({ isOutside: false, word: 'Rated B' });
    expect(verdict('EPDM', range(0, 80), medium?.name ?? '')).toEqual({ isOutside: true, word: 'Rated C' });
  });

  it('names the nearest two that suit the medium, and no family when none suits it', () => {
    expect(summary(range(-100, 50), 'C', 'Acetone')).toMatch(
      /^No family covers −100 to 50 °C and is rated A or B in Acetone\. Nearest: \w+ \(\d+ °C short in the cold\), \w+ \(/,
    );
    const medium = media().find(
      ({ isRow, stages }) =>
        isRow &&
        Object.entries(stages[0]?.rows[0]?.ratings ?? {}).every(([code, rating]) => code === 'PTFE' || rating > 'B'),
    );
    if (medium)
      expect(summary(range(null, null), 'C', medium.name)).toBe(`No family is rated A or B in ${medium.name}.`);
  });
});

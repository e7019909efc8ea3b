import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heatLimit } from '../../../../src/domain/reference/media/heat-limit.ts';
import { media, mediaCalled, type RatedMaterial } from '../../../../src/domain/reference/media/medium.ts';
import { rateMedium, rowsUsed } from '../../../../src/domain/reference/media/rated-medium.ts';
import { RATED_MATERIALS, type Rating } from '../../../../src/domain/reference/tables/chemicals.ts';
import { chemicals } from '../../../../src/domain/reference/tables/tables.ts';

const called = (name: string) => {
  const [medium] = mediaCalled(name);
  if (medium === undefined) throw new Error(`There is no medium ${name}.`);
  return medium;
};
const rated = (name: string, code: RatedMaterial, heat: number | null) => rateMedium(called(name), code, heat);
const rowNames = (name: string, heat: number | null): readonly string[] =>
  rowsUsed(called(name), heat).map(({ row }) => row.name);

describe('vectors of the temperature rule', () => {
  it('M1 rates water at 120 °C by the row of steam below 150 °C', () => {
    expect(rowNames('water', 120)).toEqual(['Steam below 150 C']);
    expect(rated('water', 'FKM', 120).rating).toBe('D');
    expect(rated('water', 'VMQ', 120).rating).toBe('C');
  });
  it('M2 has no data for FFKM in 70 % nitric acid at 100 °C', () => {
    expect(rated('Nitric acid 70%', 'FFKM', 100)).toMatchObject({ rating: '', hasNoDataAtHeat: true });
  });
  it('M3 counts the A of FKM in 37 % hydrochloric acid as B at 80 °C', () => {
    expect(rated('Hydrochloric acid 37%', 'FKM', 80)).toMatchObject({ rating: 'B', hasNoDataAtHeat: false });
  });
  it('M4 has no data for FKM in cold hydrofluoric acid at 90 °C', () => {
    expect(rated('Hydrofluoric acid up to 48%, cold', 'FKM', 90)).toMatchObject({ rating: '', hasNoDataAtHeat: true });
  });
  it('M5 keeps the A of NBR in mineral hydraulic oil at 100 °C', () => {
    expect(rated('HLP', 'NBR', 100).rating).toBe('A');
  });
  it('M6 keeps the A of EPDM in DOT 4 at 120 °C', () => {
    expect(rated('DOT 4', 'EPDM', 120).rating).toBe('A');
  });
});

describe('the row for a temperature', () => {
  it.each([
    ['water', 20, ['Water, potable, cold']],
    ['water', 60, ['Water, potable, cold']],
    ['water', 70, ['Water, potable, cold', 'Hot water 80-100 C']],
    ['water', 95, ['Hot water 80-100 C']],
    ['water', 150, ['Steam below 150 C']],
    ['water', 151, ['Steam above 150 C']],
    ['Water, potable, cold', 150, ['Steam below 150 C']],
    ['Hot water 80-100 C', 120, ['Steam below 150 C']],
    ['Steam below 150 C', 180, ['Steam above 150 C']],
    ['saturated steam', 160, ['Steam above 150 C']],
    ['condensate', 180, ['Steam above 150 C']],
    ['deionized water', 90, ['Deionized water', 'Hot water 80-100 C']],
    ['SIP', null, ['Steam below 150 C']],
  ])('for %s at %s °C is %j', (name, heat, rows) => {
    expect(rowNames(name, heat)).toEqual(rows);
  });
});

describe('temperature limits of the ratings of a row', () => {
  it.each([
    ['Hot water 80-100 C', 100],
    ['Steam above 150 C', Number.POSITIVE_INFINITY],
    ['Ammonia gas, cold', 40],
    ['Engine (motor) oil', 120],
    ['Gear oil, EP (hypoid)', 120],
    ['Turbine oil', 120],
    ['Transformer oil', 100],
    ['Phosphate ester, alkyl (aircraft, Skydrol type)', 107],
    ['Oil-in-water emulsion (HFA, soluble oil)', 60],
    ['Water-glycol hydraulic fluid (HFC)', 60],
    ['Engine coolant (glycol with inhibitors)', 120],
    ['Ethylene glycol', 100],
    ['Milk', 100],
    ['Nitrogen', Number.POSITIVE_INFINITY],
    ['Sodium chloride', 80],
    ['Urea solution (AdBlue, DEF)', 80],
    ['Sulfuric acid 98%', 40],
    ['Sodium hypochlorite 5% (bleach)', 40],
    ['Chlorine gas, dry', 40],
    ['Oxygen, ambient temperature', 60],
    ['Acetone', 60],
    ['Sulfuric acid 50%', 60],
  ])('%s is valid up to %s °C', (name, limit) => {
    const chemical = chemicals().find((one) => one.name === name);
    expect(chemical && heatLimit(chemical).limitC).toBe(limit);
  });
});

/** The rule as written, for a row without a temperature. */
const naive = (cell: Rating, limit: number, heat: number): Rating => {
  if (cell === '' || cell === 'D') return cell;
  const over = heat - limit;
  if (cell === 'C') return over > 0 || heat > 60 ? 'D' : 'C';
  if (over > 40) return '';
  if (cell === 'B') return over > 0 || heat > 60 ? 'C' : 'B';
  return over <= 0 ? 'A' : over <= 20 ? 'B' : 'C';
};

describe('one row at high temperature', () => {
  const plain = media().filter(
    ({ isRow, stages, kind }) =>
      isRow &&
      kind === 'rated' &&
      stages.length === 1 &&
      stages[0]?.rows.length === 1 &&
      !stages[0].rows[0]?.heat.isNamed,
  );
  it('is rated as the rule is written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...plain.filter(({ flags }) => !flags.includes('sour'))),
        fc.constantFrom(...RATED_MATERIALS),
        fc.integer({ min: -40, max: 220 }),
        (medium, code, heat) => {
          const [row] = medium.stages[0]?.rows ?? [];
          const limit = medium.stages[0]?.toC ?? row?.heat.limitC ?? 0;
          expect(rateMedium(medium, code, heat).rating).toBe(naive(row?.ratings[code] ?? '', limit, heat));
        },
      ),
      { numRuns: 2000 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { familiesOf } from '../../../src/domain/reference/material-families.ts';
import { groupAnswer, rangeAnswer } from '../../../src/domain/reference/range-answer.ts';
import { celsius } from '../../../src/domain/units.ts';

const rubbers = familiesOf('elastomer').map(({ short, material }) => ({ short, ...material }));
const range = (low: number | null, high: number | null) => ({
  lowC: low === null ? null : celsius(low),
  highC: high === null ? null : celsius(high),
});
const told = (...[wanted, unit = 'C']: [ReturnType<typeof range>, ('C' | 'F')?]): string => {
  const { lead, rest, named } = rangeAnswer(wanted, rubbers, unit);
  return lead + rest + named.map(({ family, lack }) => family.short + lack).join(', ');
};

describe('what families answer a range', () => {
  it('tells how many there are before a range is set', () => {
    expect(told(range(null, null))).toBe('18 families, no range set');
    expect(groupAnswer(range(null, null), rubbers)).toBe('');
  });

  it('counts and names those that cover it, in the visitor’s unit', () => {
    expect(told(range(-40, 120))).toBe('7 of 18 families cover −40 to 120 °C: VMQ, FVMQ, HNBR, AEM, EPDM, ECO, IIR');
    expect(told(range(-50, 180))).toBe('1 of 18 families covers −50 to 180 °C: VMQ');
    expect(told(range(-60, null), 'F')).toBe('1 of 18 families covers from −76 °F: FVMQ');
    expect(told(range(null, 300))).toBe('1 of 18 families covers up to 300 °C: FFKM');
    expect(groupAnswer(range(-40, 120), rubbers)).toBe('7 of 18 cover the range');
  });

  it('names the nearest two and what they lack when none covers it', () => {
    expect(told(range(-60, 300))).toBe(
      'No family covers −60 to 300 °C. Nearest: FFKM (45 °C short in the cold), VMQ (5 °C short in the cold, 75 °C short in the heat)',
    );
  });
});

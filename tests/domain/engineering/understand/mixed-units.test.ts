import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Reading } from '../../../../src/domain/engineering/understand/reading.ts';
import { understand } from '../../../../src/domain/engineering/understand/understand.ts';
import { seedLists } from '../../../support/catalog/seed-lists.ts';

const lists = seedLists();
const read = (text: string): Reading => understand(lists, text);
const MM_PER_INCH = 25.4;

/** Returns the ring of a text: its size, or its dimensions in millimeters. */
const ringOf = ({ understood }: Reading): string =>
  understood
    .flatMap((one) => {
      if (one.kind === 'size') return [one.size];
      if (one.kind === 'inside-diameter') return [`ID ${one.idMm.toFixed(2)}`];
      return one.kind === 'cross-section' ? [`CS ${one.csMm.toFixed(2)}`] : [];
    })
    .join(' ');

const lengths = fc.record({
  id: fc.integer({ min: 8000, max: 300_000 }).map((thousandths) => thousandths / 1000),
  cs: fc.integer({ min: 1000, max: 5000 }).map((thousandths) => thousandths / 1000),
});
const UNITS = { mm: ['mm', ' mm'], in: ['"', ' in', ' inch'] } as const;
const written = (length: number, unit: 'mm' | 'in', suffix: string): string =>
  `${(unit === 'mm' ? length : length / MM_PER_INCH).toFixed(unit === 'mm' ? 3 : 5)}${suffix}`;
const unit = fc.constantFrom('mm' as const, 'in' as const);

describe('a length', () => {
  it('keeps its unit in either order, whatever the unit of its neighbor', () => {
    fc.assert(
      fc.property(lengths, unit, unit, fc.nat(5), fc.boolean(), ({ id, cs }, idUnit, csUnit, pick, isIdFirst) => {
        const suffix = (one: 'mm' | 'in'): string => UNITS[one][pick % UNITS[one].length] ?? '';
        const [inside, section] = [written(id, idUnit, suffix(idUnit)), written(cs, csUnit, suffix(csUnit))];
        const text = isIdFirst ? `${inside} x ${section}` : `${section} x ${inside}`;
        const [size, insideRead, sectionRead] = ['size', 'inside-diameter', 'cross-section'].map((kind) =>
          read(text).understood.find((one) => one.kind === kind),
        );
        if (size?.kind === 'size') return;
        expect([text, insideRead?.kind === 'inside-diameter' && Math.abs(insideRead.idMm - id) < 0.02]).toEqual([
          text,
          true,
        ]);
        expect([text, sectionRead?.kind === 'cross-section' && Math.abs(sectionRead.csMm - cs) < 0.02]).toEqual([
          text,
          true,
        ]);
      }),
      { numRuns: 300 },
    );
  });

  it('without a unit never results in a section thinner than 0.5 mm', () => {
    fc.assert(
      fc.property(
        lengths,
        fc.constantFrom('mm', '"'),
        fc.integer({ min: 40, max: 400 }),
        ({ id }, suffix, thousandths) => {
          const reading = read(`.${String(thousandths).padStart(3, '0')} x ${id}${suffix}`);
          const section = reading.understood.find((one) => one.kind === 'cross-section');
          expect(section?.kind !== 'cross-section' || section.csMm >= 0.5).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('gives the same ring for every order of its roles', () => {
    for (const [a, b] of [
      ['.139" thick', '24.99 mm id'],
      ['1/8 cs', '1-1/4 id'],
      ['3/32 cs', '1/2 id'],
      ['.210 cs', '37.47 mm id'],
    ])
      expect(ringOf(read(`${a} ${b}`))).toBe(ringOf(read(`${b} ${a}`)));
  });
});

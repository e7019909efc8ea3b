import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIZE_FINDER_PATH } from '../../../src/domain/size-finder/finder-path.ts';
import { lengthOf } from '../../../src/domain/size-finder/length-text.ts';
import {
  EMPTY_FIELDS,
  measuredRing,
  sizeFields,
  sizeFinderHref,
} from '../../../src/domain/size-finder/size-question.ts';

describe('a length as typed', () => {
  it('is a decimal number or a fraction, in the unit or in its own', () => {
    expect(lengthOf('24.99', 'mm')).toBe(24.99);
    expect(lengthOf('0.984', 'in')).toBeCloseTo(24.9936, 6);
    for (const text of ['1 3/16', '1-3/16', '19/16', '1.1875', '1 3/16"', '1 3/16 in', '1 3/16 inch'])
      expect(lengthOf(text, 'in') ?? text).toBeCloseTo(30.1625, 6);
    expect(lengthOf('3/16″', 'mm')).toBeCloseTo(4.7625, 6);
    expect(lengthOf('20.6 mm', 'in')).toBe(20.6);
    for (const text of ['', ' ', 'wide', '1/0', '1/2/3', '1e3', '24,99', 'mm', '1 2', '9'.repeat(41)])
      expect(lengthOf(text, 'mm'), text).toBeNull();
  });

  it('is the same however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 63 }), (whole, above) => {
        const decimal = lengthOf(String(whole + above / 64), 'in') ?? 0;
        expect(lengthOf(`${whole} ${above}/64`, 'in')).toBeCloseTo(decimal, 9);
        expect(lengthOf(`${decimal} mm`, 'in')).toBeCloseTo(decimal, 9);
      }),
    );
  });
});

const read = (query: string) => sizeFields(new URLSearchParams(query), 'mm');

describe('the fields', () => {
  it('come from the address and go back into it', () => {
    const { fields, problems } = read(
      'id=20.6&thickness=2.36&width=2.90&worn=true&seat=piston&unit=mm&standard=as568,iso',
    );
    expect(problems).toEqual([]);
    expect(fields).toEqual({
      ...{ span: 'id', length: '20.6', thickness: '2.36', width: '2.90', isWorn: true, seat: 'piston', unit: 'mm' },
      families: ['as568', 'iso'],
    });
    fc.assert(
      fc.property(
        fc.record({
          span: fc.constantFrom('id', 'od', 'circumference', 'cord'),
          length: fc.string({ maxLength: 40 }).map((text) => text.trim()),
          thickness: fc.constantFrom('', '3', '1/8'),
          width: fc.constantFrom('', '3'),
          isWorn: fc.boolean(),
          seat: fc.constantFrom('piston', 'rod', 'face', 'unknown'),
          unit: fc.constantFrom('mm', 'in'),
          families: fc.constantFrom([], ['jis'], ['as568', 'metric']),
        } as const),
        (written) => {
          const address = new URL(sizeFinderHref(written), 'http://site');
          expect(address.pathname).toBe(SIZE_FINDER_PATH);
          expect(sizeFields(address.searchParams, 'mm').fields).toEqual(written);
        },
      ),
    );
  });

  it('take the section by either name, and boxes of a form by theirs', () => {
    expect(read('cs=3.53').fields.thickness).toBe('3.53');
    expect(read('standard=jis&standard=iso').fields.families).toEqual(['jis', 'iso']);
    expect(read('standard=as568&standard=iso&standard=jis&standard=metric').fields.families).toEqual([]);
    expect(sizeFields(new URLSearchParams(), 'in').fields).toEqual({ ...EMPTY_FIELDS, unit: 'in' });
  });

  it('tell what is no choice, by its parameter', () => {
    const refused = (query: string) => read(query).problems.map(({ parameter }) => parameter);
    expect(refused('by=eye&seat=moon&unit=cm&worn=yes&standard=bs')).toEqual([
      'by',
      'seat',
      'unit',
      'worn',
      'standard',
    ]);
    expect(refused('id=20&od=25')).toEqual(['od']);
    expect(refused('id=20&seat=rod')).toEqual([]);
  });
});

describe('the ring', () => {
  const problems = (query: string) =>
    measuredRing(read(query).fields).problems.map(({ parameter, message }) => `${parameter} ${message}`);

  it('is told what it lacks, by the field', () => {
    expect(problems('id=wide')).toEqual(['id Enter the inside diameter as a number, such as 24.99.']);
    expect(problems('od=0&thickness=999')).toEqual([
      'od Enter an outside diameter from 0.1 to 32,000 mm.',
      'thickness Enter a thickness from 0.1 to 100 mm.',
    ]);
    expect(problems('width=3')[0]).toMatch(/^thickness Enter the thickness too/);
    expect(problems('cord=90')[0]).toMatch(/^thickness Enter the thickness too/);
    expect(problems('od=5&thickness=3')[0]).toMatch(/^od This outside diameter leaves no hole/);
    expect(problems('')).toEqual([]);
  });
});

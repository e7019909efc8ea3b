import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchSizes } from '../../../../src/domain/engineering/size-finder/match-sizes.ts';
import {
  EMPTY_FIELDS,
  parseFinderFields,
  parseMeasuredRing,
  sizeFinderHref,
} from '../../../../src/domain/engineering/size-finder/size-question.ts';
import { sizeName, whyText } from '../../../../src/domain/engineering/size-finder/size-words.ts';
import type { AppPath } from '../../../../src/domain/reference/paths/app-pages.ts';

const read = (query: string) => parseFinderFields(new URLSearchParams(query), 'mm');

describe('the fields', () => {
  it('are read from the URL and written back', () => {
    const { fields, problems } = read(
      'id=20.6&thickness=2.36&width=2.90&worn=true&seat=piston&unit=mm&standard=as568,iso',
    );
    expect(problems).toEqual([]);
    expect(fields).toEqual({
      span: 'id',
      length: '20.6',
      thickness: '2.36',
      width: '2.90',
      isWorn: true,
      seat: 'piston',
      unit: 'mm',
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
          expect(address.pathname).toBe('/tools/size-finder' satisfies AppPath);
          expect(parseFinderFields(address.searchParams, 'mm').fields).toEqual(written);
        },
      ),
    );
  });

  it('accept either name of the section, and the checkboxes of a form', () => {
    expect(read('cs=3.53').fields.thickness).toBe('3.53');
    expect(read('standard=jis&standard=iso').fields.families).toEqual(['jis', 'iso']);
    expect(read('standard=as568&standard=iso&standard=jis&standard=metric').fields.families).toEqual([]);
    expect(parseFinderFields(new URLSearchParams(), 'in').fields).toEqual({ ...EMPTY_FIELDS, unit: 'in' });
  });

  it('report an invalid choice by its parameter', () => {
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
    parseMeasuredRing(read(query).fields).problems.map(({ parameter, message }) => `${parameter} ${message}`);

  it('reports missing input by field', () => {
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

describe('nominal inches', () => {
  const first = (query: string): string | undefined => {
    const { fields } = read(query);
    const [best] = matchSizes(parseMeasuredRing(fields).ring, fields.families).ranked;
    return best && sizeName(best.size);
  };

  it.each([
    ['id=1-1/4&cs=1/8&unit=in', 'AS568-218'],
    ['id=1 1/4&cs=1/8&unit=in', 'AS568-218'],
    ['id=1.25&cs=.125&unit=in', 'AS568-218'],
    ['id=1-1/4"&cs=1/8"', 'AS568-218'],
    ['id=1&cs=1/8&unit=in', 'AS568-214'],
    ['id=3/4&cs=1/8&unit=in', 'AS568-210'],
    ['id=1/2&cs=3/32&unit=in', 'AS568-112'],
    ['id=1-1/2&cs=3/16&unit=in&standard=as568', 'AS568-325'],
  ])('for %s, ranks %s first', (query, name) => {
    expect(first(query)).toBe(name);
  });

  it('do not replace a measurement in millimeters, of a worn ring, or of an actual section', () => {
    expect(first('id=24.99&cs=3.53')).toBe('AS568-214');
    expect(first('id=31.75&cs=3.175')).not.toBe('AS568-218');
    expect(first('id=1-1/4&cs=1/8&unit=in&worn=true')).not.toBe('AS568-218');
    expect(first('id=.984&cs=.139&unit=in')).toBe('AS568-214');
  });

  it('state the rule as the reason', () => {
    const { fields } = read('id=1-1/4&cs=1/8&unit=in');
    const { ranked, estimate } = matchSizes(parseMeasuredRing(fields).ring, []);
    const [best] = ranked;
    expect(best && whyText(best, estimate, 'in')).toBe('The trade calls this size by these nominal inches');
    expect(new Set(ranked.map(({ size }) => size)).size).toBe(ranked.length);
  });
});

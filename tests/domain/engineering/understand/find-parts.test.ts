import { describe, expect, it } from 'vitest';
import { findParts } from '../../../../src/domain/engineering/understand/find-parts.ts';
import { listingHref } from '../../../../src/domain/shop/catalog-url/query-string.ts';
import { indexed } from '../../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../../support/catalog/small-catalog.ts';

const catalog = indexed(SMALL_CATALOG);
const find = (text: string) => findParts(catalog, text, 3);
const groups = (text: string) =>
  find(text).groups.map(({ kind, other, parts }) => [kind, other, parts.map(({ part }) => part.name)]);

describe('parts for a text', () => {
  it('match all of it first, then are of the nearest sizes with the difference', () => {
    expect(groups('2-214 viton 75 brown')).toEqual([
      ['exact', null, ['FK7502-214']],
      ['nearest', null, ['FK7502-213', 'FK7502-215']],
    ]);
    expect(
      find('2-214 viton 75 brown')
        .groups.at(-1)
        ?.parts.map(({ off }) => off?.idMm),
    ).toEqual([-1.6, 1.58]);
  });

  it('have the same size when few match, dropping appearance before rubber', () => {
    expect(groups('P10 brown')).toEqual([
      ['exact', null, ['FK7502-P10']],
      ['same-size', 'property', ['CO9007-P10', 'NB7001-P10']],
    ]);
    expect(groups('214 fkm 90')).toEqual([['same-size', 'hardness', ['FK7502-214']]]);
    expect(find('214 fkm 90').total).toBe(0);
  });

  it('are of the nearest sizes when no size has these dimensions', () => {
    const [nearest] = find('24.5 x 3.5 fkm').groups;
    expect(nearest?.parts.map(({ part, off }) => [part.name, off?.idMm, off?.csMm])).toEqual([
      ['FK7502-213', -1.11, 0.03],
      ['FK7502-214', 0.49, 0.03],
    ]);
  });

  it('are found by keywords, including prefixes, when the grammar reads nothing', () => {
    expect(find('fk7502-21').keywords.map(({ typed }) => typed)).toEqual(['-21']);
    expect(find('fk7502-21').total).toBe(3);
    expect(groups('general')[0]?.[0]).toBe('parts');
    expect(listingHref(find('fkm general').query)).toBe('/shop/orings?search=general&material=fkm');
  });

  it('start with the one whose name is the text', () => {
    expect(groups('Special-7')[0]?.[2]).toEqual(['Special-7']);
  });

  it('are missing for unknown words, which are reported', () => {
    expect(groups('zzz')).toEqual([]);
    expect(find('zzz').unread.map(({ typed }) => typed)).toEqual(['zzz']);
    expect(find('fkm zzz').unread.map(({ typed }) => typed)).toEqual(['zzz']);
    expect(find('fkm zzz').total).toBe(7);
    expect(groups('')).toEqual([]);
  });

  it('are missing for a product that is not an O-ring, an unknown size, a bore and a query about the size', () => {
    for (const text of [
      'x ring 214',
      '8-214 fkm',
      'AS568-999 fkm',
      'P13',
      'bore 50 mm fkm',
      'OR 3100 fkm',
      '12x16 fkm',
    ])
      expect([text, find(text).total, find(text).groups]).toEqual([text, 0, []]);
  });

  it('are not searched by fragments of letters and digits', () => {
    for (const text of ['214-B fkm', 'fkm A1', 'R-214 fkm', 'fkm $1', 'DN50 fkm'])
      expect([text, find(text).keywords]).toEqual([text, []]);
  });

  it('start with the sizes of exactly the typed dimensions', () => {
    const [first] = find('ID 25 mm fkm').groups;
    expect(first?.parts[0]?.part.sizeRecord.code).toBe('214');
  });
});

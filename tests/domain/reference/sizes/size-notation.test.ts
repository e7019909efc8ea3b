import { describe, expect, test } from 'vitest';
import { ringNamed } from '../../../../src/domain/engineering/gland-design/rings/rings.ts';
import { understand } from '../../../../src/domain/engineering/understand/understand.ts';
import { publishedSizes } from '../../../../src/domain/reference/sizes/size-candidate.ts';
import { sizeNotation } from '../../../../src/domain/reference/sizes/size-notation.ts';
import { displaySize } from '../../../../src/domain/reference/sizes/size-standard.ts';
import { sizesNamed } from '../../../../src/domain/shop/catalog/search/size-mask.ts';
import { indexed } from '../../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../../support/catalog/small-catalog.ts';

test.each([
  ['AS568-214', '214', 'usa'],
  ['as568a-214', '214', 'usa'],
  ['SAE AS 568 214', '214', 'usa'],
  ['AS568214', '214', 'usa'],
  ['ISO 3601-1-214', '214', 'usa'],
  ['2-214', '214', 'usa'],
  ['M2-214', '214', 'usa'],
  ['3-904', '904', 'usa'],
  ['-214', '214', 'usa'],
  ['#214', '214', 'usa'],
  ['dash 214', '214', 'usa'],
  ['No. 214', '214', 'usa'],
  ['214', '214', null],
  ['JIS P26', 'P26', 'japanese'],
  ['jis b 2401-p22a', 'P22A', 'japanese'],
  ['P26', 'P26', null],
  ['25x3.5', '25X3.5', null],
  ['25 × 3.50 mm', '25X3.5', null],
  ['25,0*3,5', '25X3.5', null],
  ['2140', '2140', null],
  ['5-118', '5-118', null],
  ['', '', null],
])('reads %j', (text, code, standard) => {
  expect(sizeNotation(text)).toEqual({ code, standard });
});

describe('every notation of a size that the search understands', () => {
  const catalog = indexed(SMALL_CATALOG);
  const notations = ['2-214', 'AS568-214', '214', '-214', 'AS568A-214', 'dash 214', '#214', 'ISO 3601-1-214'];

  test.each(notations)('%s is a ring of the gland tools and a filter of the store', (text) => {
    const size = understand(catalog, text).understood.find(({ kind }) => kind === 'size');
    expect(size?.text).toBe('AS568-214');
    expect(ringNamed(text)?.name).toBe('AS568-214');
    expect(sizesNamed(catalog, text).map((at) => catalog.sizes[at]?.code)).toEqual(['214']);
  });

  test('the name of every published size is a notation of it', () => {
    for (const { standard, code } of publishedSizes()) {
      const read = sizeNotation(displaySize(standard, code));
      expect([read.code, read.standard ?? standard]).toEqual([code, standard]);
    }
  });
});

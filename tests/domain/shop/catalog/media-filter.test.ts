import { describe, expect, it, test } from 'vitest';
import { weigh } from '../../../../src/domain/engineering/advisor/advise.ts';
import { advisedFamilies } from '../../../../src/domain/engineering/advisor/advised-family.ts';
import { OFFERED } from '../../../../src/domain/engineering/advisor/verdicts.ts';
import { keywordFilters } from '../../../../src/domain/engineering/understand/keyword-filters.ts';
import { celsius } from '../../../../src/domain/kit/units.ts';
import { filterLabel, materialsServing } from '../../../../src/domain/reference/media/media-filter.ts';
import { media, needsHeat } from '../../../../src/domain/reference/media/medium.ts';
import { EMPTY_QUESTION, requestedMedium } from '../../../../src/domain/reference/media/question.ts';
import { EMPTY_QUERY } from '../../../../src/domain/shop/catalog/query.ts';
import { removeFilter } from '../../../../src/domain/shop/catalog/remove-filter.ts';
import { searchCatalog } from '../../../../src/domain/shop/catalog/search/search-catalog.ts';
import { listingTitle } from '../../../../src/domain/shop/catalog-url/listing-title.ts';
import { indexed } from '../../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../../support/catalog/small-catalog.ts';

const OPEN = { low: null, high: null };

test('a medium keeps materials rated A or B, several keep those rated so for all', () => {
  expect(materialsServing([], OPEN)).toBeNull();
  expect(materialsServing(['acetone'], OPEN)).toEqual(['epdm', 'ffkm', 'iir', 'ptfe']);
  expect(materialsServing(['acetone', 'hydraulic-oil-mineral-hlp'], OPEN)).toEqual(['ffkm', 'ptfe']);
  expect(materialsServing(['acetone', 'unobtainium'], OPEN)).toEqual([]);
  expect(materialsServing(['chlorine'], OPEN)).toEqual([]);
  expect(materialsServing(['sour-gas'], OPEN)).toEqual(['hnbr', 'ffkm', 'ptfe', 'fepm']);
  expect(materialsServing(['vacuum'], OPEN)).toEqual(['nbr', 'epdm', 'fkm', 'ffkm', 'iir']);
  expect(materialsServing(['lox'], OPEN)).toEqual(['ptfe']);
});

test("for elastomers, matches the advisor's good and possible verdicts for the medium alone at that temperature", () => {
  const rubbers = advisedFamilies().filter(({ rated, isElastomer }) => rated !== null && isElastomer);
  for (const medium of media()) {
    for (const heat of [null, 20, 50, 70, 90, 110, 160]) {
      if (medium.kind !== 'rated' || (needsHeat(medium) && heat === null)) continue;
      const highC = heat === null ? null : celsius(heat);
      const advised = rubbers
        .filter((family) => {
          const hotter = { ...family, highC: celsius(400) };
          const { verdict } = weigh(hotter, { ...EMPTY_QUESTION, media: [requestedMedium(medium)], highC });
          return OFFERED.includes(verdict);
        })
        .map(({ key }) => key);
      const kept = materialsServing([medium.key], { low: null, high: highC }) ?? [];
      expect([medium.key, heat, kept.filter((key) => key !== 'ptfe').toSorted()]).toEqual([
        medium.key,
        heat,
        advised.toSorted(),
      ]);
    }
  }
});

describe('the temperature of the filter', () => {
  it.each([
    ['water', 60, ['fkm', 'vmq', 'epdm']],
    ['acetone', 80, ['epdm', 'ffkm', 'iir']],
  ])('%s at %s °C keeps materials rated A or B there', (name, high, kept) => {
    expect(materialsServing([name], { low: null, high })).toEqual(expect.arrayContaining(kept));
  });

  it.each([
    ['water', 150, ['fkm', 'vmq', 'nbr']],
    ['acetone', 101, ['epdm', 'ffkm', 'iir', 'ptfe']],
    ['phenol', 70, ['epdm']],
  ])('%s at %s °C keeps none of %j', (name, high, dropped) => {
    const kept = materialsServing([name], { low: null, high });
    expect(dropped.filter((key) => kept?.includes(key))).toEqual([]);
  });

  it('is that of the medium if it has one', () => {
    expect(materialsServing(['water:5:40'], { low: null, high: 150 })).toContain('fkm');
    expect(materialsServing(['water::'], { low: null, high: 150 })).toContain('fkm');
    expect(materialsServing(['water::150'], OPEN)).not.toContain('fkm');
    expect(materialsServing(['water:warm:40'], OPEN)).toEqual([]);
  });

  it('is shown on the chip with the row that counts', () => {
    const label = (value: string, high: number | null): string => filterLabel(value, { low: null, high });
    expect(label('water', 150)).toBe('Water above 100 °C: rated as steam below 150 °C');
    expect(label('water', 95)).toBe('Water above 80 °C: rated as hot water 80-100 °C');
    expect(label('steam', 180)).toBe('Steam above 150 °C: rated as steam above 150 °C');
    expect(label('sour-gas', 120)).toBe('Sour gas');
    expect(label('acetone', 80)).toBe('Acetone');
    expect(label('milk:5:40', 130)).toBe('Milk at 40 °C');
  });
});

test('keeps a medium that attacks the selected material, finds nothing, and says what is rated better', () => {
  const catalog = indexed(SMALL_CATALOG);
  const query = { ...EMPTY_QUERY, media: ['sour-gas'], facets: { ...EMPTY_QUERY.facets, material: ['fkm'] } };
  const { totalItems, mediaNotes } = searchCatalog(catalog, query);
  expect(totalItems).toBe(0);
  expect(mediaNotes).toEqual([
    'FKM is rated D for Sour gas; rated better: FEPM, FFKM',
    expect.stringMatching(/^Sour gas: under pressure only RGD grades/),
  ]);
  const keyword = keywordFilters(catalog, { ...EMPTY_QUERY, search: 'sour gas FKM' });
  expect(keyword.query).toMatchObject({ media: ['sour-gas'], facets: { material: ['fkm'] } });
});

test('the filter is a separate, removable chip and part of the title', () => {
  const catalog = indexed(SMALL_CATALOG);
  const query = { ...EMPTY_QUERY, media: ['hlp', 'phenol'] };
  const { filterList, totalItems } = searchCatalog(catalog, query);
  expect(filterList).toEqual([
    { key: 'media', value: 'hlp', label: 'Hydraulic oil, mineral (HLP)' },
    { key: 'media', value: 'phenol', label: 'Phenol' },
  ]);
  expect(listingTitle(filterList)).toBe('O-rings: for Hydraulic oil, mineral (HLP), for Phenol');
  expect(totalItems).toBe(
    searchCatalog(catalog, { ...EMPTY_QUERY, facets: { ...EMPTY_QUERY.facets, material: ['fkm'] } }).totalItems,
  );
  expect(removeFilter(query, { key: 'media', value: 'phenol' }).media).toEqual(['hlp']);
});

import { expect, test } from 'vitest';
import { weigh } from '../../../src/domain/advisor/advise.ts';
import { advisedFamilies } from '../../../src/domain/advisor/advised-family.ts';
import { materialsServing } from '../../../src/domain/advisor/media-filter.ts';
import { media } from '../../../src/domain/advisor/medium.ts';
import { EMPTY_QUESTION } from '../../../src/domain/advisor/question.ts';
import { VERDICTS } from '../../../src/domain/advisor/verdicts.ts';
import { EMPTY_QUERY } from '../../../src/domain/catalog/query.ts';
import { removeFilter } from '../../../src/domain/catalog/remove-filter.ts';
import { searchCatalog } from '../../../src/domain/catalog/search/search-catalog.ts';
import { listingTitle } from '../../../src/domain/catalog-url/listing-title.ts';
import { indexed } from '../../support/random-catalog.ts';
import { SMALL_CATALOG } from '../../support/small-catalog.ts';

test('a medium keeps what it rates A or B, several keep what all of them do', () => {
  expect(materialsServing([])).toBeNull();
  expect(materialsServing(['acetone'])).toEqual(['epdm', 'ffkm', 'iir', 'ptfe']);
  expect(materialsServing(['acetone', 'hydraulic-oil-mineral-hlp'])).toEqual(['ffkm', 'ptfe']);
  expect(materialsServing(['acetone', 'unobtainium'])).toEqual([]);
  expect(materialsServing(['caustic soda'])).toEqual([]);
});

test('of elastomers these are exactly what the advisor calls good or possible for the medium alone', () => {
  for (const medium of media()) {
    const advised = advisedFamilies()
      .filter((family) => {
        const { verdict } = weigh(family, { ...EMPTY_QUESTION, media: [medium] });
        return VERDICTS.indexOf(verdict) <= VERDICTS.indexOf('possible');
      })
      .map(({ key }) => key);
    const kept = (materialsServing([medium.key]) ?? []).filter((key) => key !== 'ptfe');
    expect(kept.toSorted()).toEqual(advised.toSorted());
  }
});

test('the filter is a chip of its own, in the title, and can be taken away', () => {
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

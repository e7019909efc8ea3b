import {
  type FinderEntry,
  type FinderQuestion,
  type FinderUnits,
  finderQuery,
} from '../../domain/engineering/finder/finder.ts';
import { nearestSize } from '../../domain/engineering/finder/nearest-size.ts';
import { nominalQuestion } from '../../domain/engineering/finder/nominal-question.ts';
import { sizeHref } from '../../domain/reference/paths/store-links.ts';
import { displaySize, standardTitle } from '../../domain/reference/sizes/size-standard.ts';
import { toleranceOf } from '../../domain/reference/sizes/tolerances.ts';
import { tolerances } from '../../domain/reference/tables/tables.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { matchQuery } from '../../domain/shop/catalog/search/search-catalog.ts';
import { listingHref } from '../../domain/shop/catalog-url/query-string.ts';
import type { FinderResponse } from '../../domain/site/api/catalog/finder.ts';

/** The finder's fields, their parsed values, and the units they were entered in. */
export interface FinderRequest {
  readonly entry: FinderEntry;
  readonly question: FinderQuestion;
  readonly units: FinderUnits;
}

/** Returns how many parts match the query, the URL that lists them, and the nearest standard size. */
export const finderResponse = (catalog: Catalog, { entry, question: typed, units }: FinderRequest): FinderResponse => {
  const nominal = nominalQuestion(entry, typed, units);
  const question = nominal ?? typed;
  const query = finderQuery(question);
  const size = nearestSize(catalog.sizes, question);
  const tolerance = size && toleranceOf(tolerances(), size);
  return {
    totalItems: matchQuery(catalog, query).match.total,
    href: listingHref(query),
    nearest: size && {
      name: displaySize(size.standard, size.code),
      standard: standardTitle(size.standard),
      href: sizeHref(size),
      idMm: size.idMm,
      csMm: size.csMm,
      isNominal: nominal !== null,
      idTol: tolerance?.idMm ?? null,
      csTol: tolerance?.csMm ?? null,
    },
  };
};

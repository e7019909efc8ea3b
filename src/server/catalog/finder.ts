import type { FinderAnswer } from '../../domain/api/catalog/finder.ts';
import type { Catalog } from '../../domain/catalog/index/catalog.ts';
import { matchQuery } from '../../domain/catalog/search/search-catalog.ts';
import { listingHref } from '../../domain/catalog-url/query-string.ts';
import { type FinderEntry, type FinderQuestion, type FinderUnits, finderQuery } from '../../domain/finder/finder.ts';
import { nearestSize } from '../../domain/finder/nearest-size.ts';
import { nominalQuestion } from '../../domain/finder/nominal-question.ts';
import { sizeHref } from '../../domain/reference/store-links.ts';
import { tolerances } from '../../domain/reference/tables.ts';
import { displaySize, standardTitle } from '../../domain/sizes/size-standard.ts';
import { toleranceOf } from '../../domain/sizes/tolerances.ts';

/** The finder's fields, what they mean, and the units they were typed in. */
export interface AskedParts {
  readonly entry: FinderEntry;
  readonly question: FinderQuestion;
  readonly units: FinderUnits;
}

/** How many parts answer a question, where they are listed, and the standard size nearest to it. */
export const answerFinder = (catalog: Catalog, { entry, question: typed, units }: AskedParts): FinderAnswer => {
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

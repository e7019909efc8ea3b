import type { Preferences } from '../../../domain/kit/preferences.ts';
import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import type { Part } from '../../../domain/shop/catalog/model.ts';
import { catalogExamples, exampleCompounds } from '../../../domain/shop/catalog/rows/catalog-examples.ts';
import { findPart } from '../../../domain/shop/catalog/rows/parts.ts';
import { comparedLabels } from '../../../domain/shop/compare/compared-compounds.ts';
import type { Datasheet } from '../../../domain/shop/datasheet/datasheet.ts';
import type { ListedOffer } from '../../../domain/shop/pricing/listed-offer.ts';
import { LONGEST_QUANTITY, parseQuantity, quantityProblem } from '../../../domain/shop/pricing/quantity.ts';
import { offersOf } from '../../catalog/listed-offers.ts';
import type { BatchPricing } from '../../pricing/pricing-source.ts';
import type { PageRequest } from '../../render/page.tsx';
import { loadDatasheet } from '../datasheets/datasheets.load.ts';

/** A column: a compound, or a part with price and stock. */
export interface Compared {
  readonly name: string;
  readonly part: Part | null;
  readonly sheet: Datasheet;
  /** Price and ship time for the quantity; `null` without one and for a compound. */
  readonly offer: ListedOffer | null;
}

export interface ComparedCompounds {
  readonly compared: readonly Compared[];
  /** Labels that are unknown. */
  readonly unknown: readonly string[];
  /** Labels beyond the maximum. */
  readonly dropped: readonly string[];
  /** Pieces of each part; `null` compares starting prices. */
  readonly quantity: number | null;
  /** Why the quantity in the URL is left out; `null` for a valid one or none. */
  readonly quantityProblem: string | null;
  readonly preferences: Preferences;
  /** Codes of two compounds for placeholders. */
  readonly examples: readonly [string, string];
  /** Origin of the site, for links that visitors copy. */
  readonly origin: string;
}

/** Returns the compounds and parts that the URL names: `?compounds=FK7502,NB7001-214&quantity=400`. */
export const loadCompared = async ({
  url,
  preferences,
  catalog: index,
  prices,
}: PageRequest & { readonly prices: BatchPricing }): Promise<ComparedCompounds> => {
  const catalog = await index();
  const typed = cutText(url.searchParams.get('quantity') ?? '', LONGEST_QUANTITY).trim();
  const quantity = parseQuantity(typed);
  const { labels, dropped } = comparedLabels(url.searchParams.getAll('compounds'));
  const found = labels.map((name) => {
    const part = findPart(catalog, name);
    return { name, part, sheet: loadDatasheet(catalog, part?.compoundRecord.label ?? name) };
  });
  const parts = quantity === null ? [] : found.flatMap(({ part }) => part ?? []);
  const offers = await offersOf(catalog, parts, quantity ?? 1, prices);
  const compared = found.flatMap(({ part, sheet }) =>
    sheet ? [{ name: part?.name ?? sheet.label, part, sheet, offer: offers.get(part?.id ?? -1) ?? null }] : [],
  );
  const unknown = found.filter(({ sheet }) => sheet === null).map(({ name }) => name);
  const problem = typed === '' ? null : quantityProblem(typed);
  return {
    compared,
    unknown,
    dropped,
    quantity,
    quantityProblem: problem,
    preferences,
    examples: exampleCompounds(catalogExamples(catalog)),
    origin: url.origin,
  };
};

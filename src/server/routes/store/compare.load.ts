import type { Preferences } from '../../../domain/kit/preferences.ts';
import type { Part } from '../../../domain/shop/catalog/model.ts';
import { findPart } from '../../../domain/shop/catalog/rows/parts.ts';
import { comparedLabels } from '../../../domain/shop/compare/compared-compounds.ts';
import type { Datasheet } from '../../../domain/shop/datasheet/datasheet.ts';
import type { PageRequest } from '../../render/page.tsx';
import { loadDatasheet } from '../datasheets/datasheets.load.ts';

/** A column: a compound, or a part with price and stock. */
export interface Compared {
  readonly name: string;
  readonly part: Part | null;
  readonly sheet: Datasheet;
}

export interface ComparedCompounds {
  readonly compared: readonly Compared[];
  /** Labels that are unknown. */
  readonly unknown: readonly string[];
  /** Labels beyond the maximum. */
  readonly dropped: readonly string[];
  readonly preferences: Preferences;
  /** Origin of the site, for links that visitors copy. */
  readonly origin: string;
}

/** Returns the compounds and parts that the URL names: `?compounds=FK7502,NB7001-214`. */
export const loadCompared = async ({ url, preferences, catalog: index }: PageRequest): Promise<ComparedCompounds> => {
  const catalog = await index();
  const { labels, dropped } = comparedLabels(url.searchParams.getAll('compounds'));
  const found = labels.map((name) => {
    const part = findPart(catalog, name);
    return { name, part, sheet: loadDatasheet(catalog, part?.compoundRecord.label ?? name) };
  });
  const compared = found.flatMap(({ part, sheet }) =>
    sheet ? [{ name: part?.name ?? sheet.label, part, sheet }] : [],
  );
  const unknown = found.filter(({ sheet }) => sheet === null).map(({ name }) => name);
  return { compared, unknown, dropped, preferences, origin: url.origin };
};

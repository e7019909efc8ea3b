import type { AdvisorProps } from '../../../client/ui/tools/advisor/advisor.tsx';
import { advise } from '../../../domain/engineering/advisor/advise.ts';
import { advisedFamilies } from '../../../domain/engineering/advisor/advised-family.ts';
import { advisorEntry, type ReadAdvisor, readAdvisor } from '../../../domain/engineering/advisor/advisor-entry.ts';
import { certificatesOf } from '../../../domain/engineering/advisor/compliance.ts';
import { type FamilyMarket, familyMarkets } from '../../../domain/engineering/advisor/family-market.ts';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import { adviceLinks, familiesIn } from '../../catalog/material-advice.ts';
import type { PageRequest } from '../../render/page.tsx';
import { partsOrNone } from './parts-or-none.ts';

const MAX_NAMED = 3;

/** A catalog is immutable, so its markets are counted once. */
const counted = new WeakMap<Catalog, readonly FamilyMarket[]>();

const marketsOf = (catalog: Catalog): readonly FamilyMarket[] => {
  const rated = familiesIn(catalog).filter((family) => family.rated !== null);
  const markets = counted.get(catalog) ?? familyMarkets(catalog, rated);
  counted.set(catalog, markets);
  return markets;
};

/** Catalog links while there is no catalog. */
const NO_LINKS: AdvisorProps['links'] = { byCode: {}, store: null };

const nothing = (): Pick<AdvisorProps, 'families' | 'certificates' | 'markets' | 'links'> => ({
  families: advisedFamilies(),
  certificates: [],
  markets: [],
  links: NO_LINKS,
});

/** Returns links to parts. Invalid input gives no links. */
const linksFor = (catalog: Catalog, { question, problems }: ReadAdvisor) => {
  if (problems.length > 0) return { byCode: {}, store: null };
  const { byCode, store } = adviceLinks(catalog, question, advise(familiesIn(catalog), question));
  return {
    byCode: Object.fromEntries(byCode),
    store: store && { href: store.href, totalItems: store.totalItems },
  };
};

/** Returns the links to parts for the query of the advisor's page. */
export const adviceLinksFor = (catalog: Catalog, query: URLSearchParams) =>
  linksFor(catalog, readAdvisor(advisorEntry(query), certificatesOf(catalog)));

export interface LoadedAdvisor {
  /** Initial props of the advisor. */
  readonly advisor: AdvisorProps;
  readonly hasParts: boolean;
  /** The first of the requested media. */
  readonly names: readonly string[];
}

/** Returns the advisor's input in the URL, with the families and their parts. */
export const loadAdvisor = async ({ url, preferences, catalog: index }: PageRequest): Promise<LoadedAdvisor> => {
  const entry = advisorEntry(url.searchParams);
  const parts = await partsOrNone(index, 'material advisor', (catalog) => {
    const [families, certificates] = [familiesIn(catalog), certificatesOf(catalog)];
    return {
      families,
      certificates,
      markets: marketsOf(catalog),
      links: linksFor(catalog, readAdvisor(entry, certificates)),
    };
  });
  const shown = parts ?? nothing();
  const { question } = readAdvisor(entry, shown.certificates);
  return {
    advisor: { entry, ...shown, preferences },
    hasParts: parts !== null,
    names: question.media.slice(0, MAX_NAMED).map(({ medium }) => medium.name),
  };
};

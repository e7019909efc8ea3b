import type { Context } from 'hono';
import type { AdvisorProps } from '../../../client/ui/tools/advisor/advisor.tsx';
import { advise } from '../../../domain/advisor/advise.ts';
import { advisedFamilies } from '../../../domain/advisor/advised-family.ts';
import { advisorEntry, readAdvisor } from '../../../domain/advisor/advisor-entry.ts';
import { type FamilyMarket, familyMarkets } from '../../../domain/advisor/family-market.ts';
import type { Catalog } from '../../../domain/catalog/index/catalog.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { adviceLinks } from '../../catalog/material-advice.ts';
import { partsOrNone } from './parts-or-none.ts';

const MOST_NAMED = 3;

/** A catalog never changes, so its markets are counted once. */
const counted = new WeakMap<Catalog, readonly FamilyMarket[]>();

const marketsOf = (catalog: Catalog): readonly FamilyMarket[] => {
  const markets = counted.get(catalog) ?? familyMarkets(catalog, advisedFamilies());
  counted.set(catalog, markets);
  return markets;
};

/** What the advisor shows of the catalog while it cannot be had. */
const NOTHING: Pick<AdvisorProps, 'markets' | 'links'> = { markets: [], links: { byCode: {}, store: null } };

interface LoadedAdvisor {
  /** Everything the advisor shows first. */
  readonly props: AdvisorProps;
  readonly hasParts: boolean;
  /** The first of the media asked. */
  readonly names: readonly string[];
}

/** What an address asks the advisor, with the families' parts. */
export const loadAdvisor = async (c: Context<AppBindings>): Promise<LoadedAdvisor> => {
  const entry = advisorEntry(new URL(c.req.url).searchParams);
  const { question } = readAdvisor(entry);
  const families = advisedFamilies();
  const parts = await partsOrNone(c, 'material advisor', (catalog) => {
    const { byCode, store } = adviceLinks(catalog, question, advise(families, question));
    return { markets: marketsOf(catalog), links: { byCode: Object.fromEntries(byCode), store } };
  });
  return {
    props: { entry, families, ...(parts ?? NOTHING), preferences: c.var.preferences },
    hasParts: parts !== null,
    names: question.media.slice(0, MOST_NAMED).map(({ name }) => name),
  };
};

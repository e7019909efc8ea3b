import { mm } from '../domain/kit/units.ts';
import type { Catalog } from '../domain/shop/catalog/index/catalog.ts';
import { indexedPricing } from '../domain/shop/catalog/rows/indexed-pricing.ts';
import { partById } from '../domain/shop/catalog/rows/parts.ts';
import type { DeviceFacts } from '../domain/site/offline/device-facts.ts';
import type { AppBindings } from '../server/app-bindings.ts';
import { AppError } from '../server/http/app-error.ts';
import type { Settings } from '../server/settings.ts';

type Services = AppBindings['Variables']['services'];

/** Settings that only a server has, with the values that switch off what needs one. */
const WITHOUT_SERVER: Omit<Settings, keyof DeviceFacts['settings']> = {
  tagManagerId: '',
  messagingScript: '',
  formActionOrigins: [],
  formWebhookUrl: '',
  contentWebhookSecret: '',
  mailFrom: '',
  replyDomain: '',
  retentionDays: { uploads: 1, submissions: 1, quotes: 1 },
  adminStoreAccounts: { kind: 'listed', addresses: [], domains: [] },
  access: null,
  vitalsPercent: 0,
  vitalsToken: '',
  analyticsAccount: null,
  offlinePages: false,
  desk: { replyGoalHours: 1, discountLimitPercent: 0 },
};

/** Everything that is not given needs the server: using it fails like a backend that is not reachable. */
const refusingOthers = <Whole extends object>(given: Partial<Whole>): Whole =>
  new Proxy(given, {
    get: (target, name) => {
      if (name in target) return target[name as keyof Whole];
      throw new AppError('backend-unavailable', { message: 'This needs a connection.' });
    },
  }) as Whole;

/** Returns the services of the routes on a device. Everything comes from the index and the facts beside it. */
export const deviceServices = (catalog: Catalog, facts: DeviceFacts): Services => {
  const { publishedAt, version } = facts.catalog;
  const pricingOf = (productId: number) => {
    const part = partById(catalog, productId);
    return part === null ? null : indexedPricing(catalog, part, publishedAt);
  };
  const prices: Services['prices'] = {
    readAll: async (productIds) =>
      new Map(
        productIds.flatMap((id) => {
          const pricing = pricingOf(id);
          return pricing === null ? [] : [[id, pricing]];
        }),
      ),
  };
  return refusingOthers<Services>({
    settings: { ...WITHOUT_SERVER, ...facts.settings },
    catalog: {
      get: async () => catalog,
      state: () => ({ version, parts: catalog.parts, publishedAt }),
    },
    prices,
    pricing: {
      read: async (productId) => {
        const pricing = pricingOf(productId);
        if (pricing === null) throw new AppError('not-found');
        return pricing;
      },
    },
    pages: { all: async () => facts.pages },
    // Pages read them only for lists of others and earlier quotes.
    quotes: refusingOthers<Services['quotes']>({}),
    sharedLists: refusingOthers<Services['sharedLists']>({}),
    backend: refusingOthers<Services['backend']>({
      // The options of the index are listed instead.
      modifiers: async () => [],
      metricSizes: async () =>
        facts.metricSizes.map(({ size_metric, cs_mm, id_mm }, id) => ({
          id,
          size_metric,
          cs_mm: mm(cs_mm),
          id_mm: mm(id_mm),
        })),
      // Comparisons are not on the device.
      comparisons: async () => [],
      partsWithoutCompound: async () => [],
    }),
  });
};

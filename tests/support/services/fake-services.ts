import type { Hono } from 'hono';
import { usdCents, usdE5 } from '../../../src/domain/kit/units.ts';
import { type PricingData, pricingFromBackend } from '../../../src/domain/shop/pricing/pricing-data.ts';
import { NO_CONTACT } from '../../../src/domain/site/auth/account-contact.ts';
import { createApp } from '../../../src/server/app.ts';
import type { AppBindings } from '../../../src/server/app-bindings.ts';
import type { Backend } from '../../../src/server/backend/port.ts';
import { dataReader } from '../../../src/server/data/data-reader.ts';
import { createUpstreams, type Probes } from '../../../src/server/ports/upstreams.ts';
import type { EditedQuotes } from '../../../src/server/quotes/edited-quotes.ts';
import { unlimitedStorage } from '../../../src/server/security/storage-budget.ts';
import type { Services } from '../../../src/server/services.ts';
import { indexed } from '../catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../catalog/small-catalog.ts';
import { idleSyncDesk } from './fake-sync.ts';
import { NO_CATALOG_FILES } from './no-catalog-files.ts';
import { NO_HEALTH } from './no-health.ts';
import { NO_MESSAGES } from './no-messages.ts';
import { NO_QUOTE_INBOX } from './no-quote-inbox.ts';
import { NO_STAFF } from './no-staff.ts';
import { fixedSettings, SETTINGS } from './settings.ts';

const catalog = indexed(SMALL_CATALOG);

/** Id of FK7502-214 in the small catalog. */
export const FK7502_214 = 107;

/** $1.12 from one piece, $0.78 from a hundred; 1,284 on hand. */
export const PRICES: PricingData = pricingFromBackend({
  productId: FK7502_214,
  lines: [
    { id: 1, minQuantity: 1, fixedPriceE5: usdE5(112_000), isMinValue: true, hidePricing: false },
    { id: 2, minQuantity: 100, fixedPriceE5: usdE5(78_000), isMinValue: false, hidePricing: false },
  ],
  lineMin: usdCents(2500),
  lineMax: null,
  stock: 1284,
  vendorRows: [],
});

/** A backend with only the given reads: any other read is an error in the test and throws. */
export const backendWith = (reads: Partial<Backend>): Backend => reads as Backend;

/** Upstreams that recover at the first probe. */
export const WELL: Probes = { backend: async () => 0, ownPages: async () => 0, kv: async () => 0 };

/** Accepts everything, knows no link and stores nothing. */
export const NO_ACCOUNTS: Services['accounts'] = {
  needsProof: true,
  isSignUpBrowser: async () => false,
  register: async () => ({ outcome: 'taken', accountId: null }),
  verify: async () => ({ outcome: 'refused' }),
  requestReset: async () => ({ accountId: null }),
  reset: async () => ({ outcome: 'refused' }),
};

const unexpected = (): never => {
  throw new Error('This test has no quotes.');
};

/** There is no quote. */
const NO_QUOTES: EditedQuotes = {
  find: async () => null,
  idOf: async () => null,
  file: async () => null,
  drafts: { read: unexpected, save: unexpected, discard: unexpected, markSending: unexpected },
  notes: { of: async () => [], statement: unexpected },
  presence: { report: async () => [] },
  files: {
    of: async () => [],
    forStaff: async () => null,
    forCustomer: async () => null,
    sentOf: async () => [],
    addStatement: unexpected,
  },
};

/** Services on the small catalog, with `changes` applied. */
export const servicesWith = (changes: Partial<Services>): Services => ({
  settings: SETTINGS,
  liveSettings: fixedSettings(changes.settings ?? SETTINGS),
  siteHealth: NO_HEALTH,
  siteSettings: { read: async () => [], change: async () => undefined },
  backend: backendWith({ comparisons: async () => [], partsWithoutCompound: async () => [] }),
  items: null,
  writeReply: async () => ({ kind: 'away' }),
  catalog: {
    get: async () => catalog,
    state: () => ({ version: catalog.version, parts: catalog.parts, publishedAt: null }),
  },
  sync: idleSyncDesk(),
  catalogHome: { edits: null, url: 'https://backend.example' },
  upstreams: createUpstreams('embedded', WELL, Date.now),
  pricing: { read: async () => PRICES },
  prices: {
    readAll: async (ids) => new Map(ids.map((productId) => [productId, { ...PRICES, productId }])),
  },
  pages: { all: async () => [] },
  content: {
    isForEveryone: async () => true,
    version: async () => '1',
    page: async () => null,
    paths: async () => [],
    indexedPaths: async () => [],
  },
  publishPages: async () => undefined,
  submissions: { has: async () => false, insert: async () => true },
  uploads: { store: async () => [], remove: async () => undefined, open: async () => null },
  data: dataReader(null),
  storage: unlimitedStorage,
  retention: { round: async () => undefined },
  vitals: { source: 'nothing', write: async () => undefined, report: async () => [], totals: async () => [] },
  accountLists: {
    all: async () => [],
    read: async () => null,
    keep: async () => true,
    drop: async () => undefined,
    keepNumbers: async () => undefined,
    productOf: async () => null,
    productsOf: async () => new Map(),
  },
  contacts: { read: async () => NO_CONTACT, write: async () => undefined },
  accountCarts: {
    read: async () => ({ version: 0, cart: null }),
    size: async () => 0,
    replace: async (_, { version }) => version + 1,
  },
  catalogFiles: NO_CATALOG_FILES,
  staff: NO_STAFF,
  messages: NO_MESSAGES,
  sharedLists: { insert: async () => undefined, read: async () => null, withdraw: async () => false },
  quotes: {
    placeOf: async () => null,
    insert: async ({ publicId }) => ({ publicId, number: 'Q-2026-000001' }),
    read: async () => null,
    revision: async () => null,
    listOf: async () => ({ items: [], totalItems: 0 }),
    listFrom: async () => ({ items: [], totalItems: 0 }),
  },
  editedQuotes: async () => NO_QUOTES,
  quoteDesk: {
    accept: async () => 'no-such-quote',
    ask: async () => 'no-such-quote',
    look: async () => ({ isStored: false, ownerId: null }),
  },
  quoteInbox: NO_QUOTE_INBOX,
  quoteFiles: { forCustomer: async () => null, sentOf: async () => [] },
  quoteLinks: { ask: async () => undefined, open: async () => null, forgetEnded: async () => undefined },
  sendQuoteMails: async () => undefined,
  sendStaffMessage: async () => 'no-such-quote',
  quoteRound: async () => undefined,
  auth: {
    login: async () => ({ grant: null, accountId: null }),
    refresh: async () => ({ grant: null, accountId: null }),
    logout: async () => null,
    userOf: async () => ({ refusal: 'INVALID_CREDENTIALS', accountId: null }),
    isKnownClient: async () => false,
  },
  accounts: NO_ACCOUNTS,
  agentProfiles: {
    read: async () => ({
      ok: true,
      version: '2026-08-25',
      capabilities: new Map(['search', 'lookup'].map((name) => [`dev.ucp.shopping.catalog.${name}`, ['2026-08-25']])),
    }),
  },
  mayLogin: async () => true,
  accountLimit: { attempt: async (_, { run }) => run() },
  mayRefresh: async () => true,
  mayPost: async () => true,
  ...changes,
});

/** The Worker's application on the small catalog, with `changes` applied to its services. */
export const appWith = (changes: Partial<Services> = {}): Hono<AppBindings> => {
  const services = servicesWith(changes);
  const app = createApp(() => services);
  const { request } = app;
  const quiet = { REQUEST_LOG: 'off' };
  app.request = (input, init, env = quiet, context) => request(input, init, env, context);
  return app;
};

import { accountEndpoint, accountQuotesEndpoint, logoutEverywhereEndpoint } from './account.ts';
import { adminStoreEndpoint } from './admin-store.ts';
import { loginEndpoint, logoutEndpoint, refreshEndpoint } from './auth.ts';
import { blockDataEndpoint } from './block-data.ts';
import { comparisonsEndpoint } from './comparisons.ts';
import { compoundsSearchEndpoint } from './compounds-search.ts';
import { cspReportEndpoint } from './csp-report.ts';
import type { Endpoint } from './endpoint.ts';
import { finderEndpoint } from './finder.ts';
import { formsEndpoint } from './forms.ts';
import { modifiersEndpoint } from './modifiers.ts';
import { partsLookupEndpoint } from './parts-lookup.ts';
import { pricingEndpoint } from './pricing.ts';
import { quotesEndpoint } from './quotes.ts';
import { relaxationsEndpoint } from './relaxations.ts';
import { searchEndpoint } from './search.ts';
import { sizesEndpoint } from './sizes.ts';
import { registerEndpoint, requestResetEndpoint, resetEndpoint, verifyEmailEndpoint } from './users.ts';

/** Every address of the API: `docs/api.md` and tests read this list; the browser takes the records one by one. */
export const ENDPOINTS: readonly Endpoint[] = [
  compoundsSearchEndpoint,
  relaxationsEndpoint,
  sizesEndpoint,
  modifiersEndpoint,
  comparisonsEndpoint,
  pricingEndpoint,
  partsLookupEndpoint,
  searchEndpoint,
  finderEndpoint,
  adminStoreEndpoint,
  blockDataEndpoint,
  formsEndpoint,
  quotesEndpoint,
  accountEndpoint,
  accountQuotesEndpoint,
  logoutEverywhereEndpoint,
  cspReportEndpoint,
  loginEndpoint,
  refreshEndpoint,
  logoutEndpoint,
  registerEndpoint,
  verifyEmailEndpoint,
  requestResetEndpoint,
  resetEndpoint,
];

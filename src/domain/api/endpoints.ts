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
import { measureEndpoint } from './measure.ts';
import { modifiersEndpoint } from './modifiers.ts';
import { partsLookupEndpoint } from './parts-lookup.ts';
import { pricingEndpoint } from './pricing.ts';
import { quotesEndpoint } from './quotes.ts';
import { relaxationsEndpoint } from './relaxations.ts';
import { searchEndpoint } from './search.ts';
import { sizesEndpoint } from './sizes.ts';
import { registerEndpoint, requestResetEndpoint, resetEndpoint, verifyEmailEndpoint } from './users.ts';
import { vitalsEndpoint } from './vitals.ts';

/** An address of the API and what it does, in a sentence: words that the browser need not load. */
export interface DescribedEndpoint extends Endpoint {
  readonly does: string;
}

/** Every address of the API: `docs/api.md` and tests read this list; the browser takes the records one by one. */
export const ENDPOINTS: readonly DescribedEndpoint[] = [
  {
    ...compoundsSearchEndpoint,
    does: 'Lists a page of parts, or of compounds with `mode=compounds`, with exact counts for every filter.',
  },
  {
    ...relaxationsEndpoint,
    does: 'Lists the single filters of an empty result that could go, the most rewarding first.',
  },
  {
    ...sizesEndpoint,
    does: 'Lists a page of 100 sizes of one standard, or of all, filtered by text, inside diameter and cross-section.',
  },
  { ...modifiersEndpoint, does: 'Lists the filter options of one type.' },
  { ...comparisonsEndpoint, does: 'Lists what compounds can be compared with, by compound id.' },
  { ...pricingEndpoint, does: 'Tells what is needed to price any quantity of one product.' },
  {
    ...partsLookupEndpoint,
    does: 'Reads the lines of a pasted list: the part and quantity that each means, or why it means none.',
  },
  { ...searchEndpoint, does: 'Suggests parts and pages for a text of at most 200 characters.' },
  {
    ...finderEndpoint,
    does: 'Counts the parts for a size, a temperature and a material, and names the nearest standard size.',
  },
  {
    ...adminStoreEndpoint,
    does: 'Lists compounds as the admin store shows them first, for the accounts that may see it.',
  },
  {
    ...blockDataEndpoint,
    does: 'Loads what a block with these options shows, for the visual editor; null when it cannot be loaded.',
  },
  {
    ...formsEndpoint,
    does: 'Takes a form as JSON, urlencoded or multipart; each type has its fields in `domain/forms/types`.',
  },
  { ...quotesEndpoint, does: 'Takes a cart as a quote request: prices every line anew, stores it, tells its page.' },
  { ...accountEndpoint, does: 'Tells the address of whoever is signed in.' },
  { ...accountQuotesEndpoint, does: 'Lists a page of the quote requests of whoever is signed in, newest first.' },
  { ...logoutEverywhereEndpoint, does: 'Ends every session of the account, the one that asks included.' },
  {
    ...cspReportEndpoint,
    does: 'Takes what browsers tell of a page’s content policy, by the Reporting API or the older way.',
  },
  {
    ...measureEndpoint,
    does: 'Takes where a visitor who allowed measuring clicked on a page of the builder space; from others nothing is kept.',
  },
  {
    ...vitalsEndpoint,
    does: 'Takes how fast a page was for a visitor who allowed measuring; from others nothing is kept.',
  },
  { ...loginEndpoint, does: 'Signs in: an access token for some minutes, a refresh token for one exchange.' },
  {
    ...refreshEndpoint,
    does: 'Exchanges a refresh token for new tokens; one that was exchanged before ends the session.',
  },
  { ...logoutEndpoint, does: 'Ends the session of a refresh token.' },
  { ...registerEndpoint, does: 'Signs up: mails a link that verifies the address. The same answer for every address.' },
  { ...verifyEmailEndpoint, does: 'Verifies an address, for programs; a mailed link leads to a page instead.' },
  {
    ...requestResetEndpoint,
    does: 'Mails a link that lets the owner choose a new password. The same answer for every address.',
  },
  {
    ...resetEndpoint,
    does: 'Sets a new password by the token of a mailed link and ends every session of the account.',
  },
];

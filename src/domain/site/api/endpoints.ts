import { accountEndpoint, accountQuotesEndpoint, logoutEverywhereEndpoint } from './account/account.ts';
import {
  accountListEndpoint,
  accountListsEndpoint,
  dropListEndpoint,
  findNumberEndpoint,
  findNumbersEndpoint,
  keepListEndpoint,
  keepNumbersEndpoint,
} from './account/account-lists.ts';
import { loginEndpoint, logoutEndpoint, refreshEndpoint } from './account/auth.ts';
import { registerEndpoint, requestResetEndpoint, resetEndpoint, verifyEmailEndpoint } from './account/users.ts';
import { adminStoreEndpoint } from './catalog/admin-store.ts';
import { blockDataEndpoint } from './catalog/block-data.ts';
import { comparisonsEndpoint } from './catalog/comparisons.ts';
import { compoundsSearchEndpoint } from './catalog/compounds-search.ts';
import { finderEndpoint } from './catalog/finder.ts';
import { modifiersEndpoint } from './catalog/modifiers.ts';
import { nearestPartsEndpoint } from './catalog/nearest-parts.ts';
import { nearestSizesEndpoint } from './catalog/nearest-sizes.ts';
import { parseEndpoint } from './catalog/parse.ts';
import { partFilesEndpoint } from './catalog/part-files.ts';
import { partFilesZipEndpoint } from './catalog/part-files-zip.ts';
import { partsLookupEndpoint } from './catalog/parts-lookup.ts';
import { relaxationsEndpoint } from './catalog/relaxations.ts';
import { searchEndpoint } from './catalog/search.ts';
import { sizePartsEndpoint } from './catalog/size-parts.ts';
import { sizesEndpoint } from './catalog/sizes.ts';
import { cspReportEndpoint } from './csp-report.ts';
import type { Endpoint } from './endpoint.ts';
import { formsEndpoint } from './forms.ts';
import { glandCheckEndpoint, glandDesignEndpoint, glandRingsEndpoint } from './glands.ts';
import { readListEndpoint, shareListEndpoint, withdrawListEndpoint } from './lists.ts';
import { adviseEndpoint, mediaEndpoint } from './materials.ts';
import { measureEndpoint } from './measure.ts';
import { alternativesEndpoint, pricesEndpoint } from './prices.ts';
import { pricingEndpoint } from './pricing.ts';
import { quotesEndpoint } from './quotes.ts';
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
    ...nearestPartsEndpoint,
    does: 'Lists the six parts nearest to a question, with what of each differs; none lacks a certificate or serves not in a medium asked for.',
  },
  {
    ...sizesEndpoint,
    does: 'Lists a page of 100 sizes of one standard, or of all, filtered by text, inside diameter and cross-section.',
  },
  {
    ...nearestSizesEndpoint,
    does: 'Ranks the sizes of all standards by how near they are to a measured ring, new or worn.',
  },
  {
    ...sizePartsEndpoint,
    does: 'Tells of up to 12 sizes how many parts they have, how many in stock and from what price, in all and by material.',
  },
  {
    ...partFilesEndpoint,
    does: 'Lists the files of up to 50 parts: STEP, DXF, GLB, drawings, part sheet and datasheet, and one ZIP of them.',
  },
  {
    ...partFilesZipEndpoint,
    does: 'Gives models and drawings of up to 50 parts as one ZIP; `kind` picks `step`, `dxf`, `svg`, `pdf`, `glb`, and drawings as PDF are for up to 10.',
  },
  { ...modifiersEndpoint, does: 'Lists the filter options of one type.' },
  { ...comparisonsEndpoint, does: 'Lists what compounds can be compared with, by compound id.' },
  { ...pricingEndpoint, does: 'Tells what is needed to price any quantity of one product.' },
  {
    ...readListEndpoint,
    does: 'Reads up to 100 lines of a list: the part each means, the nearest with what differs, or the parts it may mean.',
  },
  {
    ...shareListEndpoint,
    does: 'Keeps a list as it is now, with the prices of the day, at an address that nobody guesses.',
  },
  { ...withdrawListEndpoint, does: 'Withdraws a shared list: its page says so from then on.' },
  { ...accountListsEndpoint, does: 'Lists what lists an account keeps, the latest first.' },
  { ...accountListEndpoint, does: 'Tells one list of an account with its lines.' },
  { ...keepListEndpoint, does: 'Keeps a list in an account, or keeps it anew; at most 100.' },
  { ...dropListEndpoint, does: 'Removes a list of an account.' },
  { ...keepNumbersEndpoint, does: 'Keeps what a customer calls our parts.' },
  { ...findNumberEndpoint, does: 'Tells the part that a customer calls so.' },
  { ...findNumbersEndpoint, does: 'Tells the parts that a customer calls so, many at once.' },
  {
    ...pricesEndpoint,
    does: 'Prices up to 200 parts with quantities at once: what each line costs, and when all of it can have left.',
  },
  {
    ...alternativesEndpoint,
    does: 'Names, for up to 40 parts with quantities, at most two each of the same size in stock whose compound is compared with theirs.',
  },
  {
    ...partsLookupEndpoint,
    does: 'Reads the lines of a pasted list: the part and quantity that each means, or why it means none.',
  },
  { ...searchEndpoint, does: 'Suggests parts and pages for a text of at most 200 characters.' },
  {
    ...parseEndpoint,
    does: 'Reads what an engineer types: the pieces understood, the words that are not, the store’s question, the parts.',
  },
  {
    ...finderEndpoint,
    does: 'Counts the parts for a size, a temperature and a material, and names the nearest standard size.',
  },
  {
    ...adviseEndpoint,
    does: 'Weighs families of elastomers for media, temperatures and movement: verdict, points, reasons, and the parts of the best.',
  },
  { ...mediaEndpoint, does: 'Completes the name of a medium, by its synonyms and trade names too.' },
  {
    ...glandCheckEndpoint,
    does: 'Judges a ring in a gland at every corner of the tolerances: `class` is the geometry at 20 °C, `service_class` the worst of geometry and service. Lengths are in `unit`, temperatures `t` in °C; `set` and `swell` are fractions (0.3 is 30 %). A blank `set` is assumed by the polymer.',
  },
  {
    ...glandDesignEndpoint,
    does: 'Designs a gland from a ring, a bore or rod with a section, or a groove: what is not given is laid out by a chart, which `basis` names.',
  },
  {
    ...glandRingsEndpoint,
    does: 'Lists the rings for a groove: good before marginal before out; within a class the ring of the standard whose housing the groove is, then the least penalty.',
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
    does: 'Takes a form as JSON, urlencoded or multipart; each type has its fields in `domain/kit/forms/types`.',
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

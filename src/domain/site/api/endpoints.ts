import { accountEndpoint, accountQuotesEndpoint, logoutEverywhereEndpoint } from './account/account.ts';
import { accountCartEndpoint, saveCartEndpoint } from './account/account-cart.ts';
import {
  accountListEndpoint,
  accountListsEndpoint,
  dropListEndpoint,
  findNumberEndpoint,
  findNumbersEndpoint,
  saveListEndpoint,
  saveNumbersEndpoint,
} from './account/account-lists.ts';
import { loginEndpoint, logoutEndpoint, refreshEndpoint } from './account/auth.ts';
import { registerEndpoint, requestResetEndpoint, resetEndpoint, verifyEmailEndpoint } from './account/users.ts';
import { adminStoreEndpoint } from './catalog/admin-store.ts';
import { adviceLinksEndpoint } from './catalog/advice-links.ts';
import { blockDataEndpoint } from './catalog/block-data.ts';
import { comparisonsEndpoint } from './catalog/comparisons.ts';
import { compoundsSearchEndpoint } from './catalog/compounds-search.ts';
import { finderEndpoint } from './catalog/finder.ts';
import { modifiersEndpoint } from './catalog/modifiers.ts';
import { nearestPartsEndpoint } from './catalog/nearest-parts.ts';
import { parseEndpoint } from './catalog/parse.ts';
import { partsLookupEndpoint } from './catalog/parts-lookup.ts';
import { relaxationsEndpoint } from './catalog/relaxations.ts';
import { searchEndpoint } from './catalog/search.ts';
import { sizePartsEndpoint } from './catalog/size-parts.ts';
import { sizesEndpoint } from './catalog/sizes.ts';
import { cspReportEndpoint } from './csp-report.ts';
import type { Endpoint } from './endpoint.ts';
import { formsEndpoint } from './forms.ts';
import { readListEndpoint, shareListEndpoint, withdrawListEndpoint } from './lists.ts';
import { measureEndpoint } from './measure.ts';
import { alternativesEndpoint, pricesEndpoint } from './prices.ts';
import { pricingEndpoint } from './pricing.ts';
import { quotesEndpoint } from './quotes.ts';
import { changesEndpoint } from './v1/changes.ts';
import { compoundEndpoint } from './v1/compounds.ts';
import { glandCheckEndpoint, glandDesignEndpoint, glandRingsEndpoint } from './v1/glands.ts';
import { adviseEndpoint, mediaEndpoint } from './v1/materials.ts';
import { publicNearestPartsEndpoint } from './v1/nearest-parts.ts';
import { nearestSizesEndpoint } from './v1/nearest-sizes.ts';
import { publicParseEndpoint } from './v1/parse.ts';
import { partFilesEndpoint } from './v1/part-files.ts';
import { partFilesZipEndpoint } from './v1/part-files-zip.ts';
import { lookUpPartsEndpoint, partEndpoint, partsEndpoint } from './v1/parts.ts';
import { publicPricesEndpoint } from './v1/prices.ts';
import { quoteEndpoint, sendQuoteEndpoint } from './v1/quotes.ts';
import { publicSizePartsEndpoint } from './v1/size-parts.ts';
import { publicSizesEndpoint } from './v1/sizes.ts';
import { vitalsEndpoint } from './vitals.ts';

/** An endpoint of the API with its description, which the browser does not load. */
export interface DescribedEndpoint extends Endpoint {
  readonly does: string;
}

/** Every endpoint of the API: `docs/api.md` and tests read this list; the browser takes the records one by one. */
export const ENDPOINTS: readonly DescribedEndpoint[] = [
  { ...partEndpoint, does: 'Returns a part by its part number: size, tolerances, compound, stock and price list.' },
  {
    ...lookUpPartsEndpoint,
    does: 'Returns up to 500 parts by their part numbers, with a problem for each unknown one.',
  },
  {
    ...partsEndpoint,
    does: 'Lists the parts of a query with an exact total. Takes the filters of the store, limit, cursor and facets.',
  },
  { ...compoundEndpoint, does: 'Returns a compound by its code, with the facts of its datasheet.' },
  {
    ...changesEndpoint,
    does: 'Lists the parts, sizes, compounds and price lists that were added, changed or removed since a version of the catalog. Load the first copy from the files that /data/manifest.json lists.',
  },
  { ...publicSizesEndpoint, does: 'Lists the sizes of one standard, or of all.' },
  {
    ...compoundsSearchEndpoint,
    does: 'Lists a page of parts, or of compounds with `mode=compounds`, with exact counts for every filter.',
  },
  {
    ...relaxationsEndpoint,
    does: 'Lists the single filters whose removal makes an empty result non-empty, most matches first.',
  },
  {
    ...publicNearestPartsEndpoint,
    does: 'Lists up to six parts nearest to a query, each with its differences. Requested certificates and media are never relaxed.',
  },
  { ...nearestPartsEndpoint, does: 'Lists the same parts in the form of the store.' },
  {
    ...sizesEndpoint,
    does: 'Lists a page of 100 sizes of one standard, or of all, filtered by text, inside diameter and cross-section.',
  },
  {
    ...nearestSizesEndpoint,
    does: 'Ranks the sizes of all standards by how near they are to a measured ring, new or worn.',
  },
  {
    ...publicSizePartsEndpoint,
    does: 'Returns the number of parts, the number in stock and the lowest unit price of up to 12 sizes, by material.',
  },
  { ...sizePartsEndpoint, does: 'Returns the same in the form of the tools, with a part to buy first.' },
  {
    ...partFilesEndpoint,
    does: 'Lists the files of up to 50 parts: STEP, DXF, GLB, drawings, part sheet and datasheet, and one ZIP of them.',
  },
  {
    ...partFilesZipEndpoint,
    does: 'Returns models and drawings of up to 50 parts as one ZIP; drawings as PDF are for up to 10 parts.',
  },
  { ...modifiersEndpoint, does: 'Lists the filter options of one type.' },
  { ...comparisonsEndpoint, does: 'Lists the comparable compounds, by compound ID.' },
  { ...pricingEndpoint, does: 'Returns the price list and stock from which any quantity of one product is priced.' },
  {
    ...readListEndpoint,
    does: 'Parses up to 100 lines of a list: the part of each line, the nearest part with its differences, or candidates.',
  },
  {
    ...shareListEndpoint,
    does: 'Stores a snapshot of a list, with the prices of the day, under a secret URL.',
  },
  { ...withdrawListEndpoint, does: 'Withdraws a shared list. Its page then returns 410.' },
  { ...accountListsEndpoint, does: 'Lists the saved lists of an account, latest first.' },
  { ...accountListEndpoint, does: 'Returns one saved list of an account with its lines.' },
  { ...saveListEndpoint, does: 'Saves a list in an account, or replaces it; at most 100 lists.' },
  { ...dropListEndpoint, does: 'Removes a list of an account.' },
  { ...saveNumbersEndpoint, does: 'Saves customer part numbers.' },
  { ...findNumberEndpoint, does: 'Returns the part of a customer part number.' },
  { ...findNumbersEndpoint, does: 'Returns the parts of several customer part numbers.' },
  {
    ...publicPricesEndpoint,
    does: 'Prices up to 500 parts with quantities: cost and lead time of each line, or the reason why it has no price.',
  },
  {
    ...sendQuoteEndpoint,
    does: 'Sends a request for a quote to the sales desk: prices every line again, stores it, and confirms it by email. A request with an invalid line is not stored.',
  },
  {
    ...quoteEndpoint,
    does: 'Returns a quote by its secret ID: status, prices and lead times of every line, replies of the sales desk.',
  },
  {
    ...pricesEndpoint,
    does: 'Prices up to 200 parts with quantities: the cost of each line and its ship time.',
  },
  {
    ...alternativesEndpoint,
    does: 'Returns, for up to 40 parts with quantities, at most two alternatives each: same size, in stock, and a comparable compound.',
  },
  {
    ...partsLookupEndpoint,
    does: 'Parses the lines of a pasted list: part and quantity of each line, or why it has none.',
  },
  { ...searchEndpoint, does: 'Suggests parts and pages for a text of at most 200 characters.' },
  {
    ...publicParseEndpoint,
    does: 'Parses typed text: recognized pieces, unread words, the resulting query, the parts.',
  },
  { ...parseEndpoint, does: 'Returns the same in the form of the store.' },
  {
    ...finderEndpoint,
    does: 'Counts the parts for a size, a temperature and a material, and names the nearest standard size.',
  },
  {
    ...adviseEndpoint,
    does: 'Ranks families of elastomers for media, temperatures and motion: verdict, points, reasons, and parts of the best families.',
  },
  { ...adviceLinksEndpoint, does: 'Returns the links to parts that the material advisor’s page has for a query.' },
  { ...mediaEndpoint, does: 'Completes the name of a medium, including synonyms and trade names.' },
  {
    ...glandCheckEndpoint,
    does: 'Judges a ring in a gland at every corner of the tolerances: first the geometry at 20 °C, then the worst of geometry and service.',
  },
  {
    ...glandDesignEndpoint,
    does: 'Designs a gland from a ring, a bore or rod with a section, or a groove. Missing dimensions come from a chart, which the response names.',
  },
  {
    ...glandRingsEndpoint,
    does: 'Lists the rings for a groove: good before marginal before out; within a class the ring of the standard whose housing the groove is, then the least penalty.',
  },
  {
    ...adminStoreEndpoint,
    does: 'Lists compounds for the admin store, for authorized accounts.',
  },
  {
    ...blockDataEndpoint,
    does: 'Loads the data of a block with these options, for the visual editor; null if it cannot be loaded.',
  },
  {
    ...formsEndpoint,
    does: 'Accepts a form as JSON, urlencoded or multipart; each type has its fields in `domain/kit/forms/types`.',
  },
  {
    ...quotesEndpoint,
    does: 'Accepts a cart as a quote request: prices every line again, stores it, returns the URL of its page.',
  },
  {
    ...accountEndpoint,
    does: 'Returns the email address of the signed-in user, and the contact data of the latest request.',
  },
  { ...accountQuotesEndpoint, does: 'Lists a page of the signed-in user’s quote requests, newest first.' },
  { ...accountCartEndpoint, does: 'Returns the quote cart of the signed-in user, unless the client has this version.' },
  {
    ...saveCartEndpoint,
    does: 'Replaces the quote cart of the signed-in user; 409 if it is not based on the current version.',
  },
  { ...logoutEverywhereEndpoint, does: 'Ends every session of the account, including the current one.' },
  {
    ...cspReportEndpoint,
    does: 'Accepts content policy reports of browsers, by the Reporting API or the older format.',
  },
  {
    ...measureEndpoint,
    does: 'Accepts clicks on a page of the builder space from visitors who allowed measuring; others are ignored.',
  },
  {
    ...vitalsEndpoint,
    does: 'Accepts page speed from visitors who allowed measuring; others are ignored.',
  },
  { ...loginEndpoint, does: 'Signs in: an access token for some minutes, a refresh token for one exchange.' },
  {
    ...refreshEndpoint,
    does: 'Exchanges a refresh token for new tokens; a used one ends the session.',
  },
  { ...logoutEndpoint, does: 'Ends the session of a refresh token.' },
  {
    ...registerEndpoint,
    does: 'Signs up: emails a link that verifies the address. The response is the same for every address.',
  },
  { ...verifyEmailEndpoint, does: 'Verifies an address, for programs; an emailed link leads to a page instead.' },
  {
    ...requestResetEndpoint,
    does: 'Emails a link that lets the owner choose a new password. The response is the same for every address.',
  },
  {
    ...resetEndpoint,
    does: 'Sets a new password with the token of an emailed link and ends every session of the account.',
  },
];

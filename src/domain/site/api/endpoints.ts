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

/** An endpoint with its description, a sentence that the browser need not load. */
export interface DescribedEndpoint extends Endpoint {
  readonly does: string;
}

/** Every endpoint of the API. `docs/api.md` and tests read this list, and the browser imports single endpoints. */
export const ENDPOINTS: readonly DescribedEndpoint[] = [
  {
    ...compoundsSearchEndpoint,
    does: 'Lists a page of parts, or of compounds with `mode=compounds`, with exact counts for every filter.',
  },
  {
    ...relaxationsEndpoint,
    does: 'Lists the filters of an empty result that could be removed, with the number of rows without each, most rows first.',
  },
  {
    ...nearestPartsEndpoint,
    does: 'Lists the six parts nearest to a query with their differences. Every part has the requested certificates and serves in the requested media.',
  },
  {
    ...sizesEndpoint,
    does: 'Lists a page of 100 sizes of one standard, or of all, filtered by text, inside diameter and cross-section.',
  },
  {
    ...nearestSizesEndpoint,
    does: 'Ranks the sizes of all standards by their distance to a measured ring, new or worn.',
  },
  {
    ...sizePartsEndpoint,
    does: 'Returns the number of parts, the number in stock and the lowest price for up to 12 sizes, in total and by material.',
  },
  {
    ...partFilesEndpoint,
    does: 'Lists the files of up to 50 parts: STEP, DXF, GLB, drawings, part sheet and datasheet, and a ZIP of them.',
  },
  {
    ...partFilesZipEndpoint,
    does: 'Returns models and drawings of up to 50 parts as one ZIP. `kind` selects `step`, `dxf`, `svg`, `pdf` and `glb`. PDF drawings are limited to 10 parts.',
  },
  { ...modifiersEndpoint, does: 'Lists the filter options of one type.' },
  { ...comparisonsEndpoint, does: 'Lists the products with which compounds can be compared, by compound ID.' },
  { ...pricingEndpoint, does: 'Returns the data to price any quantity of one product.' },
  {
    ...readListEndpoint,
    does: 'Reads up to 100 lines of a list. Returns the part that each means, the nearest part with its differences, or the parts that it may mean.',
  },
  {
    ...shareListEndpoint,
    does: 'Stores a list with its current lines and prices at an unguessable URL.',
  },
  { ...withdrawListEndpoint, does: 'Withdraws a shared list. Its page then reports that it was withdrawn.' },
  { ...accountListsEndpoint, does: 'Lists the saved lists of an account, latest first.' },
  { ...accountListEndpoint, does: 'Returns one list of an account with its lines.' },
  { ...keepListEndpoint, does: 'Saves or overwrites a list in an account, which can have at most 100.' },
  { ...dropListEndpoint, does: 'Deletes a list of an account.' },
  { ...keepNumbersEndpoint, does: 'Stores customer part numbers for parts of the catalog.' },
  { ...findNumberEndpoint, does: 'Returns the part with a customer part number.' },
  { ...findNumbersEndpoint, does: 'Returns the parts with any of several customer part numbers.' },
  {
    ...pricesEndpoint,
    does: 'Prices up to 200 parts with quantities. Returns the cost of each line, and when all of it can ship.',
  },
  {
    ...alternativesEndpoint,
    does: 'Returns alternatives for up to 40 parts with quantities: at most two each, of the same size and in stock, whose compound is listed as comparable to the original one.',
  },
  {
    ...partsLookupEndpoint,
    does: 'Reads the lines of a pasted list. Returns the part and quantity of each, or why it could not be read.',
  },
  { ...searchEndpoint, does: 'Suggests parts and pages for a search text of at most 200 characters.' },
  {
    ...parseEndpoint,
    does: 'Parses a search text. Returns the pieces that were understood, the words that were not, the store query, and the parts.',
  },
  {
    ...finderEndpoint,
    does: 'Counts the parts for a size, a temperature and a material, and returns the nearest standard size.',
  },
  {
    ...adviseEndpoint,
    does: 'Rates families of elastomers for media, temperatures and movement. Returns verdicts, points, reasons, and the parts of the best families.',
  },
  { ...mediaEndpoint, does: 'Completes the name of a medium, also by synonyms and trade names.' },
  {
    ...glandCheckEndpoint,
    does: 'Judges a ring in a gland at every combination of tolerance limits. `class` is for the geometry at 20 °C, and `service_class` is the worse of geometry and service. Lengths are in `unit`, temperatures `t` in °C, and `set` and `swell` are fractions (0.3 is 30 %). A blank `set` uses the default of the polymer.',
  },
  {
    ...glandDesignEndpoint,
    does: 'Designs a gland from a ring, a bore or rod with a cross-section, or a groove. Dimensions that are not given come from the chart that `basis` names.',
  },
  {
    ...glandRingsEndpoint,
    does: 'Lists the rings for a groove, sorted by class (good, marginal, out). Within a class, the ring whose standard housing is the groove comes first, then the ring with the lowest penalty.',
  },
  {
    ...adminStoreEndpoint,
    does: 'Returns the initial listing of the admin store, for authorized accounts.',
  },
  {
    ...blockDataEndpoint,
    does: 'Returns the data of a block with these options for the visual editor, or null if it cannot be loaded.',
  },
  {
    ...formsEndpoint,
    does: 'Accepts a form as JSON, urlencoded or multipart. The fields of each type are in `domain/kit/forms/types`.',
  },
  {
    ...quotesEndpoint,
    does: 'Accepts a cart as a quote request: reprices every line, stores the request, and returns the URL of its page.',
  },
  { ...accountEndpoint, does: 'Returns the email address of the signed-in account.' },
  { ...accountQuotesEndpoint, does: 'Lists a page of the signed-in account’s quote requests, newest first.' },
  { ...logoutEverywhereEndpoint, does: 'Ends every session of the account, including the current one.' },
  {
    ...cspReportEndpoint,
    does: 'Accepts browser reports of content security policy violations, from the Reporting API or in the older format.',
  },
  {
    ...measureEndpoint,
    does: 'Accepts click positions on pages of the builder space from visitors who allowed measuring. Those of other visitors are discarded.',
  },
  {
    ...vitalsEndpoint,
    does: 'Accepts page speed measurements from visitors who allowed measuring. Those of other visitors are discarded.',
  },
  {
    ...loginEndpoint,
    does: 'Signs in. Returns an access token that is valid for some minutes and a refresh token for one exchange.',
  },
  {
    ...refreshEndpoint,
    does: 'Exchanges a refresh token for new tokens. Reusing a token ends the session.',
  },
  { ...logoutEndpoint, does: 'Ends the session of a refresh token.' },
  {
    ...registerEndpoint,
    does: 'Signs up: mails a link that verifies the email address. The response is the same for every email address.',
  },
  { ...verifyEmailEndpoint, does: 'Verifies an email address, for API clients. An emailed link opens a page instead.' },
  {
    ...requestResetEndpoint,
    does: 'Mails a link for choosing a new password. The response is the same for every email address.',
  },
  {
    ...resetEndpoint,
    does: 'Sets a new password with the token of an emailed link and ends every session of the account.',
  },
];

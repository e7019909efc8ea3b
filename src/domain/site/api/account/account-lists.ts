import * as v from 'valibot';
import { wholeNumber } from '../../../kit/schema/whole.ts';
import { hasHiddenCharacter, hiddenCharacterProblem } from '../../../kit/text/hidden-characters.ts';
import { LONGEST_CUSTOMER_NUMBER } from '../../../order/lists/customer-number.ts';
import { listedPartSchema } from '../../../order/lists/listed-part.ts';
import { listName, listSummary, savedLines, savedList } from '../../../order/lists/saved-list.ts';
import { searchProduct } from '../catalog/search.ts';
import type { Endpoint } from '../endpoint.ts';

/* Saved lists and part numbers of the account that the access token in `Authorization: Bearer …` identifies. */

const id = v.pipe(v.string('must be text.'), v.regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits.'));
const done = v.object({ ok: v.literal(true) });

export const accountListsEndpoint = {
  method: 'GET',
  path: '/api/account/lists',
  takes: 'nothing',
  request: v.object({}),
  response: v.object({ items: v.array(listSummary) }),
} as const satisfies Endpoint;

export const accountListEndpoint = {
  method: 'GET',
  path: '/api/account/lists/:id',
  takes: 'param',
  request: v.object({ id }),
  response: savedList,
} as const satisfies Endpoint;

export const saveListEndpoint = {
  method: 'POST',
  path: '/api/account/lists',
  takes: 'json',
  request: v.object({ id, name: listName, lines: v.pipe(v.array(v.unknown()), v.minLength(1), savedLines) }),
  response: done,
} as const satisfies Endpoint;

export const dropListEndpoint = {
  method: 'POST',
  path: '/api/account/lists/remove',
  takes: 'json',
  request: v.object({ id }),
  response: done,
} as const satisfies Endpoint;

const ownNumber = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(LONGEST_CUSTOMER_NUMBER),
  v.check((own) => !hasHiddenCharacter(own), `${hiddenCharacterProblem('Your part number')}.`),
);

/** Maximum part numbers in one request. */
export const MAX_NUMBERS_AT_ONCE = 1000;

export const saveNumbersEndpoint = {
  method: 'POST',
  path: '/api/account/part-numbers',
  takes: 'json',
  request: v.object({
    numbers: v.pipe(
      v.array(v.object({ own: ownNumber, productId: wholeNumber(1) }), 'must be a list.'),
      v.maxLength(MAX_NUMBERS_AT_ONCE, 'must hold at most 1,000 numbers.'),
    ),
  }),
  response: done,
} as const satisfies Endpoint;

export const findNumberEndpoint = {
  method: 'GET',
  path: '/api/account/part-numbers',
  takes: 'query',
  request: v.object({ own: ownNumber }),
  /** The part with this customer part number. */
  response: v.object({ part: v.nullable(searchProduct) }),
} as const satisfies Endpoint;

export const findNumbersEndpoint = {
  method: 'POST',
  path: '/api/account/part-numbers/find',
  takes: 'json',
  request: v.object({
    own: v.pipe(
      v.array(ownNumber, 'must be a list.'),
      v.maxLength(MAX_NUMBERS_AT_ONCE, 'must hold at most 1,000 numbers.'),
    ),
  }),
  /** The parts with these customer part numbers, without the unknown ones. */
  response: v.object({ parts: v.array(v.object({ own: v.string(), listed: listedPartSchema })) }),
} as const satisfies Endpoint;

import { LONGEST_CUSTOMER_NUMBER } from '../../domain/order/lists/customer-number.ts';
import { type CustomerParts, customerNumbersIn } from '../../domain/order/lists/reading/customer-parts.ts';
import { customerNumberOf, isReady, linePart, type ReviewLine } from '../../domain/order/lists/review-line.ts';
import {
  findNumbersEndpoint,
  MAX_NUMBERS_AT_ONCE,
  saveNumbersEndpoint,
} from '../../domain/site/api/account/account-lists.ts';
import { call } from '../api.ts';
import { authInBrowser } from '../stores/auth-in-browser.ts';

const asUser = { fetcher: (address: string, init: RequestInit) => authInBrowser().fetch(address, init) };

const portions = <T>(all: readonly T[]): readonly T[][] =>
  Array.from({ length: Math.ceil(all.length / MAX_NUMBERS_AT_ONCE) }, (_, at) =>
    all.slice(at * MAX_NUMBERS_AT_ONCE, (at + 1) * MAX_NUMBERS_AT_ONCE),
  );

/**
 * Stores a signed-in customer's part numbers for the parts of a list. Nothing is lost if this fails: the lists contain
 * them too.
 */
export const saveCustomerNumbers = async (lines: readonly ReviewLine[]): Promise<void> => {
  if (!authInBrowser().isSignedIn()) return;
  const numbers = lines.filter(isReady).flatMap((line) => {
    const part = linePart(line)?.listed.part;
    const own = customerNumberOf(line);
    return part === undefined || own === '' || own.length > LONGEST_CUSTOMER_NUMBER
      ? []
      : [{ own, productId: part.productId }];
  });
  try {
    for (const some of portions(numbers)) await call(saveNumbersEndpoint, { numbers: some }, asUser);
  } catch {
    // Saving the numbers is optional: the visitor requested the cart.
  }
};

/**
 * The parts that match a signed-in customer's part numbers in the lines. Empty if nobody is signed in or the request
 * fails.
 */
export const customerPartsIn = async (lines: readonly ReviewLine[], signal: AbortSignal): Promise<CustomerParts> => {
  if (!authInBrowser().isSignedIn()) return new Map();
  try {
    const answers = await Promise.all(
      portions(customerNumbersIn(lines)).map((own) => call(findNumbersEndpoint, { own }, { ...asUser, signal })),
    );
    return new Map(answers.flatMap(({ parts }) => parts.map(({ own, listed }) => [own, listed] as const)));
  } catch {
    return new Map();
  }
};

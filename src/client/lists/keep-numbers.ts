import { keepNumbersEndpoint } from '../../domain/api/account-lists.ts';
import { isReady, lineOwn, linePart, type ReviewLine } from '../../domain/lists/review-line.ts';
import { call } from '../api.ts';
import { authInBrowser } from '../stores/auth-in-browser.ts';

/** Numbers of one request. */
const MOST_AT_ONCE = 1000;
const LONGEST_OWN = 60;

/** Keeps what a signed-in customer calls the parts of a list. Nothing is lost where it fails: the lists hold them too. */
export const keepNumbers = async (lines: readonly ReviewLine[]): Promise<void> => {
  if (!authInBrowser().isSignedIn()) return;
  const numbers = lines.filter(isReady).flatMap((line) => {
    const part = linePart(line)?.listed.part;
    const own = lineOwn(line);
    return part === undefined || own === '' || own.length > LONGEST_OWN ? [] : [{ own, productId: part.productId }];
  });
  const fetcher = (address: string, init: RequestInit) => authInBrowser().fetch(address, init);
  try {
    for (let from = 0; from < numbers.length; from += MOST_AT_ONCE)
      await call(keepNumbersEndpoint, { numbers: numbers.slice(from, from + MOST_AT_ONCE) }, { fetcher });
  } catch {
    // The cart is what was asked for.
  }
};

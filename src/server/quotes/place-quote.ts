import type { Context } from 'hono';
import * as v from 'valibot';
import { cutText } from '../../domain/kit/text/bounded-text.ts';
import type { CartItem } from '../../domain/order/cart/cart.ts';
import { type ConfirmedTotals, checkPrices, type PriceMove } from '../../domain/order/quotes/outbox/price-check.ts';
import { storedQuoteLines } from '../../domain/order/quotes/parse-quote.ts';
import type { QuoteContact } from '../../domain/order/quotes/quote-contact.ts';
import type { QuoteLine } from '../../domain/order/quotes/quote-line.ts';
import { partById } from '../../domain/shop/catalog/rows/parts.ts';
import { accountContact } from '../../domain/site/auth/account-contact.ts';
import { mailboxOf } from '../../domain/site/auth/mailbox.ts';
import { optionalUser } from '../accounts/bearer.ts';
import type { AppBindings } from '../app-bindings.ts';
import { AppError } from '../http/app-error.ts';
import { finished, waitUntilOf } from '../http/wait-until.ts';
import type { NewQuote, QuoteLocation } from '../records/quote-store.ts';
import { logFailure } from '../resilience/log-failure.ts';
import { digestOf } from '../security/digest.ts';
import { randomId } from '../security/random-id.ts';
import { recordBytes } from '../security/storage-kinds.ts';
import { storerOf } from '../security/storer.ts';
import { priceLines } from './price-lines.ts';

const MAX_KEY_LENGTH = 100;

/** A request for a quote whose fields are valid. */
export interface RequestedQuote {
  readonly contact: QuoteContact;
  readonly items: readonly CartItem[];
  readonly texts: readonly string[];
  /** The same key with the same content identifies the same request. */
  readonly key: string;
  /** What a program sent. Its key is then for this content only. */
  readonly sent?: unknown;
  /** The items come without prices, so the server's prices are stored as the sent ones. */
  readonly isUnpriced?: boolean;
  /** For a request that waited: it is refused if prices rose above the written and these totals. */
  readonly confirmed?: ConfirmedTotals | undefined;
}

/** Number of a stored request, and the ID of its page. */
interface Placed {
  readonly number: string;
  readonly publicId: string;
  /** false: the same request was stored before. */
  readonly isNew: boolean;
  /** Changed prices of a request with `confirmed`. */
  readonly moves: readonly PriceMove[];
}

type Identity = Required<Pick<NewQuote, 'submissionKey' | 'contentDigest'>>;

/** Returns the digests of a program's request. */
const programIdentity = async (key: string, sent: unknown): Promise<Identity> => ({
  submissionKey: await digestOf(JSON.stringify(['key of a program', key])),
  contentDigest: await digestOf(JSON.stringify(sent)),
});

/** Returns the digests that recognize a request that is sent again. */
const identityOf = async ({ key, contact, items, texts, sent }: RequestedQuote): Promise<Identity> =>
  sent === undefined
    ? {
        submissionKey: await digestOf(JSON.stringify([cutText(key, MAX_KEY_LENGTH), contact, items, texts])),
        contentDigest: null,
      }
    : programIdentity(key, sent);

/** Throws `AppError('key-used')` if the key belongs to other content. */
const requireSameContent = (stored: QuoteLocation, { contentDigest }: Identity): void => {
  if ((stored.contentDigest ?? null) !== contentDigest) throw new AppError('key-used');
};

const earlierQuote = async (
  c: Context<AppBindings>,
  identity: Identity,
  confirmed?: ConfirmedTotals,
): Promise<Placed | null> => {
  const { quotes } = c.var.services;
  const earlier = await quotes.placeOf(identity.submissionKey);
  if (earlier === null) return null;
  requireSameContent(earlier, identity);
  const lines = confirmed === undefined ? [] : ((await quotes.read(earlier.publicId))?.lines ?? []);
  return { ...earlier, isNew: false, moves: checkPrices(lines, {}).moves };
};

/**
 * Returns the changed prices of a request that waited. Throws `AppError('prices-rose')` if one rose, and
 * `AppError('backend-unavailable')` if one could not be read.
 */
const acceptedMoves = (lines: readonly QuoteLine[], confirmed: ConfirmedTotals | undefined): readonly PriceMove[] => {
  if (confirmed === undefined) return [];
  if (lines.some(({ sent, check }) => check === 'unread' && typeof sent.price === 'number'))
    throw new AppError('backend-unavailable');
  const { moves, risen } = checkPrices(lines, confirmed);
  if (risen.length > 0) throw new AppError('prices-rose', { details: { moves: risen } });
  return moves;
};

/**
 * Returns the quote that a program has stored with this key, or `null`. It needs no catalog, in which the parts may have
 * changed. Throws `AppError('key-used')` for other content.
 */
export const quoteSentBefore = async (c: Context<AppBindings>, key: string, sent: unknown): Promise<Placed | null> =>
  earlierQuote(c, await programIdentity(key, sent));

/**
 * Prices the lines, stores the request and starts its emails. Continues if the client disconnects. Returns the
 * request's number and the ID of its page. Throws `AppError('key-used')` for a key of another request, and
 * `AppError('prices-rose')` for a request that waited while a price rose.
 */
export const placeQuote = (c: Context<AppBindings>, requested: RequestedQuote): Promise<Placed> =>
  finished(c, place(c, requested));

const place = async (c: Context<AppBindings>, requested: RequestedQuote): Promise<Placed> => {
  const { services } = c.var;
  const { contact, items, texts, isUnpriced = false, confirmed } = requested;
  const identity = await identityOf(requested);
  const earlier = await earlierQuote(c, identity, confirmed);
  if (earlier !== null) return earlier;
  const catalog = await services.catalog.get(waitUntilOf(c));
  const pricing = { partOf: (id: number) => partById(catalog, id), pricing: services.prices, now: () => Date.now() };
  // Concurrent, because each of the two waits for the backend while it is unavailable.
  const [user, priced] = await Promise.all([optionalUser(c), priceLines(items, pricing)]);
  const moves = acceptedMoves(priced, confirmed);
  const lines = isUnpriced ? priced.map((line) => ({ ...line, sent: line.offered })) : priced;
  const requestedAt = new Date().toISOString();
  const publicId = randomId();
  const placed = await services.storage.spend(
    storerOf(c, user?.id),
    [{ kind: 'quote-request', bytes: recordBytes(contact, storedQuoteLines(lines), texts) }],
    async () => {
      const stored = await services.quotes.insert({
        publicId,
        ...identity,
        requestedAt,
        userId: user?.id ?? null,
        isOwnAddress: user !== null && user.email !== '' && mailboxOf(user.email) === mailboxOf(contact.email),
        contact,
        lines,
        texts,
      });
      requireSameContent(stored, identity);
      return stored;
    },
  );
  waitUntilOf(c)(services.sendQuoteMails());
  if (user !== null) {
    waitUntilOf(c)(
      services.contacts
        .write(user.id, v.parse(accountContact, contact))
        .catch((error: unknown) => logFailure('The contact data of an account was not stored.', error)),
    );
  }
  return { ...placed, isNew: placed.publicId === publicId, moves };
};

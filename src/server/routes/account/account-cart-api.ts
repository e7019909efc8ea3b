import { accountCartEndpoint, saveCartEndpoint } from '../../../domain/site/api/account/account-cart.ts';
import { requireUser } from '../../accounts/bearer.ts';
import { AppError } from '../../http/app-error.ts';
import { parametersOf } from '../../http/endpoint-parameters.ts';
import { respond } from '../../http/respond.ts';
import { PRIVATE_NO_STORE, perRequest } from '../../response-cache/cache-policy.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { recordBytes } from '../../security/storage-kinds.ts';
import { storerOf } from '../../security/storer.ts';
import { BEARER_ONLY, signedIn } from '../api/api-rules.ts';
import { checked } from '../api/validation.ts';

const READS = {
  policy: perRequest(PRIVATE_NO_STORE),
  parameters: parametersOf(accountCartEndpoint),
  limit: 'SEARCH_LIMIT',
} as const;
const SAVES = { limit: 'SEARCH_LIMIT', anyOrigin: BEARER_ONLY, body: 1536 * KB } as const;

/** A row of the database holds 2 MB. */
const MAX_CART_BYTES = 1_800_000;

/** `GET` and `POST /api/account/cart`: the quote cart of the authenticated account. */
export const accountCartApi = defineRoutes()
  .get(accountCartEndpoint.path, READS, signedIn, checked(accountCartEndpoint), async (c) => {
    const { id } = await requireUser(c);
    return respond(c, accountCartEndpoint, await c.var.services.accountCarts.read(id, c.req.valid('query').version));
  })
  .post(saveCartEndpoint.path, SAVES, signedIn, checked(saveCartEndpoint), async (c) => {
    const { id } = await requireUser(c);
    const { accountCarts, storage } = c.var.services;
    const based = c.req.valid('json');
    const size = recordBytes(based.cart);
    if (size > MAX_CART_BYTES) throw new AppError('too-large');
    // A cart replaces the earlier one, so only its growth is new.
    const bytes = Math.max(0, size - (await accountCarts.size(id)));
    const version = await storage.spend(
      storerOf(c, id),
      [{ kind: 'account-cart', bytes }],
      () => accountCarts.replace(id, based),
      (stored) => stored !== null,
    );
    if (version === null) throw new AppError('cart-changed');
    return respond(c, saveCartEndpoint, { version });
  });

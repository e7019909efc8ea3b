import { partById } from '../../../domain/shop/catalog/rows/parts.ts';
import {
  accountListEndpoint,
  accountListsEndpoint,
  dropListEndpoint,
  findNumberEndpoint,
  findNumbersEndpoint,
  saveListEndpoint,
  saveNumbersEndpoint,
} from '../../../domain/site/api/account/account-lists.ts';
import { requireUser } from '../../accounts/bearer.ts';
import { AppError } from '../../http/app-error.ts';
import { parametersOf } from '../../http/endpoint-parameters.ts';
import { respond } from '../../http/respond.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { PRIVATE_NO_STORE, perRequest } from '../../response-cache/cache-policy.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { recordBytes } from '../../security/storage-kinds.ts';
import { storerOf } from '../../security/storer.ts';
import { BEARER_ONLY, signedIn } from '../api/api-rules.ts';
import { checked } from '../api/validation.ts';

const PRIVATE = { policy: perRequest(PRIVATE_NO_STORE) };
const FINDS = { ...PRIVATE, parameters: parametersOf(findNumberEndpoint), limit: 'SEARCH_LIMIT' } as const;
const KEEPS = { limit: 'SEARCH_LIMIT', anyOrigin: BEARER_ONLY } as const;

const FULL = { parameter: 'lines', message: 'An account keeps 100 lists: remove one first.' };

/** Lists and part numbers of the authenticated account. */
export const accountListsApi = defineRoutes()
  .get(accountListsEndpoint.path, PRIVATE, async (c) => {
    const { id } = await requireUser(c);
    return respond(c, accountListsEndpoint, { items: [...(await c.var.services.accountLists.all(id))] });
  })
  .get(accountListEndpoint.path, PRIVATE, signedIn, checked(accountListEndpoint), async (c) => {
    const user = await requireUser(c);
    const list = await c.var.services.accountLists.read(user.id, c.req.valid('param').id);
    if (list === null) throw new AppError('not-found');
    return respond(c, accountListEndpoint, list);
  })
  .post(saveListEndpoint.path, { ...KEEPS, body: 1536 * KB }, signedIn, checked(saveListEndpoint), async (c) => {
    const user = await requireUser(c);
    const list = { ...c.req.valid('json'), changedAt: new Date().toISOString() };
    const { accountLists, storage } = c.var.services;
    const wasStored = await storage.spend(
      storerOf(c, user.id),
      [{ kind: 'account-list', bytes: recordBytes(list.name, list.lines) }],
      () => accountLists.keep(user.id, list),
      (isStored) => isStored,
    );
    if (!wasStored) throw new AppError('bad-input', { problems: [FULL] });
    return respond(c, saveListEndpoint, { ok: true });
  })
  .post(
    dropListEndpoint.path,
    { anyOrigin: BEARER_ONLY, body: 64 * KB },
    signedIn,
    checked(dropListEndpoint),
    async (c) => {
      const user = await requireUser(c);
      await c.var.services.accountLists.drop(user.id, c.req.valid('json').id);
      return respond(c, dropListEndpoint, { ok: true });
    },
  )
  .get(findNumberEndpoint.path, FINDS, signedIn, checked(findNumberEndpoint), async (c) => {
    const user = await requireUser(c);
    const { services } = c.var;
    const product = await services.accountLists.productOf(user.id, c.req.valid('query').own);
    if (product === null) return respond(c, findNumberEndpoint, { part: null });
    const [{ asNamedPart }, catalog] = await Promise.all([
      import('../../../domain/shop/catalog/suggest/suggest.ts'),
      services.catalog.get(waitUntilOf(c)),
    ]);
    const part = partById(catalog, product);
    return respond(c, findNumberEndpoint, { part: part && asNamedPart(catalog, part) });
  })
  .post(findNumbersEndpoint.path, { ...KEEPS, body: 128 * KB }, signedIn, checked(findNumbersEndpoint), async (c) => {
    const user = await requireUser(c);
    const { services, preferences } = c.var;
    const [{ toListedPart }, products, catalog] = await Promise.all([
      import('../../lists/read-response.ts'),
      services.accountLists.productsOf(user.id, c.req.valid('json').own),
      services.catalog.get(waitUntilOf(c)),
    ]);
    const parts = [...products].flatMap(([own, product]) => {
      const part = partById(catalog, product);
      return part === null ? [] : [{ own, listed: toListedPart(catalog, part, preferences.measurement) }];
    });
    return respond(c, findNumbersEndpoint, { parts });
  })
  .post(saveNumbersEndpoint.path, { ...KEEPS, body: 128 * KB }, signedIn, checked(saveNumbersEndpoint), async (c) => {
    const user = await requireUser(c);
    const { accountLists, storage } = c.var.services;
    const { numbers } = c.req.valid('json');
    await storage.spend(storerOf(c, user.id), [{ kind: 'own-number', bytes: recordBytes(numbers) }], () =>
      accountLists.keepNumbers(user.id, numbers),
    );
    return respond(c, saveNumbersEndpoint, { ok: true });
  });

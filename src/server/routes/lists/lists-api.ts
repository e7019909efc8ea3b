import { sharedHref } from '../../../domain/order/lists/shared-list.ts';
import { readListEndpoint, shareListEndpoint, withdrawListEndpoint } from '../../../domain/site/api/lists.ts';
import { AppError } from '../../http/app-error.ts';
import { respond } from '../../http/respond.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { wait } from '../../resilience/wait.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { digestOf } from '../../security/digest.ts';
import { randomId } from '../../security/random-id.ts';
import { clientOf } from '../../security/request-limit.ts';
import { recordBytes } from '../../security/storage-kinds.ts';
import { storerOf } from '../../security/storer.ts';
import { checked } from '../api/validation.ts';

const NO_PART = {
  parameter: 'lines',
  message: 'No line names a part of our catalog, so there is nothing to share. Choose a part for at least one line.',
};

// 100 lines, each with up to three strings.
const READS = { body: 256 * KB, limit: 'LIST_LIMIT' } as const;

/** Reads and shares lists. */
export const listsApi = defineRoutes()
  .post(readListEndpoint.path, READS, checked(readListEndpoint), async (c) => {
    const { lines } = c.req.valid('json');
    const [catalog, { readLinesInSlices }, { toReadListResponse }] = await Promise.all([
      c.var.services.catalog.get(waitUntilOf(c)),
      import('../../../domain/order/lists/reading/read-line.ts'),
      import('../../lists/read-response.ts'),
    ]);
    const read = await readLinesInSlices(catalog, lines, () => wait(0));
    return respond(c, readListEndpoint, toReadListResponse(catalog, read, c.var.preferences.measurement));
  })
  .post(shareListEndpoint.path, { body: 1536 * KB }, checked(shareListEndpoint), async (c) => {
    const { services, preferences } = c.var;
    if (!(await services.mayPost(clientOf(c)))) throw new AppError('too-many');
    const { name, lines } = c.req.valid('json');
    const [catalog, { linesToShare }] = await Promise.all([
      services.catalog.get(waitUntilOf(c)),
      import('../../lists/share-list.ts'),
    ]);
    const [id, key] = [randomId(), randomId()];
    const sharedAt = new Date().toISOString();
    const shared = linesToShare(catalog, lines, preferences.measurement);
    if (!shared.some(({ part }) => part !== '')) throw new AppError('bad-input', { problems: [NO_PART] });
    const keyHash = await digestOf(key);
    await services.storage.spend(storerOf(c), [{ kind: 'shared-list', bytes: recordBytes(name, shared) }], () =>
      services.sharedLists.insert({ id, keyHash, name, lines: shared, sharedAt }),
    );
    return respond(c, shareListEndpoint, { id, key, url: sharedHref(id), sharedAt });
  })
  .post(withdrawListEndpoint.path, { body: 64 * KB }, checked(withdrawListEndpoint), async (c) => {
    const { services } = c.var;
    if (!(await services.mayPost(clientOf(c)))) throw new AppError('too-many');
    const { id, key } = c.req.valid('json');
    if (!(await services.sharedLists.withdraw(id, await digestOf(key)))) throw new AppError('not-found');
    return respond(c, withdrawListEndpoint, { ok: true });
  });

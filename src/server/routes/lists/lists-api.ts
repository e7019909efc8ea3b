import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { readListEndpoint, shareListEndpoint, withdrawListEndpoint } from '../../../domain/api/lists.ts';
import { sharedHref } from '../../../domain/lists/shared-list.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { answer } from '../../http/answer.ts';
import { AppError } from '../../http/app-error.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { wait } from '../../resilience/wait.ts';
import { digestOf } from '../../security/digest.ts';
import { randomId } from '../../security/random-id.ts';
import { limited } from '../../security/rate-limits.ts';
import { clientOf } from '../../security/request-limit.ts';
import { requireSameOrigin } from '../../security/same-origin.ts';
import { recordBytes } from '../../security/storage-kinds.ts';
import { storerOf } from '../../security/storer.ts';
import { checked } from '../api/validation.ts';

const NO_PART = {
  parameter: 'lines',
  message: 'No line names a part of our catalog, so there is nothing to share. Choose a part for at least one line.',
};

/** Other sites hear so before anything they sent is looked at. */
const ownPages = createMiddleware<AppBindings>(async (c, next) => {
  requireSameOrigin(c);
  await next();
});

/** Lists as the API reads and shares them. */
export const listsApi = new Hono<AppBindings>()
  .post(readListEndpoint.path, limited('LIST_LIMIT'), checked(readListEndpoint), async (c) => {
    const { lines } = c.req.valid('json');
    const [catalog, { readLinesInSlices }, { readAnswer }] = await Promise.all([
      c.var.services.catalog.get(waitUntilOf(c)),
      import('../../../domain/lists/read-line.ts'),
      import('../../lists/read-answer.ts'),
    ]);
    const read = await readLinesInSlices(catalog, lines, () => wait(0));
    return answer(c, readListEndpoint, readAnswer(catalog, read, c.var.preferences.measurement));
  })
  .post(shareListEndpoint.path, ownPages, checked(shareListEndpoint), async (c) => {
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
    return answer(c, shareListEndpoint, { id, key, url: sharedHref(id), sharedAt });
  })
  .post(withdrawListEndpoint.path, ownPages, checked(withdrawListEndpoint), async (c) => {
    const { services } = c.var;
    if (!(await services.mayPost(clientOf(c)))) throw new AppError('too-many');
    const { id, key } = c.req.valid('json');
    if (!(await services.sharedLists.withdraw(id, await digestOf(key)))) throw new AppError('not-found');
    return answer(c, withdrawListEndpoint, { ok: true });
  });

import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { isRecord, type JsonObject } from '../../../domain/kit/schema/json-object.ts';
import { bearerOf } from '../../accounts/bearer.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { readPointer } from '../../catalog/publish.ts';
import { problemJson } from '../../http/problem.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { isSameSecret } from '../../security/digest.ts';
import type { SyncRun } from '../../sync/sync-run.ts';

const TOKEN_ONLY = 'SYNC_TOKEN is in a header that browsers do not send automatically';

const NOT_AN_OBJECT = 'the body must be an object with force and kind';

const requestSchema = v.pipe(
  v.custom<JsonObject>(isRecord, NOT_AN_OBJECT),
  v.strictObject(
    {
      force: v.optional(v.boolean('force must be true or false'), false),
      kind: v.optional(v.picklist(['full', 'refresh'], 'kind must be full or refresh'), 'full'),
    },
    NOT_AN_OBJECT,
  ),
);

/** Requires the token. If no token is configured, the response is 404. */
const withToken: MiddlewareHandler<AppBindings> = async (c, next) => {
  const secret = c.env.SYNC_TOKEN ?? '';
  if (secret === '') return problemJson(c, 404, 'There is nothing at this address.');
  const given = bearerOf(c);
  if (given === null || !(await isSameSecret(given, secret))) {
    c.header('WWW-Authenticate', 'Bearer');
    return problemJson(c, 401, 'This address asks for the token of the synchronization.');
  }
  await next();
};

const isoTime = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();

const shownRun = ({ startedAt, updatedAt, endedAt, ...run }: SyncRun) => ({
  ...run,
  startedAt: isoTime(startedAt),
  updatedAt: isoTime(updatedAt),
  endedAt: isoTime(endedAt),
});

const NO_RECORD =
  'The backend keeps no record of changes: prices and stock in the index follow with the next full synchronization.';

/** `/admin/sync`: starts and stops synchronizations of the catalog, and reports the current and earlier ones. */
export const adminSync = defineRoutes('/admin/sync')
  .use(withToken)
  .get('/', {}, async (c) => {
    const { sync } = c.var.services;
    const [pointer, runs] = await Promise.all([readPointer(sync.kv), sync.history()]);
    return c.json({
      catalog: pointer && {
        version: pointer.version,
        parts: pointer.parts,
        publishedAt: isoTime(pointer.publishedAt),
        older: pointer.older,
      },
      refresh: pointer?.cursor === null ? NO_RECORD : 'Prices and stock are refreshed from changed rows.',
      running: runs.filter(({ state }) => state === 'running').map(shownRun),
      history: runs.filter(({ state }) => state !== 'running').map(shownRun),
    });
  })
  .post('/', { body: 64 * KB, anyOrigin: TOKEN_ONLY }, async (c) => {
    const text = (await c.req.text()).trim();
    const parsed = v.safeParse(
      v.pipe(v.string(), v.parseJson(undefined, 'the body must be JSON'), requestSchema),
      text || '{}',
    );
    if (!parsed.success) {
      const [issue] = parsed.issues;
      const parameter = v.getDotPath(issue) ?? 'body';
      const problems = [{ parameter, message: issue.message }];
      return problemJson(c, 400, 'The body has a value this address does not understand.', problems);
    }
    const { kind, force: forced } = parsed.output;
    const start = await c.var.services.sync.start({ kind, forced });
    if (start.started) return c.json({ id: start.id, kind, forced }, 202);
    return start.why === 'busy'
      ? problemJson(c, 409, `Synchronization ${start.id} is running. Start another one when it has ended.`)
      : problemJson(c, 503, 'This deployment has no Workflow to run a synchronization.');
  })
  .delete('/', { body: 64 * KB, anyOrigin: TOKEN_ONLY }, async (c) => {
    const id = await c.var.services.sync.stop();
    return id === null ? problemJson(c, 404, 'No synchronization is running.') : c.json({ id });
  });

import type { Context } from 'hono';
import type { AppBindings } from '../../app-bindings.ts';
import type { ErpKind } from '../../catalog-import/uploads/publish-erp-file.ts';
import {
  isSignedUpload,
  isTimely,
  SHORTEST_SECRET,
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
} from '../../catalog-import/uploads/upload-signature.ts';
import { AppError } from '../../http/app-error.ts';
import { problemJson } from '../../http/problem.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { digestOf } from '../../security/digest.ts';
import { networkOf } from '../../security/request-limit.ts';

/** The body, the catalog before and after, and the search index share the memory of an isolate. */
const MAX_BODY = 4 * 1024 * KB;
/** Problems of a response. */
const MAX_PROBLEMS = 100;

const RULES = {
  limit: 'AUTH_LIMIT',
  body: MAX_BODY,
  anyOrigin: 'the signature is in a header that browsers do not send automatically',
} as const;

const upload = async (c: Context<AppBindings>, kind: ErpKind): Promise<Response> => {
  const secret = c.env.CATALOG_UPLOAD_SECRET ?? '';
  const { catalogFiles, staff } = c.var.services;
  // Without a secret the path is unknown for every method.
  if (secret.length < SHORTEST_SECRET || !catalogFiles.isOwn) throw new AppError('not-found');
  if (c.req.method !== 'PUT') throw new AppError('wrong-method', { allow: ['PUT'] });
  const signed = {
    path: c.req.path,
    timestamp: c.req.header(TIMESTAMP_HEADER) ?? '',
    signature: c.req.header(SIGNATURE_HEADER) ?? '',
  };
  const refuse = (): Response =>
    problemJson(c, 401, 'The signature or its time is not valid. Sign the body again, and check the clock.', []);
  const now = Date.now();
  if (!isTimely(signed, now)) return refuse();
  const bytes = await c.req.arrayBuffer();
  const digest = await digestOf(bytes);
  if (!(await isSignedUpload(secret, signed, digest))) return refuse();
  const { publishErpFile } = await import('../../catalog-import/uploads/publish-erp-file.ts');
  const file = { kind, body: new Blob([bytes]), digest, network: networkOf(c) };
  const result = await publishErpFile(catalogFiles, staff.audit, file, now);
  if (result.kind !== 'refused')
    return c.json({ status: result.kind, version: result.version, rows: result.rows, changed_parts: result.parts });
  const problems = result.problems.slice(0, MAX_PROBLEMS).map(({ row, column, what, fix }) => ({
    parameter: [row === null ? 'file' : `rows.${row}`, column].filter(Boolean).join('.'),
    message: `${what} ${fix}`,
  }));
  return problemJson(c, 422, result.title, problems);
};

/**
 * `PUT /api/v1/catalog/stock` and `/prices`: daily files of an ERP system, signed with `CATALOG_UPLOAD_SECRET`. The routes
 * handle all methods, because without the secret even a GET must find nothing.
 */
export const catalogUpload = defineRoutes('/api/v1/catalog')
  .all('/stock', RULES, (c) => upload(c, 'stock'))
  .all('/prices', RULES, (c) => upload(c, 'prices'));

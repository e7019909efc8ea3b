import type { WorkerRoute } from './routes.ts';

/**
 * The protection of a route against other sites that use a visitor's browser:
 * - `origin`: returns 403 to requests from other pages.
 * - `secret`: requires a secret that no browser sends automatically; otherwise 401 or 403.
 * - `json`: requires JSON with tokens in the body, which a page of another site can neither read nor send without a
 *   preflight.
 * - `harmless`: changes nothing for any sender.
 */
export type Guard = 'origin' | 'secret' | 'json' | 'harmless';

export interface CsrfRule {
  readonly route: string;
  readonly guard: Guard;
  readonly why: string;
}

/** Routes that return something other than 403 to other sites. Every other route must be protected by `origin`. */
export const CSRF_RULES: readonly CsrfRule[] = [
  {
    route: 'POST /mcp',
    guard: 'harmless',
    why: 'reads only; other origins get 403, and a program without an origin is served',
  },
  { route: 'POST /api/search', guard: 'harmless', why: 'reads only; a POST because its text is long' },
  {
    route: 'POST /api/v1/glands/check',
    guard: 'harmless',
    why: 'computes only; a POST because its question has a structure',
  },
  {
    route: 'POST /api/v1/glands/design',
    guard: 'harmless',
    why: 'computes only; a POST because its question has a structure',
  },
  {
    route: 'POST /api/v1/glands/rings',
    guard: 'harmless',
    why: 'computes only; a POST because its question has a structure',
  },
  {
    route: 'POST /api/v1/materials/advise',
    guard: 'harmless',
    why: 'computes only; a POST because its question has a structure',
  },
  { route: 'POST /api/v1/parts/lookup', guard: 'harmless', why: 'reads only; a POST because its list is long' },
  { route: 'POST /api/v1/prices', guard: 'harmless', why: 'reads only; a POST because its list is long' },
  {
    route: 'POST /api/v1/quotes',
    guard: 'json',
    why: 'requires JSON and a header, for which browsers need a preflight that is refused; reads no cookie',
  },
  { route: 'POST /api/ucp/catalog/search', guard: 'harmless', why: 'reads only, as the protocol defines it' },
  { route: 'POST /api/ucp/catalog/lookup', guard: 'harmless', why: 'reads only, as the protocol defines it' },
  { route: 'POST /api/ucp/catalog/product', guard: 'harmless', why: 'reads only, as the protocol defines it' },
  { route: 'POST /api/ucp/mcp', guard: 'harmless', why: 'its tools read only' },
  { route: 'POST /api/parts-lookup', guard: 'harmless', why: 'reads only; a POST because its list is long' },
  {
    route: 'POST /api/csp-report',
    guard: 'harmless',
    why: 'browsers send it without being asked; it is counted and logged',
  },
  { route: 'POST /login', guard: 'harmless', why: 'its body is not read: the form is shown again' },
  {
    route: 'POST /auth/login',
    guard: 'json',
    why: 'tokens come back in the body, which no other site can read; no cookie is set',
  },
  { route: 'POST /auth/refresh', guard: 'json', why: 'the token stands in the body; no other site has it' },
  { route: 'POST /auth/logout', guard: 'json', why: 'the token stands in the body; no other site has it' },
  {
    route: 'POST /auth/password/request',
    guard: 'json',
    why: 'anyone may ask for a mail to any address, within the limits',
  },
  { route: 'POST /auth/password/reset', guard: 'json', why: 'the mailed token stands in the body' },
  { route: 'POST /users/register', guard: 'json', why: 'anyone may ask for an account, within the limits' },
  ...['cart', 'lists', 'lists/remove', 'part-numbers', 'part-numbers/find'].map(
    (what): CsrfRule => ({
      route: `POST /api/account/${what}`,
      guard: 'secret',
      why: 'the access token in a header, which no browser adds by itself',
    }),
  ),
  {
    route: 'POST /api/account/logout-everywhere',
    guard: 'secret',
    why: 'the access token in a header, which no browser adds by itself',
  },
  { route: 'ALL /auth/password/*', guard: 'harmless', why: 'nothing is there: 404' },
  { route: 'ALL /auth/*', guard: 'harmless', why: 'nothing is there: 404' },
  { route: 'ALL /users/*', guard: 'harmless', why: 'nothing is there: 404' },
  { route: 'ALL /items/*', guard: 'secret', why: 'ITEMS_TOKEN in a header, and reads only' },
  { route: 'ALL /api/v1/catalog/stock', guard: 'secret', why: 'a signature by CATALOG_UPLOAD_SECRET in a header' },
  { route: 'ALL /api/v1/catalog/prices', guard: 'secret', why: 'a signature by CATALOG_UPLOAD_SECRET in a header' },
  { route: 'POST /admin/sync', guard: 'secret', why: 'SYNC_TOKEN in a header' },
  { route: 'POST /admin/staff', guard: 'secret', why: 'STAFF_TOKEN in a header' },
  { route: 'DELETE /admin/staff', guard: 'secret', why: 'STAFF_TOKEN in a header' },
  {
    route: 'POST /admin/content-changed',
    guard: 'secret',
    why: 'CONTENT_WEBHOOK_SECRET in a header, or a signature by it',
  },
  { route: 'DELETE /admin/sync', guard: 'secret', why: 'SYNC_TOKEN in a header' },
];

const rules = new Map(CSRF_RULES.map((rule) => [rule.route, rule]));

export const guardOf = ({ method, pattern }: WorkerRoute): Guard =>
  rules.get(`${method} ${pattern}`)?.guard ?? 'origin';

import type { Preferences } from '../../src/domain/kit/preferences.ts';
import { preferencesToCookie } from '../../src/domain/kit/preferences-cookie.ts';

/* Two visitors with different choices, and others who try to change what both of them get. */

export const PATHS = [
  '/shop/orings',
  '/shop/orings?material=fkm&page=1',
  '/product/fk7502-214',
  '/product/fk7502-214/drawing.svg',
  '/datasheets',
  '/datasheets?search=fkm',
  '/datasheets/fk7502',
  '/compare?compounds=FK7502',
  '/api/compounds-search?material=fkm',
  '/robots.txt',
  '/llms.txt',
  '/product/fk7502-214.md',
  '/product/fk7502-214/FK7502-214.md',
  '/datasheets/fk7502.md',
  '/tools/size-finder.md?id=25&thickness=3.5',
];
export const VIEWS: readonly Preferences[] = [
  { temperature: 'C', measurement: 'mm', only_show_in_stock: false, slash_search: true },
  { temperature: 'F', measurement: 'in', only_show_in_stock: true, slash_search: true },
];
export const MARK = 'zz-poison-zz';

export interface TrickedRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Manipulations that an attacker adds to a request in the hope that they persist. */
export const TRICKS: readonly ((path: string) => { readonly path: string; readonly init: TrickedRequest })[] = [
  (path) => ({ path, init: { headers: { 'X-Forwarded-Host': `${MARK}.example`, 'X-Host': MARK } } }),
  (path) => ({ path: `https://${MARK}.example${path}`, init: {} }),
  (path) => ({ path, init: { headers: { 'X-Original-URL': `/${MARK}`, 'X-Rewrite-URL': `/${MARK}` } } }),
  (path) => ({
    path,
    init: { headers: { 'User-Agent': MARK, 'Accept-Language': MARK, Referer: `https://a/${MARK}` } },
  }),
  (path) => ({ path, init: { headers: { Cookie: `canyon-config=${MARK}; canyon-consent=${MARK}; a=${MARK}` } } }),
  (path) => ({ path, init: { headers: { Cookie: `canyon-config=F.in.1; canyon-config=${MARK}` } } }),
  (path) => ({ path, init: { headers: { Authorization: `Bearer ${MARK}` } } }),
  (path) => ({ path, init: { headers: { Range: 'bytes=0-9', 'If-Range': MARK } } }),
  (path) => ({ path, init: { method: 'HEAD' } }),
  (path) => ({ path, init: { headers: { Accept: 'text/markdown' } } }),
  (path) => ({ path: path.replace(/\.md$/, ''), init: { headers: { Accept: `text/markdown;q=1, ${MARK}` } } }),
  (path) => ({ path: `${path.split('?')[0]}.md?${MARK}=1`, init: {} }),
  (path) => ({ path, init: { method: 'POST', body: MARK } }),
  (path) => ({ path, init: { method: 'OPTIONS', headers: { 'X-HTTP-Method-Override': 'GET' } } }),
  (path) => ({ path: `${path}${path.includes('?') ? '&' : '?'}utm_content=${MARK}&_=${MARK}`, init: {} }),
  (path) => ({ path: `${path}${path.includes('?') ? '&' : '?'}page=1&page=${MARK}`, init: {} }),
  (path) => ({ path: `${path}${path.includes('?') ? '&' : '?'}a=1;material=${MARK}`, init: {} }),
  (path) => ({ path: `${path}${path.includes('?') ? '&' : '?'}%7E=F.in.1%7E%7E${MARK}`, init: {} }),
  (path) => ({ path: `${path}${path.includes('?') ? '&' : '?'}~=${MARK}~yes~${MARK}`, init: {} }),
  (path) => ({ path: `${path}${path.includes('?') ? '&' : '?'}edit_token=${MARK}&builder.preview=page`, init: {} }),
  (path) => ({ path, init: { headers: { 'X-Request-Id': `${MARK}${MARK}`, 'X-Per-Visitor': '1' } } }),
  (path) => ({ path, init: { headers: { 'X-Fresh-Seconds': '999999', 'X-Made-At': '1', 'Cache-Control': MARK } } }),
];

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  text(): Promise<string>;
}

/** Headers that describe the delivery of a response, not its content. */
const OF_THE_WAY: ReadonlySet<string> = new Set([
  'cache-status',
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'date',
  'keep-alive',
  'server-timing',
  'transfer-encoding',
  'x-request-id',
]);

/** Returns the part of a response that must depend only on the visitor. */
export const seen = async (response: Answered): Promise<string> => {
  const headers = [...response.headers].filter(([name]) => !OF_THE_WAY.has(name));
  const body = (await response.text()).replaceAll(/nonce="[^"]+"/g, '');
  return JSON.stringify([response.status, headers, body]);
};

/** Returns the headers with a visitor's choices. */
export const chosenBy = (view: Preferences): Readonly<Record<string, string>> => ({
  Cookie: `canyon-config=${preferencesToCookie(view)}`,
});

import { escapes } from './escaped.ts';
import type { AttackAnswer, AttackRequest } from './request.ts';
import { SITE } from './target.ts';

/** A rule that a response breaks, with details. */
export interface Offense {
  readonly rule: string;
  readonly detail: string;
}

/** Server errors that are intended responses. */
const DESIGNED: readonly { readonly path: RegExp; readonly status: number; readonly why: string }[] = [
  { path: /^\/_next\/image/, status: 502, why: 'the allowed host of pictures did not answer' },
  { path: /^\/readyz/, status: 503, why: 'tells that there is no catalog yet' },
];

/** Content that only a log may contain. */
const INNARDS =
  /\bat (?:async )?[\w.<>$]+ \(?[^\s)]+:\d+:\d+\)?|node_modules|\/src\/server\/|\bD1_ERROR|SQLITE_|\b(?:Type|Reference|Range|Syntax)Error:|near "[^"]{0,40}": syntax error|no such (?:table|column):|miniflare|workerd/;

const contentTypeOf = ({ headers }: AttackAnswer): string =>
  (headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const statusOffense = ({ path }: AttackRequest, { status }: AttackAnswer): string | null =>
  status < 500 || DESIGNED.some((one) => one.status === status && one.path.test(path)) ? null : `status ${status}`;

const locationOffense = ({ headers }: AttackAnswer): string | null => {
  const location = headers.get('Location');
  if (location === null) return null;
  if (!URL.canParse(location, SITE)) return `Location ${location} is no address`;
  return new URL(location, SITE).origin === SITE ? null : `Location leads to ${location}`;
};

const cookieOffense = ({ headers }: AttackAnswer): string | null => {
  for (const cookie of headers.getSetCookie()) {
    const [pair = '', ...flags] = cookie.split(';').map((piece) => piece.trim());
    const lower = flags.map((flag) => flag.toLowerCase());
    const isPlain = /^[\w.-]+=[\w.:%~!*'()-]*$/.test(pair);
    const isGuarded = lower.includes('secure') && lower.some((flag) => /^samesite=(lax|strict)$/.test(flag));
    if (!isPlain || !isGuarded || !lower.includes('path=/')) return cookie;
    if (lower.some((flag) => flag.startsWith('domain='))) return cookie;
  }
  return null;
};

/**
 * Cloudflare's router rejects third-party pictures at this path before the Worker runs, so the response does not come
 * from the site.
 */
const isOfPlatform = ({ path }: AttackRequest, { status, text }: AttackAnswer): boolean =>
  path.startsWith('/_next/image') && status === 403 && text === 'Blocked';

const headOffense = (request: AttackRequest, answer: AttackAnswer): string | null => {
  if (isOfPlatform(request, answer)) return null;
  const { headers } = answer;
  if (headers.get('X-Content-Type-Options') !== 'nosniff') return 'no X-Content-Type-Options';
  if (headers.get('Strict-Transport-Security') === null) return 'no Strict-Transport-Security';
  if (headers.get('Content-Security-Policy') === null) return 'no Content-Security-Policy';
  return headers.get('Access-Control-Allow-Credentials') === null ? null : 'other sites may send cookies';
};

const HEADERS_THAT_ECHO = new Set(['location', 'x-request-id', 'content-disposition']);

const headerReflection = ({ headers }: AttackAnswer, mark: string): string | null => {
  for (const [name, value] of headers) {
    if (name.includes(mark)) return `a header named ${name}`;
    if (name.startsWith('x-split')) return 'a header that the request wrote';
    if (value.toLowerCase().includes(mark) && !HEADERS_THAT_ECHO.has(name)) return `${name}: ${value.slice(0, 120)}`;
  }
  return null;
};

/** Returns Markdown as the HTML that a client renders of it, as far as its escapes of `<` and `&` are concerned. */
const asHtml = (markdown: string): string =>
  markdown.replace(/\\([!-/:-@[-`{-~])/g, (_, escaped: string) =>
    escaped === '<' ? '&lt;' : escaped === '&' ? '&amp;' : escaped,
  );

const bodyReflection = (answer: AttackAnswer, mark: string): string | null => {
  const type = contentTypeOf(answer);
  if (!answer.text.toLowerCase().includes(mark)) return null;
  if (type === 'text/html' || type === 'application/xhtml+xml') return escapes(answer.text, mark, 'html')[0] ?? null;
  if (type === 'text/markdown') return escapes(asHtml(answer.text), mark, 'html')[0] ?? null;
  if (type === 'image/svg+xml' || type.endsWith('/xml')) return escapes(answer.text, mark, 'xml')[0] ?? null;
  if (type.endsWith('json') || type === 'text/plain' || type === 'text/csv') return null;
  return `in an answer of type “${type}”`;
};

/** Returns the broken rules among those for every response. `mark` is a word that the request contained. */
export const offensesOf = (request: AttackRequest, answer: AttackAnswer, mark: string): Offense[] => {
  const innards = INNARDS.exec(answer.text);
  const all: readonly (readonly [string, string | null])[] = [
    ['no server error', statusOffense(request, answer)],
    ['nothing is reflected as markup', bodyReflection(answer, mark)],
    ['nothing is reflected in headers', headerReflection(answer, mark)],
    ['no redirect to strangers', locationOffense(answer)],
    ['cookies are guarded', cookieOffense(answer)],
    ['security headers are there', headOffense(request, answer)],
    ['no innards are told', innards && !request.path.startsWith('/build/') ? innards[0] : null],
  ];
  return all.flatMap(([rule, detail]) => (detail === null ? [] : [{ rule, detail }]));
};

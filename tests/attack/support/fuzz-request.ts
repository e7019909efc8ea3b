import { CONSENT_COOKIE, PREFERENCES_COOKIE, TEST_COOKIE } from '../../../src/domain/site/cookies.ts';
import { type Random, seededRandom } from '../../support/random.ts';
import { FOREIGN_RETURNS, INSIDE_ADDRESSES, LOOKALIKE_ADDRESSES } from '../payloads/addresses.ts';
import { HOSTILE_BODIES } from '../payloads/bodies.ts';
import { HTML_PAYLOADS } from '../payloads/html.ts';
import { PATH_PAYLOADS } from '../payloads/paths.ts';
import { SQL_PAYLOADS } from '../payloads/sql.ts';
import { ODD_VALUES, SPLITTING_VALUES } from '../payloads/values.ts';
import { encodedText } from './attack.ts';
import { marked, markOf } from './marks.ts';
import { FIELD_NAMES, QUERY_NAMES } from './parameters.ts';
import { type AttackRequest, utf8 } from './request.ts';
import { pathOf, sitePaths, type WorkerRoute } from './routes.ts';
import { PRODUCTION_BINDINGS, SITE } from './target.ts';

/** A generated request with the word that must not come back as markup. */
export interface FuzzRequest extends AttackRequest {
  readonly mark: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: matches characters that a header cannot contain
const CONTROLS = /[\u0000-\u001f\u007f]/g;

/** Text as it can appear in a URL: encodes only characters that end or break the request line. */
const inPath = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matches characters that end a request line
  text.replaceAll(/[\u0000-\u0020#?\u007f-\u{10ffff}\ud800-\udfff"<>\\^`{|}]/gu, encodedText);

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;
const SEED_STEP = 0x9e3779b1;
/** Valid values by parameter name, since code behind the first check is reached only when some values are valid. */
const SOUND_VALUES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    mode: ['compounds', 'parts'],
    limit: ['10', '100'],
    page: ['1', '2', '108446', '1000000000'],
    sortBy: ['price:asc', 'id:desc', 'name:asc'],
    material: ['fkm', 'nbr,epdm'],
    search: ['fk7502-214', '214'],
    standard: ['all', 'metric', 'usa'],
    url: ['/logo.svg', '/favicon.svg', '/_next/image'],
    w: ['640', '16'],
    q: ['75', '1'],
    view: ['profile', 'tile', 'sheet'],
    name: ['Size Chart', 'Store Count', 'Client Side Store', 'Post List'],
    options: ['{}', '{"limit":9e9}', '{"__proto__":{}}'],
    return: ['/account', '/consent'],
    compounds: ['1,2,3'],
    answer: ['yes', 'no'],
    email: ['a@b.example'],
  }),
);

const odd = (random: Random, mark: string): string =>
  marked(
    random.pick(
      random.pick([
        HTML_PAYLOADS,
        HTML_PAYLOADS,
        SQL_PAYLOADS,
        ODD_VALUES,
        ODD_VALUES,
        SPLITTING_VALUES,
        FOREIGN_RETURNS,
        [...INSIDE_ADDRESSES, ...LOOKALIKE_ADDRESSES],
        PATH_PAYLOADS,
      ]),
    ),
    mark,
  );

/** A hostile value, sometimes two joined, or one inside a valid text. */
const hostile = (random: Random, mark: string): string => {
  const first = odd(random, mark);
  if (random.chance(0.7)) return first;
  return random.pick([first + odd(random, mark), `fkm,${first}`, `${first}-214`, first.repeat(1 + random.below(4))]);
};

const valueFor = (random: Random, name: string, mark: string): string => {
  const sound = SOUND_VALUES.get(name);
  return sound !== undefined && random.chance(0.5) ? random.pick(sound) : hostile(random, mark);
};

const queryOf = (random: Random, mark: string): string => {
  const count = random.pick([0, 1, 1, 2, 3, 5, 40]);
  const pairs = Array.from({ length: count }, () => {
    const name = random.chance(0.9) ? random.pick(QUERY_NAMES) : hostile(random, mark);
    const value = valueFor(random, name, mark);
    const shown = random.chance(0.85) ? encodedText(value) : inPath(value).replaceAll('&', '%26');
    return `${encodedText(name)}=${shown}`;
  });
  return pairs.length === 0 ? '' : `?${pairs.join(random.chance(0.97) ? '&' : ';')}`;
};

const nested = (random: Random, mark: string, depth: number): unknown => {
  if (depth === 0 || random.chance(0.5)) {
    return random.pick<unknown>([hostile(random, mark), random.below(1e9), -1, 1.5, null, true, [], {}]);
  }
  if (random.chance(0.4)) return Array.from({ length: random.below(4) }, () => nested(random, mark, depth - 1));
  const names = Array.from({ length: random.below(4) }, () => random.pick(FIELD_NAMES));
  return Object.fromEntries(names.map((name) => [name, nested(random, mark, depth - 1)]));
};

const fields = (random: Random, mark: string): (readonly [string, string])[] =>
  Array.from({ length: 1 + random.below(8) }, () => {
    const name = random.chance(0.95) ? random.pick(FIELD_NAMES) : hostile(random, mark);
    return [name, valueFor(random, name, mark)] as const;
  });

const multipart = (pairs: readonly (readonly [string, string])[]): string =>
  `${pairs.map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '_')}"\r\n\r\n${value}\r\n`).join('')}--b--\r\n`;

/** Objects as the API expects them, with hostile values for strings and numbers. */
const knownBody = (random: Random, mark: string): unknown => {
  const text = (): unknown => nested(random, mark, 1);
  return random.pick<unknown>([
    { searchText: hostile(random, mark) },
    { lines: [hostile(random, mark), `fk7502-214 ${hostile(random, mark)}`, '214 x 5'] },
    { email: hostile(random, mark), password: hostile(random, mark) },
    { refresh_token: hostile(random, mark), mode: text() },
    {
      contact: { name: hostile(random, mark), email: 'a@b.example', message: hostile(random, mark), company: text() },
      items: [
        { uid: text(), id: 107, productName: text(), quantity: text(), note: hostile(random, mark), price: text() },
      ],
    },
    { name: hostile(random, mark), email: 'a@b.example', message: hostile(random, mark), _next: text(), _page: '/faq' },
    { token: hostile(random, mark), password: 'a long enough password' },
    { 'csp-report': { 'document-uri': hostile(random, mark), 'blocked-uri': hostile(random, mark) } },
    Object.fromEntries(fields(random, mark)),
  ]);
};

const bodyOf = (random: Random, mark: string): { readonly type: string; readonly body: string } => {
  const kind = random.below(10);
  if (kind < 2) return random.pick(HOSTILE_BODIES);
  if (kind < 6) return { type: 'application/json', body: utf8(JSON.stringify(knownBody(random, mark))) };
  if (kind < 7) return { type: 'application/json', body: utf8(JSON.stringify(nested(random, mark, 3))) };
  const pairs = fields(random, mark);
  if (kind < 9) {
    const body = pairs.map(([name, value]) => `${encodedText(name)}=${encodedText(value)}`).join('&');
    return { type: 'application/x-www-form-urlencoded', body };
  }
  return { type: 'multipart/form-data; boundary=b', body: utf8(multipart(pairs)) };
};

/** Text that a client library accepts as a header: one line of printable bytes. */
const headerText = (text: string): string => utf8(text.slice(0, 3000)).replaceAll(CONTROLS, ' ').trim();

const HEADERS = [
  'Accept',
  'Accept-Language',
  'User-Agent',
  'Referer',
  'Range',
  'If-None-Match',
  'If-Modified-Since',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'Forwarded',
  'X-Original-URL',
  'X-Rewrite-URL',
  'X-HTTP-Method-Override',
  'X-Request-Id',
  'X-Middleware-Subrequest',
  'Authorization',
  'Cache-Control',
  'Purpose',
  'Sec-Fetch-Dest',
  'Cookie',
] as const;

const COOKIES = [
  'canyon-preferences',
  CONSENT_COOKIE.name,
  PREFERENCES_COOKIE.name,
  'consent',
  'preferences',
  `${TEST_COOKIE.name}x`,
  `${TEST_COOKIE.name}x%22y`,
  '__proto__',
];

const headerValue = (random: Random, name: string, mark: string): string => {
  const value = headerText(hostile(random, mark));
  if (name === 'Authorization') {
    return random.pick([`Bearer ${value}`, `Bearer ${PRODUCTION_BINDINGS.ITEMS_TOKEN}`, `Basic ${value}`, value]);
  }
  if (name === 'Cookie') {
    return Array.from(
      { length: 1 + random.below(4) },
      () => `${random.pick(COOKIES)}=${random.chance(0.5) ? encodedText(value) : value.replaceAll(';', '')}`,
    ).join('; ');
  }
  if (name === 'Accept') return random.pick(['application/json', 'text/html', '*/*', 'image/avif,image/webp', value]);
  return value;
};

const headersOf = (random: Random, mark: string): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (let count = random.pick([0, 0, 1, 2, 4]); count > 0; count--) {
    const name = random.pick(HEADERS);
    headers[name] = headerValue(random, name, mark);
  }
  return headers;
};

/** Mostly the headers of this site's pages, so that requests pass the cross-site guard. */
const originOf = (random: Random): Record<string, string> =>
  random.chance(0.8)
    ? { Origin: SITE }
    : random.pick<Record<string, string>>([
        {},
        { Origin: 'null' },
        { Origin: 'https://evil.example' },
        { 'Sec-Fetch-Site': 'cross-site' },
      ]);

const pathFor = (random: Random, route: WorkerRoute, mark: string): string => {
  if (route.pattern === '/*' || route.pattern === '*') {
    const known = random.pick(sitePaths());
    return random.chance(0.5) ? known : `${known === '/' ? '' : known}/${inPath(hostile(random, mark))}`;
  }
  const isHostile = random.chance(0.6);
  return pathOf(
    route.pattern,
    isHostile ? () => inPath(random.pick([hostile(random, mark), encodedText(hostile(random, mark))])) : undefined,
  );
};

/** Returns the request for a seed and an index, always the same one. */
export const fuzzRequest = (routes: readonly WorkerRoute[], seed: number, index: number): FuzzRequest => {
  const random = seededRandom(Math.imul(seed ^ Math.imul(index + 1, SEED_STEP), SEED_STEP) >>> 0);
  const mark = markOf(index);
  const route = random.pick(routes);
  const usual = route.method === 'ALL' ? random.pick(METHODS) : route.method;
  const method = random.chance(0.9) ? usual : random.pick(METHODS);
  const path = `${pathFor(random, route, mark)}${queryOf(random, mark)}`.slice(0, 12_000);
  const isBare = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
  if (isBare) return { mark, method, path, headers: headersOf(random, mark) };
  const { type, body } = bodyOf(random, mark);
  const headers = {
    ...headersOf(random, mark),
    ...originOf(random),
    ...(type !== '' && { 'Content-Type': headerText(type) }),
  };
  return { mark, method, path, headers, body };
};

import { isRecord } from '../../domain/cart/read-json.ts';
import { routeAt } from '../../domain/site/route-table.ts';

/** What a browser kept out of a page, in words of this site: nothing of the report's own text is taken over. */
export interface CspReport {
  readonly directive: string;
  /** A keyword, the origin of an address, or `other`. */
  readonly blocked: string;
  /** Address of the page: one of the site's table, or the pattern it is of. */
  readonly page: string;
}

const OTHER = 'other';

const DIRECTIVES: ReadonlySet<string> = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

const KEYWORDS: ReadonlySet<string> = new Set([
  'blob',
  'data',
  'eval',
  'filesystem',
  'inline',
  'self',
  'trusted-types-policy',
  'trusted-types-sink',
  'wasm-eval',
]);

const PATTERNS = ['/product', '/datasheets', '/quotes', '/frames'];
const LONGEST_ORIGIN = 100;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const originOf = (address: string): string => {
  if (!URL.canParse(address)) return OTHER;
  const { origin, protocol } = new URL(address);
  return /^(https?|wss?):$/.test(protocol) && origin.length <= LONGEST_ORIGIN ? origin : OTHER;
};

const pageOf = (address: string): string => {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  const family = PATTERNS.find((start) => path.startsWith(`${start}/`));
  return routeAt(path)?.path ?? (family === undefined ? OTHER : `${family}/:name`);
};

const known = (directive: string): string => (DIRECTIVES.has(directive) ? directive : OTHER);

/** Older browsers name the directive together with its sources. */
const directiveOf = (report: Readonly<Record<string, unknown>>): string =>
  text(report['effective-directive']) || (text(report['violated-directive']).split(' ')[0] ?? '');

const reportOf = (directive: string, blocked: string, page: string): CspReport => ({
  directive: known(directive),
  blocked: KEYWORDS.has(blocked) ? blocked : originOf(blocked),
  page: pageOf(page),
});

/**
 * Reports of a body: a list by the Reporting API (`application/reports+json`) or one by the older way
 * (`application/csp-report`). What is no report of a content policy is left out.
 *
 * @example readCspReports({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://a.example/x' } })
 * // [{ directive: 'img-src', blocked: 'https://a.example', page: 'other' }]
 */
export const readCspReports = (body: unknown): readonly CspReport[] => {
  if (Array.isArray(body)) {
    return body.flatMap((one: unknown) =>
      isRecord(one) && one.type === 'csp-violation' && isRecord(one.body)
        ? [reportOf(text(one.body.effectiveDirective), text(one.body.blockedURL), text(one.body.documentURL))]
        : [],
    );
  }
  const report = isRecord(body) ? body['csp-report'] : null;
  return isRecord(report)
    ? [reportOf(directiveOf(report), text(report['blocked-uri']), text(report['document-uri']))]
    : [];
};

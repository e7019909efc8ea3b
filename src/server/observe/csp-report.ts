import * as v from 'valibot';
import { jsonObject } from '../../domain/kit/schema/json-object.ts';
import { parsedOrNull, readable } from '../../domain/kit/schema/tolerant.ts';
import { routeAt } from '../../domain/site/route-table.ts';

/** A violation of the content policy in this site's terms. No text of the report is copied. */
export interface CspReport {
  readonly directive: string;
  /** A keyword, the origin of a URL, or `other`. */
  readonly blocked: string;
  /** Path of the page: a fixed path from the site's table, or the pattern that it matches. */
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

const text = v.fallback(v.string(), '');

/** The format of the Reporting API. */
const listedReport = v.object({
  type: v.literal('csp-violation'),
  body: v.pipe(jsonObject, v.object({ effectiveDirective: text, blockedURL: text, documentURL: text })),
});

/** The older format. Older browsers send the directive together with its sources. */
const olderReport = v.object({
  'csp-report': v.pipe(
    jsonObject,
    v.object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'document-uri': text,
    }),
  ),
});

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

const reportOf = (directive: string, blocked: string, page: string): CspReport => ({
  directive: known(directive),
  blocked: KEYWORDS.has(blocked) ? blocked : originOf(blocked),
  page: pageOf(page),
});

/**
 * Returns the violations in a report body: a list in the Reporting API's format (`application/reports+json`), or one
 * report in the older format (`application/csp-report`). Other kinds of reports are skipped.
 *
 * @example readCspReports({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://a.example/x' } })
 * // [{ directive: 'img-src', blocked: 'https://a.example', page: 'other' }]
 */
export const readCspReports = (body: unknown): readonly CspReport[] => {
  const listed = parsedOrNull(readable(listedReport), body);
  if (listed !== null) {
    return listed.map((one) => reportOf(one.body.effectiveDirective, one.body.blockedURL, one.body.documentURL));
  }
  const report = parsedOrNull(olderReport, body)?.['csp-report'];
  if (report === undefined) return [];
  const directive = report['effective-directive'] || (report['violated-directive'].split(' ')[0] ?? '');
  return [reportOf(directive, report['blocked-uri'], report['document-uri'])];
};

import { AppError } from '../../http/app-error.ts';
import { badBody } from '../../http/json-body.ts';
import { mediaTypeOf } from '../../http/media-type.ts';
import { type CspReport, readCspReports } from '../../observe/csp-report.ts';
import { type Sampler, sampler } from '../../observe/sampled.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes, type Routes } from '../../routing/routes.ts';

const RULES = {
  body: 8 * KB,
  limit: 'REPORT_LIMIT',
  anyParameter: 'browsers send reports to the URL of the header',
  anyOrigin: 'browsers report by themselves, without an origin; reports are counted and logged',
} as const;

const FIRST_A_MINUTE = 20;
const THEN_ONE_OF = 10;
const TYPES: ReadonlySet<string> = new Set(['application/reports+json', 'application/csp-report', 'application/json']);

/** One log line about a violation of a page's content policy. */
interface ReportLine extends CspReport {
  readonly event: 'csp';
}

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw badBody('The body is not JSON.', cause);
  }
};

/**
 * `POST /api/csp-report`: receives browsers' reports of policy violations. Anyone may send anything here, so reports
 * are limited in size and number, and only known keywords are logged.
 */
export const cspReports = ({
  write = (line: ReportLine): void => console.log(JSON.stringify(line)),
  isKept = sampler({ first: FIRST_A_MINUTE, oneOf: THEN_ONE_OF, now: () => Date.now() }) as Sampler,
} = {}): Routes =>
  defineRoutes('/api/csp-report').post('/', RULES, async (c) => {
    if (!TYPES.has(mediaTypeOf(c))) throw new AppError('unsupported-type');
    for (const report of readCspReports(parsed(await c.req.text()))) {
      if (isKept()) write({ event: 'csp', ...report });
    }
    return c.body(null, 204);
  });

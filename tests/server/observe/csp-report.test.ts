import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCspReports } from '../../../src/server/observe/csp-report.ts';

const PAGE = 'https://canyonseals.example';

describe('reports', () => {
  test('of the Reporting API are read, other types of the same list are not', () => {
    const body = {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://x.example/a.js?k=1',
      documentURL: `${PAGE}/o-rings?a=b`,
    };
    expect(readCspReports([{ type: 'csp-violation', body }, { type: 'deprecation', body }, null, 'x'])).toEqual([
      { directive: 'script-src-elem', blocked: 'https://x.example', page: '/o-rings' },
    ]);
  });

  test('of the older format are read, without the directive’s sources', () => {
    const report = {
      'violated-directive': "img-src 'self'",
      'blocked-uri': 'inline',
      'document-uri': `${PAGE}/product/a-1`,
    };
    expect(readCspReports({ 'csp-report': report })).toEqual([
      { directive: 'img-src', blocked: 'inline', page: '/product/:name' },
    ]);
  });

  test.each([null, 1, 'text', {}, { 'csp-report': [] }, []])('%j contains no report', (body) => {
    expect(readCspReports(body)).toEqual([]);
  });
});

test('keeps no text of a report except an origin', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.constantFrom(
      'javascript:alert(1)',
      `https://${'a'.repeat(300)}.example/`,
      'https://u:p@x.example/',
      'data:text/html,x',
    ),
  );
  const wellFormed = /^(other|[a-z-]+|(https?|wss?):\/\/[^/?#@\s]{1,93})$/;
  fc.assert(
    fc.property(hostile, hostile, hostile, (effectiveDirective, blockedURL, documentURL) => {
      const [report] = readCspReports([
        { type: 'csp-violation', body: { effectiveDirective, blockedURL, documentURL } },
      ]);
      expect(report?.directive).toMatch(/^[a-z-]+$/);
      expect(report?.blocked).toMatch(wellFormed);
      expect(report?.page).toMatch(/^(other|\/[a-z0-9/:-]*)$/);
    }),
  );
});

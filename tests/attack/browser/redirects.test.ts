import { describe, expect, test } from 'vitest';
import { FOREIGN_RETURNS, RETURN_PARAMETERS } from '../payloads/addresses.ts';
import { attack, attackSafely, encodedText, forAll } from '../support/attack.ts';
import { SITE } from '../support/target.ts';

const PAGES = [
  '/preferences',
  '/login',
  '/consent',
  '/find',
  '/logout',
  '/sign-up',
  '/verify-email',
  '/reset-password',
  '/users/register/verify-email',
  '/',
  '/account',
  '/product/FK7502-214',
  '/thank-you',
];

/** Returns whether a browser would leave the site, reading backslashes as slashes and ignoring tabs and line ends. */
const leadsAway = (location: string | null): boolean =>
  location !== null && (!URL.canParse(location, SITE) || new URL(location, SITE).origin !== SITE);

describe('no redirect to another site', () => {
  test('from any return parameter on any page that redirects', async () => {
    const cases = PAGES.flatMap((page) =>
      RETURN_PARAMETERS.flatMap((name) => FOREIGN_RETURNS.map((to) => [page, name, to] as const)),
    );
    await forAll(cases, async ([page, name, to]) => {
      const path = `${page}?${name}=${encodedText(to)}&temperature=C`;
      const { headers } = await attackSafely(path);
      expect(leadsAway(headers.get('Location')), `${path} → ${headers.get('Location')}`).toBe(false);
    });
  });

  test('from forms with a target URL', async () => {
    await forAll(FOREIGN_RETURNS, async (to) => {
      const headers = { Origin: SITE, 'Content-Type': 'application/x-www-form-urlencoded' };
      const value = encodedText(to);
      const form = `name=R&email=a%40b.example&message=Hello&_next=${value}&_page=${value}`;
      for (const [path, body] of [
        ['/consent', `answer=yes&return=${value}`],
        ['/api/forms/ContactUsForm', form],
        ['/login', `return=${value}`],
      ] as const) {
        const answer = await attackSafely(path, { method: 'POST', headers, body });
        expect(leadsAway(answer.headers.get('Location')), `${path} ${to}`).toBe(false);
        if (answer.headers.get('Content-Type')?.includes('json')) expect(answer.text).not.toContain('"redirect":"http');
      }
    });
  });

  test('from a URL that starts with two slashes', async () => {
    for (const path of [
      '//evil.example',
      '//evil.example/',
      '///evil.example',
      '//evil.example/%2e%2e',
      '/\\evil.example',
      '//evil.example//login',
      '/login//evil.example',
      '//EVIL.example/',
      '//Evil.example/FAQ/',
      '/%2F/evil.example/FAQ',
    ]) {
      for (const method of ['GET', 'POST']) {
        const { headers } = await attack(path.replace('\\', '%5c'), { method, headers: { Origin: SITE } });
        expect(leadsAway(headers.get('Location')), `${method} ${path}`).toBe(false);
      }
    }
  });
});

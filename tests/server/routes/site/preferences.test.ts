import { expect, test } from 'vitest';
import { appWith } from '../../../support/services/fake-services.ts';

const send = (query: string, cookie = '') =>
  appWith().request(`/preferences?${query}`, { headers: { Cookie: cookie } });

test('a unit link stores the choice with the others and redirects back', async () => {
  const response = await send('measurement=in&return=%2Fproduct%2Ffk7502-214%3Fquantity%3D20', 'canyon-config=F.mm.1');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/product/fk7502-214?quantity=20']);
  expect(response.headers.get('set-cookie')).toMatch(
    /^canyon-config=F\.in\.1; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/,
  );
});

test('ignores an unknown unit and an invalid cookie', async () => {
  const response = await send('measurement=furlong&temperature=K&return=//evil.example', 'canyon-config=%00;x=1');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
  expect(response.headers.get('set-cookie')).toContain('canyon-config=C.mm.0');
});

test('without choices it is a page; choices missing from its form are off', async () => {
  const page = await appWith().request('/preferences', { headers: { Cookie: 'canyon-config=F.mm.0.0' } });
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain('data-slash="off"');
  expect(html).toMatch(/<input type="radio" name="temperature" checked="" value="F"/);
  const saved = await send('form=all&temperature=C&measurement=mm&in_stock=on&return=%2Fpreferences');
  expect(saved.headers.get('location')).toBe('/preferences');
  expect(saved.headers.get('set-cookie')).toContain('canyon-config=C.mm.1.0;');
  const units = await send('temperature=F', 'canyon-config=C.mm.1.0');
  expect(units.headers.get('set-cookie')).toContain('canyon-config=F.mm.1.0;');
});

const CHOICES = '/preferences?form=1&in_stock=on&measurement=in';

test.each([
  ['cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['another host of this site', { 'Sec-Fetch-Site': 'same-site' }],
  ['an older browser, from another site', { Referer: 'https://evil.example/page' }],
])('a cross-site link stores nothing and shows the choices: %s', async (_, headers: Record<string, string>) => {
  const page = await appWith().request(CHOICES, { headers });
  expect([page.status, page.headers.get('set-cookie')]).toEqual([200, null]);
  expect(await page.text()).toContain('<h1');
});

test.each([
  ['a page of this site', { 'Sec-Fetch-Site': 'same-origin', Referer: 'http://localhost/shop/orings' }],
  ['a typed URL', { 'Sec-Fetch-Site': 'none' }],
  ['an older browser, from this site', { Referer: 'http://localhost/shop/orings' }],
  ['an older browser, typed', {}],
])('the links without JavaScript work from %s', async (_, headers: Record<string, string>) => {
  const response = await appWith().request(CHOICES, { headers });
  expect([response.status, response.headers.get('set-cookie')]).toEqual([303, expect.stringContaining('C.in.1.0')]);
});

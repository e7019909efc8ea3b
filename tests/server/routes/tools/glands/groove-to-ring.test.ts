import { expect, test } from 'vitest';
import { appWith } from '../../../../support/services/fake-services.ts';

const app = appWith();
const page = async (query: string): Promise<string> => {
  const response = await app.request(`/tools/groove-to-ring${query}`);
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll('<!-- -->', '');
};

const WORN =
  '?unit=mm&surface_min=31.75&surface_max=31.80&groove_min=26.06&groove_max=26.11&clearance_min=31.65&clearance_max=31.67&width_min=4.75&width_max=4.88&radius_min=0.25&radius_max=0.64&tir=0.08';

test('ranks the rings from its URL, without JavaScript', async () => {
  const html = await page(WORN);
  expect(html).toContain('JIS P26 fits best');
  expect(html).toContain('X 1.50%, S 17.6%, F 70.7%.');
  expect(html).toContain('value="31.75"');
  expect(html.indexOf('JIS P26')).toBeLessThan(html.indexOf('AS568-215'));
});

test('shows a failing ring with its reason and without a store link', async () => {
  const html = await page(WORN);
  const row = html.slice(html.indexOf('>AS568-215<'), html.indexOf('</tr>', html.indexOf('>AS568-215<')));
  expect(row).toContain('The ring is 1.82% loose on its diameter');
  expect(row).toContain('No fit');
  expect(row).not.toContain('/shop/orings');
});

test('shows the parts of the rings of its example while the form is empty', async () => {
  const html = await page('');
  const row = html.slice(html.indexOf('>AS568-214<'), html.indexOf('</tr>', html.indexOf('>AS568-214<')));
  expect(html).toContain('An example.');
  expect(row).toContain('href="/shop/orings');
});

test('shows the parts of a selected ring', async () => {
  const html = await page(`${WORN}&size=AS568-214`);
  expect(html).toContain('AS568-214: good');
  expect(html).toContain('id="size-parts">AS568-214 parts</h2>');
  expect(html).toContain('href="/shop/orings?size=AS568-214"');
});

test('an empty form shows an example; unreadable input is named and escaped', async () => {
  expect(await page('')).toContain('Enter your groove as measured');
  const html = await page('?groove_min=%3Cscript%3Ealert(1)%3C/script%3E&surface_min=wide');
  expect(html).toContain('Enter a length as a number');
  expect(html).not.toContain('<script>alert');
});

test('a groove that fits no ring leads to a quote request', async () => {
  const html = await page('?unit=mm&kind=face&depth_min=12&depth_max=12.1&width_min=20&width_max=20.2');
  expect(html).toContain('No ring of the charts fits this groove.');
  expect(html).toContain('/request-a-quote?part=O-ring%20for%20a%20face%20groove');
});

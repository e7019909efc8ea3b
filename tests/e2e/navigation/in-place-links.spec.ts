import { awake } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

/** Links that an island handles within the page: a plain click updates in place, a modified one opens a new tab. */
const LINKS = [
  ['/tools/gland-designer?unit=mm&size=AS568-214', 'Rod static', /kind=rod/],
  ['/tools/gland-designer?unit=mm&size=AS568-214', 'in', /unit=in/],
  ['/tools/gland-designer?unit=mm&size=AS568-214', 'Groove', /groove_min=/],
  ['/tools/groove-to-ring?unit=mm&surface_min=31.75', 'Rod', /kind=rod/],
  ['/tools/groove-to-ring?unit=mm&surface_min=31.75', 'in', /unit=in/],
  ['/tools/size-finder?id=24.99&thickness=3.53&unit=mm', 'Outside diameter', /unit=mm/],
  ['/tools/material-advisor?media=acetone&media=helium', 'Remove Acetone', /media=helium/],
] as const;

test('a link with a modifier key opens in a new tab and leaves the page unchanged', async ({ page, context }) => {
  for (const [address, name, leadsTo] of LINKS) {
    await page.goto(address);
    await awake(page);
    const before = page.url();
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    const [opened] = await Promise.all([
      context.waitForEvent('page', { timeout: 5000 }),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(opened, name).toHaveURL(leadsTo);
    await opened.close();
    expect(page.url(), name).toBe(before);
  }
});

test('the copied URL contains the input and its unit, after any number of unit changes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tools/gland-designer');
  await awake(page);
  const size = page.getByRole('textbox', { name: 'Size' });
  await size.fill('no such size');
  await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  await size.fill('AS568-325');
  // Immediately, before the debounce of the last change.
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.searchParams.get('size')).toBe('AS568-325');
  expect(copied.searchParams.get('unit')).toBe('mm');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

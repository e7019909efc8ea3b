import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { awake, isNarrow } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/tools/gland-designer';

test('designs are saved on the device, compared, named, removed and restored, by keyboard alone', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`${PAGE}?unit=mm&size=AS568-214`);
  await awake(page);
  await page.keyboard.press('Alt+a');
  const section = page.getByRole('region', { name: 'Designs compared' });
  await expect(section).toContainText('1 of 10, kept on this device');
  await expect(page.getByRole('button', { name: 'In the comparison' })).toBeDisabled();
  await page.getByRole('link', { name: 'Rod static' }).click();
  await page.getByRole('button', { name: 'Add to compare' }).click();
  await expect(page.getByRole('link', { name: 'Compare 2 of 10' })).toBeVisible();

  await page.reload();
  const rows = section.getByRole('row').filter({ has: page.getByRole('textbox') });
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Rod, static');
  await expect(rows.nth(1)).toContainText('Good');
  await section.getByLabel('Name of design 1').fill('Pump cover');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await section.getByRole('button', { name: 'Remove Pump cover' }).press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(section.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(section.getByLabel('Name of design 1')).toHaveValue('Pump cover');

  await section.getByRole('link', { name: 'Open Pump cover' }).press('Enter');
  await expect(page).toHaveURL(/size=AS568-214$/);
  await expect(page.getByRole('link', { name: 'Piston static' })).toHaveAttribute('aria-current', 'true');
});

test('a browser without storage shows a message', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto(`${PAGE}?unit=mm&size=AS568-214`);
  await awake(page);
  await page.getByRole('button', { name: 'Add to compare' }).click();
  await expect(page.getByText('This browser keeps no data.')).toBeVisible();
});

test('arrows change the last digit, with Shift by ten, starting from the placeholder when nothing is entered', async ({
  page,
}) => {
  test.skip(isNarrow(page), 'a phone has no arrows');
  await page.goto(`${PAGE}?unit=mm&size=AS568-214&pressure=7.5`);
  await awake(page);
  const field = page.getByRole('textbox', { name: 'Pressure' });
  await field.press('ArrowUp');
  await expect(field).toHaveValue('7.6');
  await field.press('Shift+ArrowDown');
  await expect(field).toHaveValue('6.6');
  await expect(page).toHaveURL(/pressure=6\.6/);
  const bore = page.getByLabel('Bore ⌀, min');
  const gray = Number(await bore.getAttribute('placeholder'));
  await bore.press('ArrowUp');
  expect(Number(await bore.inputValue())).toBeGreaterThan(gray);
  await page.goto('/tools/material-advisor?media=acetone&low=-20');
  await awake(page);
  await page.getByLabel('Lowest').press('Shift+ArrowDown');
  await expect(page).toHaveURL(/low=-30/);
});

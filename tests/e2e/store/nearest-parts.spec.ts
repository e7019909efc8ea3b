import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { awake } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const EMPTY = '/shop/orings?size=AS568-214&temperature_low_c=-45&durometer=90&material=fkm&color=white';
const RULE = 'How nearness is counted';

test('a filter without results shows the nearest parts with their differences and links to one', {
  tag: ['@core', '@phone'],
}, async ({ page }) => {
  await page.goto('/shop/orings?size=AS568-214&durometer=90&material=fkm');
  await awake(page);
  await expect(page.getByRole('region', { name: 'Nearest parts' })).toHaveCount(0);
  await page.goto(EMPTY);
  await awake(page);
  const nearest = page.getByRole('region', { name: 'Nearest parts' });
  const rows = nearest.getByRole('listitem');
  await expect(rows).toHaveCount(6);
  await expect(rows.first()).toContainText('Color: asked White, this one');
  await expect(rows.first()).toContainText('Low temp: asked −45 °C, this one');
  await nearest.getByText(RULE).click();
  await expect(nearest.getByText('One point is one tolerance')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const name = (await rows.first().locator('.text-mono').textContent()) ?? '';
  await rows.first().getByRole('link').click();
  await page.waitForURL(`/product/${name.toLowerCase()}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('a filter checked on the page that has no results requests the nearest parts', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/shop/orings?size=AS568-214&material=fkm&durometer=90');
  await awake(page);
  const nearestRequest = page.waitForRequest((request) => request.url().includes('/api/parts/nearest?'));
  await page.evaluate(() =>
    history.pushState(null, '', '/shop/orings?size=AS568-214&material=fkm&durometer=90&color=white'),
  );
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: { entry: 'next' } })));
  await nearestRequest;
  await expect(page.getByRole('region', { name: 'Nearest parts' }).getByRole('listitem')).toHaveCount(6);
});

test('an empty result fills in the request for a custom part, which remains editable', async ({ page }) => {
  await page.goto(`${EMPTY}&id_low=24&id_high=25`);
  await page.getByRole('link', { name: 'Request it as a custom part' }).click();
  await page.waitForURL(/\/custom-o-rings\?/);
  await expect(page.getByRole('textbox', { name: 'Inside diameter' })).toHaveValue('24.5');
  await expect(page.getByRole('textbox', { name: 'Lowest temperature' })).toHaveValue('-45');
  await expect(page.getByRole('textbox', { name: 'Material' })).toHaveValue('FKM');
  await expect(page.getByLabel('Kind of part')).toHaveValue('O-ring of a special size');
  const message = page.getByRole('textbox', { name: 'What the part does' });
  await expect(message).toHaveValue(/Size: AS568-214\n.*Hardness: 90 Shore A\nMaterial: FKM\nColor: White$/s);
  await message.fill('For a valve');
  await expect(message).toHaveValue('For a valve');
});

test('a designed ring outside all size tables shows the nearest parts below it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/tools/gland-designer?unit=mm&kind=piston&id=24.2&cs=3.4&pressure=5&polymer=FKM');
  const nearest = page.getByRole('region', { name: 'Nearest parts' });
  await expect(nearest.getByRole('listitem')).toHaveCount(6);
  await expect(nearest.getByText('ID: asked 24.20 mm, this one').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the nearest parts and the filled-in form are in the HTML', { tag: ['@core', '@once'] }, async ({ page }) => {
    await page.goto(EMPTY);
    const rows = page.getByRole('region', { name: 'Nearest parts' }).getByRole('listitem');
    await expect(rows).toHaveCount(6);
    await rows.first().getByRole('link').click();
    await page.waitForURL(/\/product\//);
    await page.goBack();
    await page.getByRole('link', { name: 'Request it as a custom part' }).click();
    await expect(page.getByRole('textbox', { name: 'Lowest temperature' })).toHaveValue('-45');
  });

  test('a search without results shows the nearest parts', { tag: '@once' }, async ({ page }) => {
    await page.goto('/search?query=fkm+white+90+AS568-214');
    await expect(page.getByRole('region', { name: 'Nearest parts' }).getByRole('listitem')).toHaveCount(6);
    await expect(page.getByRole('link', { name: 'Request it as a custom part' })).toBeVisible();
  });

  test('a listing without parts leads to the tools and to the upload of a list', { tag: '@once' }, async ({ page }) => {
    await page.goto('/shop/orings?size=AS568-214&material=fkm&media=acetone');
    const ways = { 'size finder': '/tools/size-finder', 'material advisor': '/tools/material-advisor' };
    for (const [name, href] of Object.entries({ ...ways, 'upload a parts list': '/lists' })) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
  });

  test('keeps a medium over the requested material', { tag: '@once' }, async ({ page }) => {
    await page.goto('/shop/orings?size=AS568-214&material=fkm&media=acetone');
    const nearest = page.getByRole('region', { name: 'Nearest parts' });
    await expect(nearest).toContainText('All of these keep: Medium Acetone.');
    await expect(nearest.getByText(/^FKM/)).toHaveCount(0);
    await expect(nearest.getByText('Material: asked FKM, this one').first()).toBeVisible();
  });

  test('a measured or designed ring without a near size fills in the form', { tag: '@once' }, async ({ page }) => {
    await page.goto('/tools/size-finder?id=300&thickness=20&unit=mm');
    await page.getByRole('link', { name: 'Request it as a custom part' }).click();
    await expect(page.getByRole('textbox', { name: 'Cross-section' })).toHaveValue('20');
    await page.goto('/tools/gland-designer?unit=mm&kind=piston&id=24.2&cs=3.4&pressure=5&polymer=FKM');
    await page.getByRole('link', { name: 'Request it as a custom part' }).click();
    await expect(page.getByRole('textbox', { name: 'Inside diameter' })).toHaveValue('24.2');
    await expect(page.getByRole('textbox', { name: 'What the part does' })).toHaveValue(
      /Designed gland: piston, static\n.*Pressure: 5\S* MPa/s,
    );
    await page.goBack();
    await page.getByRole('link', { name: 'see the nearest parts' }).click();
    await expect(page.getByRole('region', { name: 'Nearest parts' }).getByRole('listitem')).toHaveCount(6);
  });
});

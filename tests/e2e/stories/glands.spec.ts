import type { APIRequestContext, Page } from '@playwright/test';
import { PDFDict, PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { awake, isNarrow } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

/* Two stories of gland design, from the fields to verdict and files, and the effect of an unreadable field on them. */
const DESIGNER = '/tools/gland-designer';
const GROOVE = '/tools/groove-to-ring';
const RESULT = '[aria-label="Result"]';
const BEFORE = '[aria-label="Last valid result"]';

/** JIS B 2401-2 housing of P150A around a rod. */
const JIS_HOUSING = [
  ['Rod ⌀', '149.9', '150'],
  ['Groove ⌀', '165', '165.1'],
  ['Throat ⌀', '150.05', '150.1'],
  ['Width', '11', '11.25'],
] as const;

const HYDRAULIC = `${DESIGNER}?unit=mm&kind=rod&use=reciprocating&size=AS568-325`;

/** With JavaScript the fields cover a phone's page; without it, they are part of the page and have a button. */
const inFields = async (page: Page, isScripted: boolean, act: () => Promise<void>): Promise<void> => {
  const isCovered = isScripted && isNarrow(page);
  if (isCovered) await page.getByRole('link', { name: /^Edit/ }).click();
  await act();
  if (isCovered) await page.getByRole('link', { name: 'Show result' }).click();
  if (!isScripted) await page.getByRole('button', { name: 'Calculate' }).click();
};

const open = async (page: Page, address: string, isScripted: boolean): Promise<void> => {
  await page.goto(address);
  if (isScripted) await awake(page);
};

const fileOf = async (page: Page, request: APIRequestContext, name: string): Promise<Buffer> => {
  const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
  const response = await request.get(href ?? '');
  expect(response.status(), name).toBe(200);
  return response.body();
};

/** Returns the alternative texts of a PDF's figures, which screen readers read instead of the drawing. */
const figureTexts = async (bytes: Buffer): Promise<readonly string[]> => {
  const file = await PDFDocument.load(bytes);
  return file.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const alt = object instanceof PDFDict ? object.get(PDFName.of('Alt')) : undefined;
    return alt instanceof PDFHexString ? [alt.decodeText()] : [];
  });
};

const refusedFiles = ['drawing.svg', 'drawing.dxf', 'sheet.pdf'] as const;

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: isScripted });

    test('P150A is good in its JIS housing, in the designer and in the groove tool', { tag: '@phone' }, async ({
      page,
    }) => {
      await open(page, `${DESIGNER}?unit=mm&kind=rod`, isScripted);
      await inFields(page, isScripted, async () => {
        await page.getByLabel('Groove standard').selectOption('jis');
        await page.getByRole('textbox', { name: 'Size' }).fill('P150A');
      });
      const result = page.locator(RESULT);
      await expect(result.locator('.gland-result-summary').getByText('Good', { exact: true })).toBeVisible();
      await expect(result.getByText('Geometry only, 20 °C, no pressure')).toBeVisible();
      await expect(page.locator('.gland-sheet-wide, .gland-sheet-compact').filter({ visible: true })).toBeVisible();

      await open(page, `${GROOVE}?unit=mm&kind=rod`, isScripted);
      for (const [name, least, greatest] of JIS_HOUSING) {
        await page.getByLabel(`${name}, min`).fill(least);
        await page.getByLabel(`${name}, max`).fill(greatest);
      }
      if (!isScripted) await page.getByRole('button', { name: 'Find rings' }).click();
      const good = page
        .getByRole('table', { name: 'Rings for the groove' })
        .getByRole('rowgroup')
        .filter({ hasText: 'Every check inside' });
      await expect(good.locator('th .text-mono').first()).toHaveText('JIS P150A');
      await expect(page.getByText('JIS P150A fits best')).toBeVisible();
      await expectNoSidewaysScroll(page);
    });

    test('a hydraulic rod with a backup ring at 35 MPa has a verdict, a sheet and a DXF file', {
      tag: '@phone',
    }, async ({ page, request }) => {
      test.slow();
      await open(page, HYDRAULIC, isScripted);
      await inFields(page, isScripted, async () => {
        await page.locator('#gland-pressure').fill('35 MPa');
        await page.getByLabel('Hardness').fill('90');
        await page.getByRole('combobox', { name: 'Polymer' }).selectOption('NBR');
        await page.getByLabel('Lowest temperature').fill('-4 °F');
        await page.getByLabel('Highest temperature').fill('80');
        await page.getByRole('combobox', { name: 'Number' }).selectOption('1');
      });
      await expect(page).toHaveURL(/backup=1/);
      const result = page.locator(RESULT);
      await expect(result.locator('.gland-result-summary')).toContainText(/Good|Marginal|Out/);
      await expect(result.getByText('In service')).toBeVisible();
      await expect(result.getByText(/Gap up to/)).toBeVisible();
      await expect(result.getByText(/Not a filter of the store: .*pressure.*backup ring/)).toBeVisible();
      const drawing = page.locator('.gland-sheet-wide, .gland-sheet-compact').filter({ visible: true });
      await expect(drawing).toHaveAccessibleName(/1 backup ring T [\d.]+ mm/);

      const dxf = (await fileOf(page, request, 'DXF')).toString('latin1');
      expect(dxf).toContain('BACKUP_RING');
      expect(dxf).toMatch(/1 backup ring T [\d.]+ mm/);
      const sheet = await fileOf(page, request, 'PDF sheet');
      expect((await figureTexts(sheet)).join(' ')).toMatch(/1 backup ring T [\d.]+ mm/);
      await expectNoSidewaysScroll(page);
      if (isScripted) await expectAccessible(page);
    });

    test('reads a pressure in psi', { tag: '@phone' }, async ({ page }) => {
      await open(page, `${DESIGNER}?unit=mm&size=AS568-214&pressure=3000+psi`, isScripted);
      const drawing = page.locator('.gland-sheet-wide, .gland-sheet-compact').filter({ visible: true });
      await expect(drawing).toBeVisible();
      await expect(page.locator(RESULT).getByText(/Gap up to/)).toBeVisible();
      await expect(page.locator('#gland-pressure')).toHaveValue('3000 psi');
    });

    test('an unreadable pressure removes verdict, parts and files', { tag: '@phone' }, async ({ page, request }) => {
      await open(page, `${DESIGNER}?unit=mm&size=AS568-214&pressure=abc`, isScripted);
      await expect(page.getByText('No verdict. Pressure: Enter a pressure as a number')).toBeVisible();
      await expect(page.locator('#gland-pressure')).toHaveValue('abc');
      await expect(page.locator(RESULT)).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link', { name: /^(Shop|SVG|DXF|PDF sheet)/ })).toHaveCount(0);
      for (const name of refusedFiles) {
        const refused = await request.get(`${DESIGNER}/${name}?unit=mm&size=AS568-214&pressure=abc`);
        expect(refused.status(), name).toBe(400);
        expect(await refused.text(), name).toContain('Pressure: Enter a pressure as a number');
      }
      await open(page, `${GROOVE}?unit=mm&kind=rod&surface_min=150&groove_min=165&width_min=11&t_high=hot`, isScripted);
      await expect(page.getByText('No verdict. Highest temperature: Enter a temperature as a number')).toBeVisible();
      await expect(page.getByRole('table', { name: 'Rings for the groove' })).toHaveCount(0);
      await open(page, '/tools/size-finder?unit=mm&id=wide&thickness=3.53', isScripted);
      await expect(page.getByText('No sizes are ranked.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Ranked sizes' })).toHaveCount(0);
      await open(page, '/?id=wide&cs=3.53', false);
      await expect(page.getByText('No ring is drawn')).toBeVisible();
      await expectNoSidewaysScroll(page);
    });

    test('the suggested change widens a groove that is too narrow', { tag: '@phone' }, async ({ page }) => {
      await open(page, `${DESIGNER}?unit=mm&kind=face&size=AS568-214&width_min=3.7&width_max=3.8`, isScripted);
      const widen = page.locator(RESULT).getByRole('link', { name: /^Widen to [\d.]+ mm$/ });
      const width = (await widen.textContent())?.match(/[\d.]+/)?.[0] ?? '';
      await widen.click();
      await expect(page).toHaveURL(new RegExp(`width_min=${width.replace('.', '\\.')}(?:&|$)`));
      await expect(widen).toHaveCount(0);
    });
  });
}

test('keeps the last valid result while a field is corrected, without parts and files', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`${DESIGNER}?unit=mm&size=AS568-214`);
  await awake(page);
  const greatest = page.getByLabel('Bore ⌀, max');
  await inFields(page, true, async () => {
    await page.getByLabel('Bore ⌀, min').fill('31.75');
    await greatest.fill('31.7');
  });
  await expect(
    page.getByText('Last valid result. Bore, max: The maximum must not be below the minimum.'),
  ).toBeVisible();
  await expect(page.locator(BEFORE)).toBeVisible();
  await expect(page.locator(RESULT)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: /^(Shop|SVG|DXF|PDF sheet)/ })).toHaveCount(0);
  await inFields(page, true, () => greatest.fill('31.8'));
  await expect(page.locator(RESULT)).toBeVisible();
  await expect(page.getByRole('link', { name: 'DXF' })).toBeVisible();
});

test('a design based on its diameter accepts a new diameter', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${DESIGNER}?unit=mm&kind=face&size=AS568-214`);
  await awake(page);
  await inFields(page, true, async () => {
    await page.getByRole('link', { name: 'Diameter', exact: true }).click();
    await page.getByLabel('Groove ⌀, min').fill('60');
    await expect(page.getByRole('link', { name: 'Diameter', exact: true })).toHaveAttribute('aria-current', 'true');
  });
  await expect(page.getByLabel('Groove ⌀, max')).toHaveValue('');
  await expect(page.locator(RESULT)).toBeVisible();
});

test('the store opens in the unit of the designer', async ({ page }) => {
  await page.goto(`${DESIGNER}?unit=in&size=AS568-214&polymer=FKM&t_high=356+F`);
  await awake(page);
  await page.locator(RESULT).getByRole('link', { name: /^Shop/ }).click();
  await expect(page).toHaveURL(/\/shop\/orings\?.*size=AS568-214.*material=fkm/);
  await expect(page).toHaveURL(/temp[a-z_]*=180/);
  await expect(page.getByRole('main')).toContainText('0.984');
});

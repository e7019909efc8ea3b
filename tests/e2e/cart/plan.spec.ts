import type { Page } from '@playwright/test';
import { usdCents } from '../../../src/domain/kit/units.ts';
import { cheaperQuantity } from '../../../src/domain/order/plan/cart-plan.ts';
import {
  dayOf,
  dayText,
  dayToText,
  isShipDay,
  lastShipDay,
  NO_CLOSING_DAYS,
  shipDayAfter,
  weekdayText,
} from '../../../src/domain/order/plan/day.ts';
import { lineDays } from '../../../src/domain/order/plan/parcels.ts';
import { formatCents } from '../../../src/domain/shop/pricing/money.ts';
import { alternativesEndpoint } from '../../../src/domain/site/api/prices.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { cartLine, lineOf, openCartWith, quantityOf, storedItems } from '../support/cart-page.ts';
import { type PricedPart, partInStock, partInTwoPlaces, pricedParts } from '../support/catalog.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS = [1440, 390];
const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const today = () => dayOf(new Date());

/** A line that our stock does not cover, and the ship days of its pieces. */
const splitLine = async (request: Parameters<typeof partInTwoPlaces>[0]) => {
  const part = await partInTwoPlaces(request);
  const item = lineOf(part, part.row.canyonStock + 1);
  const { parcels } = lineDays(part.pricing.supply, item.quantity, today(), NO_CLOSING_DAYS);
  const [first, last] = [parcels[0]?.day ?? 0, parcels.at(-1)?.day ?? 0];
  return { part, item, first, last };
};

/** Returns a quantity of a part at which a few more cost less. */
const dearQuantity = ({ pricing }: PricedPart): number => {
  const { priceList, supply } = pricing;
  for (let quantity = 1; quantity < 5000; quantity++) {
    const offer = cheaperQuantity({ pricing: { priceList, supply, pricedAt: '' }, quantity });
    if (offer !== null) return quantity;
  }
  throw new Error('More never costs less.');
};

/** Returns a part as the API offers it instead of another one: enough of it in stock. */
const alternativeOf = ({ row, pricing: { priceList, supply } }: PricedPart, quantity: number) => ({
  part: {
    productId: row.id,
    productName: row.name,
    description: 'EPDM 80 Shore A, black',
    descriptionTwo: row.size,
    color: '#2a3136',
    idMm: row.id_mm,
    csMm: row.cs_mm,
  },
  pricing: {
    productId: row.id,
    priceList,
    supply: { ...supply, onHand: quantity, tiers: [{ leadTime: 1, quantity }] },
    asOf: null,
  },
  differs: 'Same size.',
  isOtherPolymer: true,
  media: 'No data for ECO.',
});

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('one or two shipments: days, totals and the summary follow the choice, also by keyboard', async ({
      page,
      request,
    }) => {
      const { item, first, last } = await splitLine(request);
      await openCartWith(page, [item]);
      const one = radio(page, /^One shipment/);
      await expect(one).toBeChecked();
      const whole = page.getByRole('region', { name: 'Whole order' });
      await expect(whole).toContainText(dayText(last));
      await one.focus();
      await page.keyboard.press('ArrowDown');
      await expect(radio(page, /^Two shipments/)).toBeChecked();
      await expect(whole).toContainText(dayText(first));
      const summary = page.getByRole('complementary', { name: 'Summary' });
      await expect(summary).toContainText(`Shipment 1, ${dayText(first)}`);
      await expect(summary).toContainText(`Shipment 2, ${dayText(last)}`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    test('an impossible date shows the earliest one and the limiting line; a later date works', async ({
      page,
      request,
    }) => {
      const { part, item, first, last } = await splitLine(request);
      const { name } = part.row;
      await page.route(`**${alternativesEndpoint.path}`, (route) => route.fulfill({ json: { lines: [[]] } }));
      await openCartWith(page, [item]);
      const field = page.getByLabel('Ship all by');
      await field.fill(dayToText(last - 1));
      await expect(page.getByText(`Earliest for the whole order: ${weekdayText(last)}.`)).toBeVisible();
      await expect(page.getByText(`${name} is later`)).toBeVisible();
      await expect(radio(page, /^All by/)).toBeDisabled();
      await expect(cartLine(page, name)).toContainText(`after ${dayText(last - 1)}`);
      if (first < last) {
        const fewer = `${part.row.canyonStock.toLocaleString('en-US')} of ${item.quantity.toLocaleString('en-US')} can leave by`;
        await expect(cartLine(page, name)).toContainText(`${fewer} ${dayText(lastShipDay(last - 1, NO_CLOSING_DAYS))}`);
      }
      await page.getByRole('button', { name: 'Expedite 1 line' }).click();
      await expect(page.getByRole('switch', { name: `Expedite ${name}` })).toBeChecked();
      let saturday = last;
      while (isShipDay(saturday, NO_CLOSING_DAYS)) saturday += 1;
      await field.fill(dayToText(saturday));
      await expect(radio(page, /^All by/)).toBeChecked();
      await expect(
        page.getByText(`Last ship day: ${weekdayText(lastShipDay(saturday, NO_CLOSING_DAYS))}`),
      ).toBeVisible();
      await expect(cartLine(page, name)).not.toContainText('after ');
    });

    test('offers a larger, cheaper quantity as one sentence and one button, and changes nothing until it is pressed', async ({
      page,
      request,
    }) => {
      const part = await partInStock(request);
      const quantity = dearQuantity(part);
      const item = lineOf(part, quantity);
      const offer = cheaperQuantity(item);
      if (offer === null || typeof item.price !== 'number') throw new Error('There is no cheaper quantity.');
      await openCartWith(page, [item]);
      const line = cartLine(page, part.row.name);
      await expect(line).toContainText(
        `${offer.quantity} cost less than ${quantity}. ${formatCents(usdCents(item.price - offer.savesCents))} instead of`,
      );
      expect((await storedItems(page)).map((stored) => stored.quantity)).toEqual([quantity]);
      const make = line.getByRole('button', { name: `Make it ${offer.quantity}` });
      await make.focus();
      await page.keyboard.press('Enter');
      await expect(quantityOf(page, part.row.name)).toHaveValue(String(offer.quantity));
      await expect(line).not.toContainText(`cost less than ${quantity}.`);
    });

    test('replaces a late part by one in stock when requested', async ({ page, request }) => {
      const { part, item, last } = await splitLine(request);
      const other = (await pricedParts(request, 3)).find(({ row }) => row.id !== part.row.id);
      if (!other) throw new Error('There is no other part.');
      const answer = alternativeOf(other, item.quantity);
      await page.route(`**${alternativesEndpoint.path}`, (route) => route.fulfill({ json: { lines: [[answer]] } }));
      await openCartWith(page, [{ ...item, note: 'Bag in tens' }]);
      const line = cartLine(page, part.row.name);
      await expect(line).toContainText(
        `${other.row.name} is in stock: ships ${dayText(shipDayAfter(today(), 1, NO_CLOSING_DAYS))}`,
      );
      await expect(line.getByRole('link', { name: /^Compare/ })).toHaveAttribute('href', /\/compare\?compounds=/);
      await page.getByLabel('Ship all by').fill(dayToText(last - 1));
      await expect(radio(page, /^All by/)).toHaveAccessibleName(
        new RegExp(`${other.row.name} in place of ${part.row.name}`),
      );
      expect((await storedItems(page)).map(({ productName }) => productName)).toEqual([part.row.name]);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await line.getByRole('button', { name: `Use ${other.row.name}` }).click();
      await expect(quantityOf(page, other.row.name)).toHaveValue(String(item.quantity));
      await expect(quantityOf(page, part.row.name)).toHaveCount(0);
      expect((await storedItems(page)).map(({ note }) => note)).toEqual(['Bag in tens']);
      await cartLine(page, other.row.name).getByRole('button', { name: 'Undo' }).click();
      await expect(quantityOf(page, part.row.name)).toHaveValue(String(item.quantity));
      await page.reload();
      await expect(page.getByLabel('Ship all by')).toHaveValue(dayToText(last - 1));
    });
  });
}

test('swaps all late lines at once by keyboard, says before what changes, and takes everything back', async ({
  page,
  request,
}) => {
  const { part, item } = await splitLine(request);
  const parts = (await pricedParts(request, 6)).filter(({ row }) => row.id !== part.row.id);
  const [second, ...others] = parts;
  if (!second || !others[0] || !others[1]) throw new Error('There are too few parts.');
  const lines = [item, lineOf(second, second.row.canyonStock + second.row.vendorStock + 1)];
  const offers = new Map([
    [part.row.name, alternativeOf(others[0], item.quantity)],
    [second.row.name, alternativeOf(others[1], lines[1]?.quantity ?? 1)],
  ]);
  await page.route(`**${alternativesEndpoint.path}`, (route) => {
    const { lines: requested } = route.request().postDataJSON() as { lines: { part: string }[] };
    return route.fulfill({ json: { lines: requested.map(({ part: name }) => [offers.get(name)].filter(Boolean)) } });
  });
  await openCartWith(page, lines);
  const day = shipDayAfter(today(), 1, NO_CLOSING_DAYS);
  const choice = page.getByRole('region', { name: 'When it ships' });
  await expect(choice).toContainText(`Earliest for the whole order: ${weekdayText(day)}. With 2 other parts.`);
  await expect(choice).toContainText('except 1 line on request');
  const swaps = page.getByRole('region', { name: 'With 2 other parts' });
  await expect(swaps).toContainText(`all lines ship by ${weekdayText(day)}:`);
  await expect(swaps).toContainText(
    '2 lines would get another polymer: check the medium. Nothing changes until you swap.',
  );
  for (const [name, { part: other }] of offers) {
    await expect(
      swaps.getByRole('listitem').filter({ hasText: `${other.productName} in place of ${name}` }),
    ).toContainText('Same size. Check the medium in the chemical table. No data for ECO.');
  }
  await expectAccessible(page);
  const names = async (): Promise<readonly string[]> => (await storedItems(page)).map(({ productName }) => productName);
  expect(await names()).toEqual([part.row.name, second.row.name]);

  await swaps.getByRole('button', { name: 'Swap all 2 lines' }).focus();
  await page.keyboard.press('Enter');
  await expect(choice).toContainText(`Earliest for the whole order: ${weekdayText(day)}.`);
  await expect(swaps).toHaveCount(0);
  expect(await names()).toEqual([others[0].row.name, others[1].row.name]);
  await expect(choice.getByText('2 lines swapped')).toBeVisible();
  await expect(choice.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual([part.row.name, second.row.name]);
  await expect(page.getByRole('heading', { name: 'When it ships' })).toBeFocused();
  await expect(swaps).toBeVisible();
});

test('the choice is part of the quote request, in words', async ({ page, request }) => {
  const { item } = await splitLine(request);
  await openCartWith(page, [item]);
  await radio(page, /^Two shipments/).check();
  await page.getByRole('button', { name: 'Request a quote' }).last().click();
  await expect(page.getByRole('dialog')).toContainText('The request also says: Two shipments:');
});

test('the page is painted before its JavaScript, and nothing shifts when the lines appear', async ({
  page,
  request,
}) => {
  const part = await partInStock(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await openCartWith(page, [lineOf(part, 40)]);
  await expect(cartLine(page, part.row.name)).toBeVisible();
  const measured = await page.evaluate(
    () =>
      new Promise<{ shift: number; largest: string }>((resolve) => {
        let shift = 0;
        let largest = '';
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) shift += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
          largest = last?.element?.className ?? '';
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => resolve({ shift, largest }), 500);
      }),
  );
  expect(measured.shift).toBeLessThanOrEqual(0.01);
  expect(measured.largest).toBe('cart-view-lead');
});

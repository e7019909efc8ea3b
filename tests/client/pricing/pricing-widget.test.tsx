import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { failureOf } from '../../../src/client/failure.ts';
import { PricingWidget, type PricingWidgetProps } from '../../../src/client/ui/pricing/pricing-widget.tsx';
import { usdCents, usdE5 } from '../../../src/domain/kit/units.ts';
import { type PricingData, pricingFromBackend, unreadPricing } from '../../../src/domain/shop/pricing/pricing-data.ts';

const part = {
  productId: 7,
  productName: 'FK7502-214',
  description: 'FKM 75 Shore A',
  descriptionTwo: 'AS568-214 · 24.99 × 3.53 mm',
  color: '#6b4226',
};
const lines = [
  [1, 112_000],
  [50, 94_000],
  [100, 78_000],
  [1_000, 44_000],
].map(([minQuantity = 0, fixedPriceE5 = 0], id) => ({
  id,
  minQuantity,
  fixedPriceE5: usdE5(fixedPriceE5),
  isMinValue: id === 0,
  hidePricing: false,
}));
const data = (change: Partial<Parameters<typeof pricingFromBackend>[0]> = {}): PricingData =>
  pricingFromBackend({
    productId: 7,
    lines,
    lineMin: usdCents(2_500),
    lineMax: usdCents(250_000),
    stock: 1_284,
    vendorRows: [{ quantity: 4_200, leadTime: 5 }],
    ...change,
  });

/** Returns the text of the widget, separated by single spaces, without attributes. */
const shown = (props: Partial<PricingWidgetProps>): string =>
  renderToStaticMarkup(<PricingWidget part={part} pricing={data()} onAdd={() => {}} {...props} />)
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('the pricing widget as rendered by the server', () => {
  test('shows breaks, notes and the order minimum, and no option before a quantity is checked', () => {
    const text = shown({});
    expect(text).toContain('Line minimum $25.00');
    expect(text).toContain('1–22 line minimum $25.00 23–49 $1.12 $25.76 50–99 $0.94 16% off $47.00');
    expect(text).toContain('5,682+ Contact us for best value');
    expect(text).toContain('Urgent expedites ALWAYS AVAILABLE Order minimum $75');
    expect(text).not.toContain('Option 1');
  });

  test('shows the options for the quantity of the URL, so that it works without JavaScript', () => {
    const text = shown({ initialQuantity: '2000' });
    expect(text).toContain(
      'Option 1 Full Shipment Add to quote cart Request a quote Quantity 2,000 Ship time 5 Business Days Unit price $0.44 Total $880.00',
    );
    expect(text).toContain('Option 2 Faster Partial Shipment Add to quote cart');
    expect(text).toContain('Quantity 1,284 Ship time 1 Business Day Unit price $0.44 Total $564.96');
    const html = renderToStaticMarkup(
      <PricingWidget part={part} pricing={data()} initialQuantity="2000" onAdd={() => {}} />,
    );
    expect(html).toContain('href="/request-a-quote?part=FK7502-214&amp;quantity=2000"');
    expect(html).toContain('action="/product/fk7502-214#cart"');
    expect(html).toContain('<tr class="is-current" aria-current="true"><th scope="row">1,000–5,681</th>');
  });

  test('prompts again for a quantity below 1', () => {
    expect(shown({ initialQuantity: '0' })).toContain('Please enter a valid quantity');
    expect(shown({ initialQuantity: '0' })).not.toContain('Option 1');
  });

  test('shows no price for an invalid quantity, but the reason', () => {
    for (const typed of ['12.5', '1e3', '-5', '1.200']) {
      const text = shown({ initialQuantity: typed });
      expect(text).not.toContain('Option 1');
      expect(text).toMatch(/Please enter a valid quantity:|can mean 1\.2 or 1,200/);
    }
    expect(shown({ initialQuantity: '1\u2009000' })).toContain('Option 1 Add to quote cart');
  });

  test('links from a quantity above the limit to the quote form', () => {
    const html = renderToStaticMarkup(
      <PricingWidget part={part} pricing={data()} initialQuantity="10,000,000" onAdd={() => {}} />,
    );
    expect(html).toContain('The largest quantity sold online is 9,999,999. Request a quote for more');
    expect(html).toContain('href="/request-a-quote?part=FK7502-214&amp;quantity=10000000"');
  });

  test('without prices, says so and shows the starting price of the catalog with its date', () => {
    const starting = { id: 7, onHand: 1_284, vendorQuantity: 0, priceE5: usdE5(112_000) };
    const text = shown({ pricing: unreadPricing(starting, '2026-11-23T04:05:06.000Z'), layout: 'popup' });
    expect(text).toBe(
      'Prices could not be loaded. Our price server is not answering. This part started at $1.12 on November 23, 2026. Retry or request a quote .',
    );
  });

  test('hints at better prices and shows what more pieces save', () => {
    expect(shown({ initialQuantity: '12' })).toContain('Try higher quantities for better prices');
    expect(shown({ initialQuantity: '12' })).toContain('Total, line minimum $25.00');
    expect(shown({ initialQuantity: '88' })).toContain('12 more saves $4.72');
    expect(shown({ initialQuantity: '88' })).not.toContain('Try higher quantities');
  });

  test('above the line maximum, the price is negotiated', () => {
    expect(shown({ initialQuantity: '5682' })).toContain('Ship time On request Price Contact us for best value');
  });

  test('shows a hidden price as a cost request and sends no price', () => {
    const hidden = data({ lines: lines.map((line) => ({ ...line, hidePricing: true })) });
    const text = shown({ pricing: hidden, initialQuantity: '2000' });
    expect(text).toContain('Price Request Cost');
    expect(text).not.toMatch(/\$(?!75|25\.00)/);
    expect(text).toContain('Line minimum $25.00');
  });

  test('without information, offers a quote ASAP for the quantity', () => {
    const nothing = data({ lines: [], stock: null, vendorRows: [] });
    const text = shown({ pricing: nothing, initialQuantity: '2000' });
    expect(text).toContain('Option 1 No price on file Request a quote We will provide a quote ASAP for 2,000 pieces.');
    expect(text).not.toContain('Add to quote cart');
    expect(text).toContain('Line minimum $25.00');
  });

  test('shows loading, failed and stale states, and no cart button where nothing can be added', () => {
    expect(shown({ pricing: 'loading' })).toBe('Pricing Loading price breaks');
    expect(shown({ pricing: null })).toBe('Pricing Prices could not be loaded. Retry or request a quote .');
    const busy = failureOf(new Response('', { status: 429, headers: { 'Retry-After': '20' } }));
    expect(shown({ pricing: null, failure: busy })).toContain(
      'Prices could not be loaded. Too many requests came from your network. Try again in 20 seconds. Retry or',
    );
    expect(shown({ pricing: null, actions: 'hidden' })).toBe(
      'Pricing Please submit a request for quote on product page.',
    );
    expect(shown({ pricing: { ...data(), asOf: '2026-11-20T10:12:00.000Z' } })).toContain(
      'Prices and stock as of 2026-11-20, 10:12 UTC.',
    );
  });

  test('has no button when actions are hidden', () => {
    const text = shown({ actions: 'hidden', initialQuantity: '2000' });
    expect(text).toContain('Option 2');
    expect(text).not.toContain('Add to quote cart');
    expect(text).not.toContain('Request a quote');
  });

  test('the popup shows stock and line minimum below the quantity', () => {
    expect(shown({ layout: 'popup' })).toContain('1,284 In Stock, 4,200 Offsite. Line minimum $25.00.');
    expect(shown({ layout: 'popup', pricing: data({ stock: 0, vendorRows: [] }) })).toContain('CHECK STOCK.');
  });
});

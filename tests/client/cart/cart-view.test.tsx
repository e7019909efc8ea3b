import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createCartStore } from '../../../src/client/stores/cart.ts';
import { lastListingHref } from '../../../src/client/stores/last-listing.ts';
import { CartView } from '../../../src/client/ui/cart/cart-view.tsx';
import { cartOf, line } from '../../domain/order/cart/cart-fixture.ts';
import { FakeStorage } from './fake-storage.ts';

const storeWith = (...items: ReturnType<typeof line>[]) => {
  const storage = new FakeStorage();
  storage.setItem('canyon-cart', JSON.stringify({ state: cartOf(...items), version: 2 }));
  let next = 0;
  return createCartStore({ storage: () => storage, newId: () => `id-${++next}` });
};
const EXAMPLES = ['FK7502-214', 'FK7502-110', 'FK7502-010'] as const;

const shown = (store: ReturnType<typeof storeWith> | null): string =>
  renderToStaticMarkup(
    <CartView
      cart={store?.getState() ?? null}
      salesEmail="sales@canyonseals.example"
      today={null}
      closed={new Set()}
      examples={EXAMPLES}
    />,
  )
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('the cart page', () => {
  test('the server renders the title and a loading state, never a cart', () => {
    expect(shown(null)).toMatch(
      /^Quote cart Paste a list Continue shopping Prices and ship dates by line.* Loading your quote cart$/,
    );
  });

  test('shows lines, summary and a red order minimum until it is reached', () => {
    const small = storeWith({ ...line('a', 1, 10), note: 'Bag in lots of 100', expedite: true });
    const text = shown(small);
    expect(text).toContain('Quote cart 1 line');
    expect(text).toContain('Ship time 1 Business Day Unit price $1.12 Total $25.00 line minimum');
    expect(text).toContain('Note Bag in lots of 100 Edit for FK7502-1 Expedite we will confirm cost by email');
    expect(text).toContain(
      'Lines 1 of 1 priced Subtotal, priced lines $25.00 Longest ship time 1 Business Day Expedited lines 1',
    );
    expect(
      renderToStaticMarkup(
        <CartView cart={small.getState()} salesEmail="" today={null} closed={new Set()} examples={EXAMPLES} />,
      ),
    ).toContain('<p class="pricing-notes-minimum">Order minimum $75');
    const large = storeWith(line('a', 1, 2_000));
    expect(
      renderToStaticMarkup(
        <CartView cart={large.getState()} salesEmail="" today={null} closed={new Set()} examples={EXAMPLES} />,
      ),
    ).toContain('<p class="text-muted">Order minimum $75');
  });

  test('explains a line without an amount and leaves it out of the total', () => {
    const text = shown(storeWith(line('a', 1, 2_000), line('b', 2, 6_000)));
    expect(text).toContain('Unit price Contact us for best value Total –');
    expect(text).toContain(
      'Lines 1 of 2 lines priced; 1 is not in this total. Subtotal, priced lines $880.00 Longest ship time On request',
    );
  });

  test('shows Undo where a line was removed, and one Undo for cleared lines', () => {
    const store = storeWith(line('a', 1), line('b', 2), line('c', 3));
    store.getState().remove('b');
    expect(shown(store)).toContain('FK7502-2 removed Undo');
    store.getState().clear();
    expect(shown(store)).toContain('2 lines removed Undo FK7502-2 removed Undo Your quote cart is empty');
  });

  test('an empty cart links to the store', () => {
    expect(shown(storeWith())).toContain('Your quote cart is empty');
    expect(shown(storeWith())).toContain('Shop O-rings');
  });
});

describe('continue shopping', () => {
  test('links to the last listing, or to the store', () => {
    const storage = new FakeStorage();
    expect(lastListingHref(() => storage)).toBe('/shop/orings');
    storage.setItem('canyon-query-string', '?material=fkm&page=2');
    expect(lastListingHref(() => storage)).toBe('/shop/orings?material=fkm&page=2');
    storage.setItem('canyon-query-string', 'javascript:alert(1)');
    expect(lastListingHref(() => storage)).toBe('/shop/orings');
    expect(
      lastListingHref(() => {
        throw new Error('denied');
      }),
    ).toBe('/shop/orings');
  });
});

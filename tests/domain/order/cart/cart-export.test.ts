import { describe, expect, test } from 'vitest';
import { cartCsv, cartText } from '../../../../src/domain/order/cart/cart-export.ts';
import { cartOf, line } from './cart-fixture.ts';

const cart = cartOf({ ...line('a', 1, 2_000), productName: 'FK7502-214', note: 'Bag "100", label\nwith PO' });

describe('exporting the cart', () => {
  test('as CSV, quoted according to RFC 4180', () => {
    expect(cartCsv(cart)).toBe(
      'Part,Description,Size,Quantity,Unit price,Total,Ship time,Expedite,Note\r\n' +
        'FK7502-214,FKM 75 Shore A,AS568-214 · 24.99 × 3.53 mm,2000,$0.44,$880.00,5 Business Days,no,"Bag ""100"", label\nwith PO"\r\n',
    );
  });

  test('as lines for pasting into a spreadsheet', () => {
    expect(cartText(cart).split('\n')[1]).toBe(
      'FK7502-214\tFKM 75 Shore A\tAS568-214 · 24.99 × 3.53 mm\t2000\t$0.44\t$880.00\t5 Business Days\tno\tBag "100", label with PO',
    );
  });

  test('a note never becomes a formula', () => {
    expect(cartCsv(cartOf({ ...line('a', 1), note: '=HYPERLINK("x")' }))).toContain('"\'=HYPERLINK(""x"")"');
    expect(cartText(cartOf({ ...line('a', 1), note: '+1' }))).toContain("\t'+1");
  });
});

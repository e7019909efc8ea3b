import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Island, IslandRendering, scriptJson } from '../../../src/client/island.tsx';
import { createIslandRenderer } from '../../../src/server/render/render-island.ts';
import { FK7502_214, PRICES } from '../../support/services/fake-services.ts';

const part = {
  productId: FK7502_214,
  productName: 'FK7502-214',
  description: 'FKM 75 Shore A',
  descriptionTwo: 'AS568-214',
  color: '#6b3a1e',
};

const EXAMPLES = ['FK7502-214', 'FK7502-110', 'FK7502-010'] as const;

const page = (salesEmail = 'sales@canyonseals.example'): string =>
  renderToStaticMarkup(
    <IslandRendering value={createIslandRenderer()}>
      <Island name="pricing" props={{ part, pricing: PRICES, initialQuantity: '200' }} />
      <Island name="pricing" props={{ part, pricing: PRICES, initialQuantity: '3' }} on="visible" />
      <Island name="cart" props={{ salesEmail, closingDays: [], examples: EXAMPLES }} />
    </IslandRendering>,
  );

const idsOf = (html: string): string[] => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

/** Returns what the browser would read from an island's props element. */
const propsOf = (html: string, id: string): unknown => {
  const [, text = ''] =
    new RegExp(`<script type="application/json" id="${id}-props">(.*?)</script>`, 's').exec(html) ?? [];
  return JSON.parse(text);
};

test('each island has a unique id, followed by its props', () => {
  const html = page();
  expect(
    [...html.matchAll(/data-island="([^"]+)" data-on="([^"]+)" id="([^"]+)"/g)].map((found) => found.slice(1)),
  ).toEqual([
    ['pricing', 'load', 'island-0'],
    ['pricing', 'visible', 'island-1'],
    ['cart', 'load', 'island-2'],
  ]);
  expect(propsOf(html, 'island-0')).toEqual({ part, pricing: PRICES, initialQuantity: '200' });
});

test('ids that components generate contain the id of their island, so that instances never share one', () => {
  const html = page();
  const made = idsOf(html).filter((id) => id.startsWith('_'));
  expect(made.map((id) => /^_(island-\d+)R_/.exec(id)?.[1])).toEqual(['island-0', 'island-1']);
  for (const id of made) expect(html).toContain(`aria-describedby="${id}"`);
});

test('renders the same page to the same string in every request', () => {
  expect(page()).toBe(page());
});

test('props cannot close their element or open another', () => {
  const hostile = '</script><script>alert(1)</script><!--\u2028\u2029';
  const html = page(hostile);
  expect(html).not.toContain('<script>alert');
  expect(html).not.toMatch(/[\u2028\u2029]/);
  expect(propsOf(html, 'island-2')).toEqual({ closingDays: [], salesEmail: hostile, examples: EXAMPLES });
});

test('scriptJson preserves every value and contains nothing that a script element would act on', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</script', '<!--', ']]>', '\u2028', '\u2029', '\\u003c'),
  );
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), fc.array(text), (value, texts) => {
      const written = scriptJson([value, texts.join('')]);
      expect(written).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify([value, texts.join('')])));
    }),
  );
});

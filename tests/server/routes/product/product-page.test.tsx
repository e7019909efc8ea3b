import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IslandRendering } from '../../../../src/client/island.tsx';
import { DEFAULT_PREFERENCES } from '../../../../src/domain/kit/preferences.ts';
import { celsius, inch, type Mm, mm, percent, usdE5 } from '../../../../src/domain/kit/units.ts';
import { byModifierType } from '../../../../src/domain/shop/catalog/facets.ts';
import type { Compound, Part } from '../../../../src/domain/shop/catalog/model.ts';
import { AS_WRITTEN, exampleNames } from '../../../../src/domain/shop/catalog/rows/catalog-examples.ts';
import { createIslandRenderer } from '../../../../src/server/render/render-island.ts';
import type { ShownModifier } from '../../../../src/server/routes/product/product.load.ts';
import ProductPage from '../../../../src/server/routes/product/product.page.tsx';
import type { ProductPageProps } from '../../../../src/server/routes/product/product.props.ts';
import { missingPart } from '../../../../src/server/routes/site/missing.tsx';
import NotFoundPage from '../../../../src/server/routes/site/not-found.page.tsx';
import { PRICES } from '../../../support/services/fake-services.ts';
import { SETTINGS } from '../../../support/services/settings.ts';

const compound: Compound = {
  id: 7,
  label: 'FK7502',
  labelDisplay: 'FK7502',
  backgroundColor: '#6b4a2f',
  datasheet: true,
  durometer: 75,
  durometerScale: 'Shore A',
  temperatureLowC: celsius(-20),
  temperatureHighC: celsius(204),
  description: 'General purpose, oil',
  modifiers: [],
};

const part = (code: string, idMm: Mm): Part => ({
  id: idMm * 100,
  name: `FK7502-${code}`,
  compound: 0,
  size: 0,
  priceE5: usdE5(112_000),
  onHand: 1284,
  vendorQuantity: 4200,
  sizeRecord: { code, standard: 'usa', idMm, csMm: mm(3.53) },
  compoundRecord: compound,
});

const NONE = byModifierType((): ShownModifier[] => []);
const plain = (label: string) => [{ label, color: null }];

const props: ProductPageProps = {
  part: part('214', mm(24.99)),
  pricingPart: {
    productId: 2499,
    productName: 'FK7502-214',
    description: 'FKM 75 Shore A, brown',
    descriptionTwo: 'AS568-214 · 24.99 × 3.53 mm',
    color: '#6b4a2f',
    idMm: mm(24.99),
    csMm: mm(3.53),
  },
  modifiersByType: {
    ...NONE,
    material: plain('FKM'),
    color: [{ label: 'Brown', color: '#6b4a2f' }],
    brand: plain('Viton A'),
    compliance: plain('RoHS'),
    cure: plain('Bisphenol'),
    subtype: plain('Type A'),
    conductivity: plain('Insulating'),
  },
  section: 'elastomer',
  tolerance: { idMm: mm(0.254), csMm: mm(0.1016) },
  preferences: DEFAULT_PREFERENCES,
  comparisons: {
    value: [{ id: 1, comparison_link: '/shop/orings?search=FK7501', comparison_text: 'FK7501 (FKM 75)' }],
  },
  nearby: [part('213', mm(23.39)), { ...part('215', mm(26.57)), priceE5: usdE5(0), onHand: 0, vendorQuantity: 0 }],
  gland: {
    application: 'face_seal_liquid',
    csIn: inch(0.139),
    csToleranceIn: inch(0.004),
    dashes: ['201', '284'],
    depthIn: [inch(0.101), inch(0.107)],
    widthIn: [[inch(0.177), inch(0.187)], null, null],
    squeezePercent: [percent(20), percent(30)],
    radiusIn: [inch(0.01), inch(0.025)],
    clearanceIn: null,
    eccentricityIn: null,
    source: 'agreeing',
  },
  pricing: { value: PRICES },
  quantity: '2000',
  settings: SETTINGS,
};

const render = (changes: Partial<ProductPageProps> = {}): string =>
  renderToStaticMarkup(
    <IslandRendering value={createIslandRenderer()}>
      <ProductPage {...props} {...changes} />
    </IslandRendering>,
  );
const textOf = (markup: string): string => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('has one first-level heading: the part number', () => {
  expect(render().match(/<h1[^>]*>([^<]+)/g)).toEqual(['<h1 class="text-mono">FK7502-214']);
});

test('shows dimensions in both unit systems for any preference', () => {
  for (const measurement of ['mm', 'in'] as const) {
    const text = textOf(render({ preferences: { ...DEFAULT_PREFERENCES, measurement } }));
    expect(text).toContain('24.99 ±0.25 0.984 ±0.010');
    expect(text).toContain('−20 to 204 °C −4 to 399 °F');
  }
});

test('shows stock, certificates, comparison, trade name and pricing', () => {
  const text = textOf(render());
  for (const expected of ['1,284 In Stock', '4,200 Offsite', 'RoHS', 'FK7501 (FKM 75)', 'Viton A™', '$1.12']) {
    expect(text).toContain(expected);
  }
});

test('shows fixed texts for neighbors without price or stock', () => {
  const text = textOf(render());
  expect(text).toContain('Check Pricing');
  expect(text).toContain('CHECK STOCK');
});

test('each neighbor is a row labeled by its part number', () => {
  const names = [...render().matchAll(/<th role="rowheader"[^>]*>.*?<a [^>]*>(.*?)<\/a>/g)].map(([, name]) => name);
  expect(names).toEqual(['FK7502-213', 'FK7502-215']);
});

test('unit links return to this part and its quantity', () => {
  expect(render()).toContain('/preferences?measurement=in&amp;return=%2Fproduct%2Ffk7502-214%3Fquantity%3D2000');
});

test('without a tolerance, shows nominal dimensions and says so', () => {
  const text = textOf(render({ tolerance: null }));
  expect(text).not.toContain('±0.25');
  expect(text).toContain('Nominal only');
});

test('a metal ring shows no molded-rubber tolerances and links to no rubber groove', () => {
  const text = textOf(render({ section: 'metal', tolerance: null, gland: null }));
  expect(text).toContain('those of AS568 are for molded rubber');
  expect(text).not.toContain('±');
  expect(text).not.toContain('Check this ring in a groove');
  expect(text).toContain('It is not a backup ring');
});

test('shows no groove when none suits, or when the ring is not rubber', () => {
  expect(render()).toContain('Recommended groove');
  expect(render({ gland: null })).not.toContain('Recommended groove');
  const plastic = { ...props.part, compoundRecord: { ...compound, durometer: 60, durometerScale: 'Shore D' } };
  expect(render({ part: plastic })).not.toContain('Recommended groove');
});

test('an incomplete compound leaves no empty rows', () => {
  const bare = { ...compound, durometer: null, durometerScale: '', temperatureLowC: null, temperatureHighC: null };
  const markup = render({
    pricing: { late: new Promise(() => undefined) },
    modifiersByType: NONE,
    part: { ...props.part, compoundRecord: bare },
    comparisons: { value: [] },
    nearby: [],
  });
  expect(markup).not.toMatch(/<td[^>]*><\/td>/);
  expect(markup).not.toContain('Working range');
  expect(markup).not.toContain('null');
});

test('an unknown part shows its escaped text, the nearest parts, search and quote', () => {
  const markup = renderToStaticMarkup(
    <NotFoundPage
      settings={SETTINGS}
      missing={missingPart('<b>214"', exampleNames(AS_WRITTEN))}
      nearest={[{ name: 'FK7502-214', href: '/product/fk7502-214', detail: 'FKM 75 Shore A' }]}
    />,
  );
  expect(markup).toContain('&lt;b&gt;214&quot;');
  for (const href of ['/product/fk7502-214', '/request-a-quote', '/shop/orings']) expect(markup).toContain(href);
  expect(markup.match(/class="button button-primary"/g)).toHaveLength(1);
});

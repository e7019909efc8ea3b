import { describe, expect, test } from 'vitest';
import { mm, usdE5 } from '../../../src/domain/kit/units.ts';
import { findPart } from '../../../src/domain/shop/catalog/rows/parts.ts';
import { productData } from '../../../src/server/render/structured-data.ts';
import { servicesWith } from '../../support/services/fake-services.ts';

const TEXT = { description: 'FKM 75', material: 'FKM', color: 'brown' };

const dataOf = async (changes: { priceE5?: number; tolerance?: null }) => {
  const { catalog, settings } = servicesWith({});
  const part = findPart(await catalog.get(() => undefined), 'fk7502-214');
  if (part === null) throw new Error('The part is missing.');
  const tolerance = changes.tolerance === null ? null : { idMm: mm(0.25), csMm: mm(0.1) };
  const shown = { ...part, priceE5: usdE5(changes.priceE5 ?? 112_000) };
  const group = productData({ part: shown, tolerance, nearby: [part] }, TEXT, settings) as {
    readonly hasVariant: readonly Record<string, unknown>[];
  };
  return { group, variant: group.hasVariant[0] ?? {} };
};

describe('the structured data of a part', () => {
  test('is a product group that varies by size', async () => {
    const { group } = await dataOf({});
    expect(group).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ProductGroup',
      productGroupID: 'FK7502',
      variesBy: ['https://schema.org/size'],
    });
    expect(group.hasVariant[1]).toEqual({ '@type': 'Product', url: expect.stringMatching(/\/product\/fk7502-214$/) });
  });

  test('has figures as numbers, with unit codes and limits', async () => {
    const { variant } = await dataOf({});
    const properties = variant.additionalProperty as { name: string; value: unknown; unitCode?: string }[];
    for (const one of properties) expect([one.name, typeof one.value]).toEqual([one.name, 'number']);
    expect(properties.find(({ name }) => name === 'Cross-section')).toMatchObject({
      unitCode: 'MMT',
      minValue: 3.43,
      maxValue: 3.63,
    });
    expect(properties.find(({ name }) => name === 'Hardness')).toMatchObject({ unitText: 'Shore A' });
    expect(properties.find(({ name }) => name === 'Highest temperature')).toMatchObject({ unitCode: 'CEL' });
  });

  test('has no limits without a tolerance, and no offer without a price', async () => {
    const { variant } = await dataOf({ priceE5: 0, tolerance: null });
    expect(JSON.stringify(variant)).not.toMatch(/minValue|offers|gtin/i);
    expect((await dataOf({})).variant.offers).toMatchObject({ '@type': 'Offer', price: '1.12', priceCurrency: 'USD' });
  });

  test('names the part by its number only', async () => {
    const { variant } = await dataOf({});
    expect(variant).toMatchObject({ sku: 'FK7502-214', mpn: 'FK7502-214', size: 'AS568-214' });
    expect(JSON.stringify(variant)).not.toMatch(/gtin/i);
  });
});

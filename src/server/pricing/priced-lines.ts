import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { findPart } from '../../domain/shop/catalog/rows/parts.ts';
import { priceLine } from '../../domain/shop/pricing/price-tier.ts';
import { unreadPricing } from '../../domain/shop/pricing/pricing-data.ts';
import { shipDaysFor } from '../../domain/shop/pricing/ship-time.ts';
import type { EndpointResponse } from '../../domain/site/api/endpoint.ts';
import type { PriceRequestLine, pricesEndpoint } from '../../domain/site/api/prices.ts';
import { AppError } from '../http/app-error.ts';
import type { BatchPricing } from './pricing-source.ts';

type PricedLines = EndpointResponse<typeof pricesEndpoint>['lines'];

/**
 * Prices lines in one read of the backend.
 *
 * @throws `AppError('bad-input')`, naming each line with an unknown part
 */
export const pricedLines = async (
  catalog: Catalog,
  pricing: BatchPricing,
  lines: readonly PriceRequestLine[],
): Promise<PricedLines> => {
  const found = lines.map(({ part }) => findPart(catalog, part));
  const problems = found.flatMap((part, at) => {
    const parameter = `lines.${at}.part`;
    return part === null ? [{ parameter, message: `${parameter}: there is no part of this number.` }] : [];
  });
  if (problems.length > 0) throw new AppError('bad-input', { problems });
  const parts = found.flatMap((part) => part ?? []);
  const read = await pricing.readAll([...new Set(parts.map(({ id }) => id))]);
  return parts.map((part, at) => {
    const quantity = lines[at]?.quantity ?? 1;
    const data = read.get(part.id) ?? unreadPricing(part, null);
    const { price, unitPriceE5, fixedPriceDisplay } = priceLine(data.priceList, quantity);
    return {
      part: part.name,
      quantity,
      unitPriceE5,
      totalCents: typeof price === 'number' ? price : null,
      priceText: fixedPriceDisplay,
      shipDays: shipDaysFor(data.supply.tiers, quantity),
      pricing: data,
    };
  });
};

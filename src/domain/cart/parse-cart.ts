import type { PriceBreak, PriceList } from '../pricing/price-list.ts';
import {
  CONTACT_US,
  DEFAULT_LINE_MIN_CENTS,
  FULL_SHIPMENT,
  NO_INFORMATION,
  PARTIAL_SHIPMENT,
  REQUEST_A_QUOTE,
  REQUEST_COST,
  REQUEST_FOR_ETA,
} from '../pricing/pricing-rules.ts';
import { isQuantity } from '../pricing/quantity.ts';
import type { HelperText } from '../pricing/quote-options.ts';
import type { Supply, SupplyTier } from '../pricing/supply.ts';
import { type CartItem, type CartState, emptyCart, type PricingSnapshot } from './cart.ts';
import { lineFields } from './line-fields.ts';
import { migrateOlderCart } from './older-cart.ts';
import { isRecord, readAll, textOf, wholeOf } from './read-json.ts';

const HELPER_TEXTS: readonly HelperText[] = ['', FULL_SHIPMENT, PARTIAL_SHIPMENT, REQUEST_A_QUOTE, NO_INFORMATION];

/** Hostile or broken storage must not make a page slow. */
const MOST_ITEMS = 500;

const parseBreak = (value: unknown): PriceBreak | null => {
  if (!isRecord(value)) return null;
  const minQuantity = wholeOf(value.minQuantity, 1);
  const unitPriceE5 = wholeOf(value.unitPriceE5, 1);
  return minQuantity === null || unitPriceE5 === null ? null : { minQuantity, unitPriceE5 };
};

const parsePriceList = (value: unknown): PriceList | null => {
  if (!isRecord(value)) return null;
  const hidden = value.hidden === true;
  const breaks = readAll(value.breaks, parseBreak).sort((a, b) => a.minQuantity - b.minQuantity);
  if (breaks.length === 0 && !hidden) return null;
  return {
    breaks: hidden ? [] : breaks,
    hidden,
    lineMinCents: wholeOf(value.lineMinCents) ?? DEFAULT_LINE_MIN_CENTS,
    lineMaxCents: wholeOf(value.lineMaxCents, 1),
  };
};

const parseTier = (value: unknown): SupplyTier | null => {
  if (!isRecord(value)) return null;
  const leadTime = wholeOf(value.leadTime, 1);
  const quantity = wholeOf(value.quantity, 1);
  return leadTime === null || quantity === null ? null : { leadTime, quantity };
};

const parseSupply = (value: unknown): Supply | null =>
  isRecord(value)
    ? {
        onHand: wholeOf(value.onHand) ?? 0,
        offsite: wholeOf(value.offsite) ?? 0,
        tiers: readAll(value.tiers, parseTier).sort((a, b) => a.leadTime - b.leadTime),
      }
    : null;

const parsePricing = (value: unknown): PricingSnapshot | null => {
  if (!isRecord(value)) return null;
  const supply = parseSupply(value.supply);
  return supply && { priceList: parsePriceList(value.priceList), supply, pricedAt: textOf(value.pricedAt, 40) };
};

const parseRing = (value: unknown): CartItem['ring'] => {
  if (!isRecord(value)) return null;
  const { idMm, csMm } = value;
  if (typeof idMm !== 'number' || typeof csMm !== 'number') return null;
  return idMm > 0 && csMm > 0 && Number.isFinite(idMm + csMm) ? { idMm, csMm } : null;
};

const parsePrice = (value: unknown): CartItem['price'] =>
  value === CONTACT_US ? value : (wholeOf(value) ?? REQUEST_COST);

/** One line out of unknown JSON; null when it cannot be read. */
export const parseCartItem = (value: unknown): CartItem | null => {
  if (!isRecord(value)) return null;
  const { uid, productName } = value;
  const id = wholeOf(value.id, 1);
  const quantity = wholeOf(value.quantity, 1);
  if (typeof uid !== 'string' || uid === '' || typeof productName !== 'string' || productName === '') return null;
  if (id === null || quantity === null || !isQuantity(quantity)) return null;
  const price = parsePrice(value.price);
  return {
    uid,
    id,
    productName: textOf(productName),
    ...lineFields(value, price),
    quantity,
    shipTime: wholeOf(value.shipTime, 1) ?? REQUEST_FOR_ETA,
    helperText: HELPER_TEXTS.find((text) => text === value.helperText) ?? '',
    pricing: parsePricing(value.pricing),
    ring: parseRing(value.ring),
  };
};

const withoutRepeatedUids = (items: readonly CartItem[]): CartItem[] => [
  ...new Map(items.slice(0, MOST_ITEMS).map((item) => [item.uid, item])).values(),
];

/**
 * Reads a cart out of unknown JSON: version 2, or the older store, which is recognised by its `lines`. Lines that
 * cannot be read are passed over; what is no cart at all is an empty one.
 *
 * @param newId makes an id for a cart or line that has none
 */
export const parseCart = (value: unknown, newId: () => string): CartState => {
  if (!isRecord(value)) return emptyCart(newId());
  if (!Array.isArray(value.items) && Array.isArray(value.lines)) return migrateOlderCart(value, newId);
  return {
    anonymous_id: textOf(value.anonymous_id, 100) || newId(),
    items: withoutRepeatedUids(readAll(value.items, parseCartItem)),
  };
};

import * as v from 'valibot';
import type { Value } from '../../../kit/schema/value.ts';
import { wholeNumber } from '../../../kit/schema/whole.ts';
import { byModifierType } from '../../../shop/catalog/facets.ts';

/*
 * Shapes of the public API. Every endpoint below `/api/v1` that returns one of these things returns it in this form:
 * snake_case names that end in the unit, lengths in millimeters, temperatures in °C.
 */

/** An amount of money: `{"amount": "0.60", "currency": "USD"}`. Unit prices have up to five decimals. */
export const money = v.object({
  amount: v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2,5}$/)),
  currency: v.literal('USD'),
});

export const publicSize = v.object({
  /** As people write it: `AS568-214`, `JIS P10`, `10X2.5`. */
  name: v.string(),
  standard: v.picklist(['as568', 'jis', 'metric']),
  id_mm: v.number(),
  cs_mm: v.number(),
});

/** A value of a filter: its key in queries and its label. */
const option = v.object({ key: v.string(), label: v.string() });

/** Properties of a compound by type, each with the keys of the filters. */
const properties = v.object(byModifierType(() => v.array(option)));

export const publicCompound = v.object({
  code: v.string(),
  /** One line: `FKM 75 Shore A, brown`. */
  description: v.string(),
  /** One line of plain text, or '' without key features. */
  key_features: v.string(),
  /** Number on `hardness_scale`. null for metals and spring-energized rings. */
  hardness: v.nullable(v.number()),
  /** `Shore A`, `Shore D`, or '' without a hardness. */
  hardness_scale: v.string(),
  /** null = no data. */
  temperature_low_c: v.nullable(v.number()),
  temperature_high_c: v.nullable(v.number()),
  properties,
  url: v.string(),
});

const stock = v.object({ on_hand: wholeNumber(), vendor: wholeNumber() });

const priceBreak = v.object({ min_quantity: wholeNumber(1), unit_price: money });

/** The published price list of a part. */
const prices = v.object({
  /** Ascending. A quantity below the first break costs the price of the first. */
  breaks: v.pipe(v.array(priceBreak), v.minLength(1)),
  /** A line costs at least this. */
  line_minimum: money,
  /** Above this total the price is agreed in person. null = no limit. */
  line_maximum: v.nullable(money),
});

export const publicPart = v.object({
  part_number: v.string(),
  /** One line: `O-ring, AS568-214, fluorocarbon FKM, 75 Shore A, brown`. */
  description: v.string(),
  size: publicSize,
  /** Tolerance of the inside diameter, ±. null = no data. */
  id_tolerance_mm: v.nullable(v.number()),
  cs_tolerance_mm: v.nullable(v.number()),
  compound: publicCompound,
  /** Pieces at the time of the catalog version. */
  stock,
  /** null = on request. */
  prices: v.nullable(prices),
  url: v.string(),
});

export type Money = Value<typeof money>;
export type PublicSize = Value<typeof publicSize>;
export type PublicCompound = Value<typeof publicCompound>;
export type PublicPart = Value<typeof publicPart>;

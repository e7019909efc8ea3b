import * as v from 'valibot';
import type { Value } from '../../../kit/schema/value.ts';
import { wholeNumber } from '../../../kit/schema/whole.ts';
import { byModifierType } from '../../../shop/catalog/facets.ts';

/*
 * Shapes of the public API. Every endpoint below `/api/v1` that returns one of these things returns it in this form:
 * snake_case names that end in the unit, lengths in millimeters, temperatures in °C. The descriptions are those of the
 * OpenAPI document.
 */

/** Checksum of the catalog that a response was read from. `GET /api/v1/changes` lists what is new since it. */
export const catalogVersion = v.pipe(
  v.string(),
  v.description('Checksum of the catalog: a response with another one may differ.'),
);

/** An amount of money: `{"amount": "0.60", "currency": "USD"}`. */
export const money = v.object({
  amount: v.pipe(
    v.string(),
    v.regex(/^\d{1,12}\.\d{2,5}$/),
    v.description('Decimal number. Unit prices have up to five decimals.'),
  ),
  currency: v.literal('USD'),
});

export const publicSize = v.object({
  name: v.pipe(v.string(), v.description('As people write it: AS568-214, JIS P10, 10X2.5.')),
  standard: v.picklist(['as568', 'jis', 'metric']),
  id_mm: v.pipe(v.number(), v.description('Inside diameter.')),
  cs_mm: v.pipe(v.number(), v.description('Cross-section.')),
});

const option = v.object({
  key: v.pipe(v.string(), v.description('Value of the filter.')),
  label: v.string(),
});

const temperature = (side: string) =>
  v.pipe(v.nullable(v.number()), v.description(`${side} service temperature. null: no data.`));

export const publicCompound = v.object({
  code: v.pipe(v.string(), v.description('FK7502.')),
  description: v.pipe(v.string(), v.description('FKM 75 Shore A, brown.')),
  key_features: v.pipe(v.string(), v.description('One line. Empty without key features.')),
  hardness: v.pipe(v.nullable(v.number()), v.description('null for metals and spring-energized rings.')),
  hardness_scale: v.pipe(v.string(), v.description('Shore A or Shore D. Empty without a hardness.')),
  temperature_low_c: temperature('Lowest'),
  temperature_high_c: temperature('Highest'),
  properties: v.pipe(
    v.object(byModifierType(() => v.array(option))),
    v.description('Properties by type, with the keys of the filters.'),
  ),
  url: v.pipe(v.string(), v.description('Page of the datasheet.')),
});

const stock = v.object({
  on_hand: v.pipe(wholeNumber(), v.description('Pieces in our warehouse.')),
  vendor: v.pipe(wholeNumber(), v.description('Pieces at vendors.')),
});

export const publicPriceList = v.object({
  breaks: v.pipe(
    v.array(v.object({ min_quantity: wholeNumber(1), unit_price: money })),
    v.minLength(1),
    v.description('Price breaks, ascending. A quantity below the first break costs the price of the first.'),
  ),
  line_minimum: v.pipe(money, v.description('A line costs at least this.')),
  line_maximum: v.pipe(
    v.nullable(money),
    v.description('Above this total the price is agreed in person. null: no limit.'),
  ),
});

/** A filter of the store and of `GET /api/v1/parts`. */
export const publicFilter = v.object({
  filter: v.pipe(v.string(), v.description('Name of the parameter.')),
  value: v.string(),
  label: v.pipe(v.string(), v.description('The value in words.')),
});

/** Number of parts of a size or material, and of those in stock. */
export const partCounts = {
  parts: v.pipe(wholeNumber(), v.description('Number of parts.')),
  parts_in_stock: v.pipe(wholeNumber(), v.description('Number of parts in our stock or at vendors.')),
};

/** URL of the store with the parts that an entry counts. */
export const storeUrl = v.pipe(v.string(), v.description('Page of the store with these parts.'));

const tolerance = (of: string) =>
  v.pipe(v.nullable(v.number()), v.description(`Tolerance of the ${of}, ±. null: no data.`));

export const publicPart = v.object({
  part_number: v.pipe(v.string(), v.description('FK7502-214.')),
  description: v.pipe(v.string(), v.description('O-ring, AS568-214, fluorocarbon FKM, 75 Shore A, brown.')),
  size: publicSize,
  id_tolerance_mm: tolerance('inside diameter'),
  cs_tolerance_mm: tolerance('cross-section'),
  compound: publicCompound,
  stock: v.pipe(stock, v.description('Pieces when the catalog version was published.')),
  prices: v.pipe(v.nullable(publicPriceList), v.description('Published price list. null: on request.')),
  url: v.pipe(v.string(), v.description('Page of the part.')),
});

export type Money = Value<typeof money>;
export type PublicSize = Value<typeof publicSize>;
export type PublicCompound = Value<typeof publicCompound>;
export type PublicPart = Value<typeof publicPart>;

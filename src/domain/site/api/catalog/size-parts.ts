import * as v from 'valibot';
import { degreesCelsius } from '../../../kit/schema/units.ts';
import type { Value } from '../../../kit/schema/value.ts';
import type { Endpoint } from '../endpoint.ts';

/** Maximum sizes in one request. */
const MAX_SIZES = 12;
const LONGEST = 400;

/** Comma-separated sizes. */
export const sizesParameter = v.pipe(
  v.string('must be sizes with commas between them, such as AS568-214,25X3.5.'),
  v.maxLength(LONGEST, `at most ${LONGEST} characters.`),
  v.description(`Up to ${MAX_SIZES} sizes with commas between them: AS568-214,25X3.5.`),
  v.transform((text) => [...new Set(text.split(',').map((name) => name.trim()))].filter((name) => name !== '')),
  v.minLength(1, 'must name a size, such as AS568-214.'),
  v.maxLength(MAX_SIZES, `names at most ${MAX_SIZES} sizes.`),
);

/** A unit price in USD, as a string. null = on request. */
const price = v.nullable(v.string());

/** The part to buy first: in stock, then by lowest price. */
const first = v.object({
  name: v.string(),
  price,
  onHand: v.number(),
  vendorQuantity: v.number(),
  durometer: v.nullable(v.number()),
  durometerScale: v.string(),
  color: v.string(),
  colorCode: v.string(),
  lowC: v.nullable(degreesCelsius),
  highC: v.nullable(degreesCelsius),
  description: v.string(),
});

const material = v.object({
  key: v.string(),
  label: v.string(),
  /** Link to the store with this size and material. */
  href: v.string(),
  total: v.number(),
  inStock: v.number(),
  least: price,
  first,
});

const size = v.object({
  /** Display name: `AS568-214`. */
  name: v.string(),
  /** Link to the store with this size. */
  href: v.string(),
  total: v.number(),
  inStock: v.number(),
  materials: v.array(material),
});

const answer = v.object({
  /** The sizes that exist, in the requested order. */
  sizes: v.array(size),
});

export const sizePartsEndpoint = {
  method: 'GET',
  path: '/api/sizes/parts',
  takes: 'query',
  request: v.object({ size: sizesParameter }),
  response: answer,
} as const satisfies Endpoint;

/** The parts of one size, as the tools show them. */
export type SizePartsResponse = Value<typeof size>;
export type MaterialPartsResponse = Value<typeof material>;

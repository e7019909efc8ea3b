import { cutText } from '../text/bounded-text.ts';
import type { Celsius, Mm } from '../units.ts';

/** The page that holds the form for custom parts, at that form. */
const CUSTOM_PARTS = { path: '/custom-o-rings', hash: 'request' } as const;

/** What a custom part is asked for with, by the fields of its form; lengths and temperatures in whatever unit the form has. */
export interface CustomRequest {
  readonly insideDiameter?: Mm | null;
  readonly crossSection?: Mm | null;
  readonly temperatureLow?: Celsius | null;
  readonly temperatureHigh?: Celsius | null;
  readonly material?: string;
  readonly media?: string;
  readonly standard?: string;
  readonly quantity?: string;
  readonly message?: string;
}

/** Of a text; mail programs and servers that are not ours cut long addresses. */
export const LONGEST_FILLED_IN = 1500;

const RING = 'O-ring of a special size';

/**
 * The form for custom parts with all of it filled in; who opens it may change every field.
 *
 * @example customRequestHref({ insideDiameter: mm(25), material: 'FKM' })
 * // '/custom-o-rings?partKind=O-ring%20of%20a%20special%20size&insideDiameter=25&material=FKM#request'
 */
export const customRequestHref = (request: CustomRequest): string => {
  const query = Object.entries({ partKind: RING, ...request }).flatMap(([name, value]) => {
    const text = cutText(String(value ?? ''), LONGEST_FILLED_IN).trim();
    return text === '' ? [] : [`${name}=${encodeURIComponent(text)}`];
  });
  return `${CUSTOM_PARTS.path}?${query.join('&')}#${CUSTOM_PARTS.hash}`;
};

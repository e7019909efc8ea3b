import { cutText } from '../text/bounded-text.ts';
import type { Celsius, Mm } from '../units.ts';

/** The page of the custom part form, with the form's anchor. */
const CUSTOM_PARTS = { path: '/custom-o-rings', hash: 'request' } as const;

/** Values of a request for a custom part, by form field. Lengths and temperatures are in the units of the form. */
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

/** Maximum characters of a prefilled text: mail programs and third-party servers truncate long URLs. */
export const LONGEST_FILLED_IN = 1500;

const RING = 'O-ring of a special size';

/**
 * Returns the URL of the custom part form with prefilled fields, all of which the visitor can change.
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

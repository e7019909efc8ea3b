import type { Typed } from './typed-quantity.ts';

type Unread = Extract<Typed<number>, { readonly ok: false }>;

/** The words that an error message uses for a field. */
export interface TypedField {
  /** `the inside diameter`. */
  readonly noun: string;
  /** An example of valid notation: `24.99, 1-1/8 or 25 mm`. */
  readonly example: string;
  /** Bounds with their unit: `0.1 to 10,000 mm`. */
  readonly bounds: string;
}

/**
 * Returns the error message for a field whose text has no valid value.
 *
 * @example typedMessage(read, field) // 'Enter the inside diameter as a number, such as 24.99 or 1-1/8 in.'
 */
export const typedMessage = ({ why, readings }: Unread, { noun, example, bounds }: TypedField): string => {
  if (why === 'out-of-bounds') return `Enter ${noun} from ${bounds}.`;
  if (why === 'two-readings')
    return `Enter ${noun} without the comma: it may mean ${readings.map(String).join(' or ')}.`;
  return `Enter ${noun} as a number, such as ${example}.`;
};

import { formatLength, mm } from '../../domain/kit/units.ts';
import type { DrawingInput } from '../drawing-definition.ts';

/**
 * A figure of the drawing's address, or undefined when it is absent, no number or out of bounds:
 * then the drawing shows its letter instead.
 */
export const figure = (
  parameters: DrawingInput['parameters'],
  name: string,
  lowest: number,
  highest: number,
): number | undefined => {
  const text = parameters[name];
  if (text === undefined || text.trim() === '') return undefined;
  const value = Number(text);
  return Number.isFinite(value) && value >= lowest && value <= highest ? value : undefined;
};

/** A length of the address, mm, in the visitor's unit. @example drawingLengthText({}, 4.62) // '4.62' */
export const drawingLengthText = ({ units }: Pick<DrawingInput, 'units'>, length: number): string =>
  formatLength(units?.measurement ?? 'mm', mm(length));

/** Letter with its length when there is one. @example lettered({}, 'G', 4.62) // 'G 4.62' */
export const lettered = (input: Pick<DrawingInput, 'units'>, letter: string, value: number | undefined): string =>
  value === undefined ? letter : `${letter} ${drawingLengthText(input, value)}`;

/** What a part is cut from: `metal=1` of the address, else rubber. */
export const cutFrom = ({ metal }: DrawingInput['parameters']): 'metal' | 'elastomer' =>
  metal === '1' ? 'metal' : 'elastomer';

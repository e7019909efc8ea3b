import { formatLength, mm } from '../../domain/kit/units.ts';
import type { DrawingInput } from '../drawing-definition.ts';

/**
 * Returns a number from the parameters of the drawing's URL. Returns undefined if it is missing, not a number or out of
 * range; the drawing then shows its letter instead.
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

/** Returns a length of the URL, in mm, in the visitor's unit. @example drawingLengthText({}, 4.62) // '4.62' */
export const drawingLengthText = ({ units }: Pick<DrawingInput, 'units'>, length: number): string =>
  formatLength(units?.measurement ?? 'mm', mm(length));

/** Returns a letter with its length, if there is one. @example lettered({}, 'G', 4.62) // 'G 4.62' */
export const lettered = (input: Pick<DrawingInput, 'units'>, letter: string, value: number | undefined): string =>
  value === undefined ? letter : `${letter} ${drawingLengthText(input, value)}`;

/** Returns the material that a part is cut from: metal if the URL has `metal=1`, otherwise rubber. */
export const cutFrom = ({ metal }: DrawingInput['parameters']): 'metal' | 'elastomer' =>
  metal === '1' ? 'metal' : 'elastomer';

import type { DrawingInput } from './drawing-definition.ts';

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

/** Letter with its figure in mm when there is one. @example lettered('G', 4.62) // 'G 4.62' */
export const lettered = (letter: string, value: number | undefined): string =>
  value === undefined ? letter : `${letter} ${value.toFixed(2)}`;

/** What a part is cut from: `metal=1` of the address, else rubber. */
export const cutFrom = ({ metal }: DrawingInput['parameters']): 'metal' | 'elastomer' =>
  metal === '1' ? 'metal' : 'elastomer';

/** A figure with a true minus. @example signed(-40) // '−40' */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

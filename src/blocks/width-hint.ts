const WIDTH = /^(?:\d{1,4}(?:\.\d{1,3})?)(?:px|rem|%)$/;

/**
 * Returns a width that staff entered if it is valid: px, rem or %. Ignores other values.
 *
 * @example widthHint('240px') // '240px'
 * @example widthHint('calc(1px)') // undefined
 */
export const widthHint = (width: string): string | undefined => {
  const trimmed = width.trim();
  return WIDTH.test(trimmed) ? trimmed : undefined;
};

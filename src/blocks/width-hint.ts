const WIDTH = /^(?:\d{1,4}(?:\.\d{1,3})?)(?:px|rem|%)$/;

/**
 * A width that staff typed, when it is one: px, rem or %. Anything else is ignored.
 *
 * @example widthHint('240px') // '240px'
 * @example widthHint('calc(1px)') // undefined
 */
export const widthHint = (width: string): string | undefined => {
  const trimmed = width.trim();
  return WIDTH.test(trimmed) ? trimmed : undefined;
};

import type { Reading, Span, Understood } from './reading.ts';

/** Returns the text with a span replaced by other words. */
export const cut = (text: string, { from, to }: Span, instead: string): string =>
  `${text.slice(0, from)} ${instead} ${text.slice(to)}`.replace(/\s+/g, ' ').trim();

/** Returns the text without words that were not understood. */
export const withoutWords = ({ text }: Reading, span: Span): string => cut(text, span, '');

/** The hyphen between a compound and lengths is not a sign of the lengths: `FK7502-10X2.5`. */
const withoutHyphen = (text: string): string => (/^-[\d.]+x/i.test(text) ? text.slice(1) : text);

/**
 * Returns the text without one piece of its meaning. Words with further meanings are replaced by those.
 *
 * @example // 'N70-214' without its hardness: 'NBR AS568-214'
 */
export const withoutPiece = (reading: Reading, piece: Understood): string => {
  const others = reading.understood.filter((one) => one !== piece && one.from === piece.from && one.to === piece.to);
  return withoutHyphen(cut(reading.text, piece, others.map(({ text }) => text).join(' ')));
};

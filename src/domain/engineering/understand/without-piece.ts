import type { Reading, Span, Understood } from './reading.ts';

/** The text with other words in place of a span. */
export const cut = (text: string, { from, to }: Span, instead: string): string =>
  `${text.slice(0, from)} ${instead} ${text.slice(to)}`.replace(/\s+/g, ' ').trim();

/** The text without words that were not understood. */
export const withoutWords = ({ text }: Reading, span: Span): string => cut(text, span, '');

/** The hyphen that parted a compound from lengths is no sign of theirs: `FK7502-10X2.5`. */
const withoutHyphen = (text: string): string => (/^-[\d.]+x/i.test(text) ? text.slice(1) : text);

/**
 * The text without one piece of its meaning. Words that say more than that piece give way to what else they say.
 *
 * @example // 'N70-214' without its hardness: 'NBR AS568-214'
 */
export const withoutPiece = (reading: Reading, piece: Understood): string => {
  const others = reading.understood.filter((one) => one !== piece && one.from === piece.from && one.to === piece.to);
  return withoutHyphen(cut(reading.text, piece, others.map(({ text }) => text).join(' ')));
};

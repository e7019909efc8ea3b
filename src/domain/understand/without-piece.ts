import type { Reading, Span, Understood } from './reading.ts';

const cut = (text: string, { from, to }: Span, instead: string): string =>
  `${text.slice(0, from)} ${instead} ${text.slice(to)}`.replace(/\s+/g, ' ').trim();

/** The text without words that were not understood. */
export const withoutWords = ({ text }: Reading, span: Span): string => cut(text, span, '');

/**
 * The text without one piece of its meaning. Words that say more than that piece give way to what else they say.
 *
 * @example // 'N70-214' without its hardness: 'NBR AS568-214'
 */
export const withoutPiece = (reading: Reading, piece: Understood): string => {
  const others = reading.understood.filter((one) => one !== piece && one.from === piece.from && one.to === piece.to);
  return cut(reading.text, piece, others.map(({ text }) => text).join(' '));
};

import { type LineState, lineState, type ReviewLine } from './review-line.ts';

/** States of an overview mark, which shows the most unresolved of its lines. */
export const MARKED_STATES = ['exact', 'nearest', 'choose', 'quantity', 'unread'] as const;
export type MarkedState = (typeof MARKED_STATES)[number];

const isMarked = (state: LineState): state is MarkedState => MARKED_STATES.some((one) => one === state);
const rankOf = (state: LineState): number => (isMarked(state) ? MARKED_STATES.indexOf(state) : 0);

/**
 * Condenses a list to at most `most` marks in list order, each for the same number of lines and with their most
 * unresolved state.
 */
export const listMarks = (lines: readonly ReviewLine[], most: number): readonly MarkedState[] => {
  const count = Math.min(most, lines.length);
  const ranks = new Array<number>(count).fill(0);
  lines.forEach((line, at) => {
    const mark = Math.floor((at * count) / lines.length);
    ranks[mark] = Math.max(ranks[mark] ?? 0, rankOf(lineState(line)));
  });
  return ranks.map((rank) => MARKED_STATES[rank] ?? 'exact');
};

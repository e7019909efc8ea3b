import { type LineState, lineState, type ReviewLine } from './review-line.ts';

/** What a mark of the overview stands for: the most open of its lines. */
export const MARKED_STATES = ['exact', 'nearest', 'choose', 'quantity', 'unread'] as const;
export type MarkedState = (typeof MARKED_STATES)[number];

const isMarked = (state: LineState): state is MarkedState => MARKED_STATES.some((one) => one === state);
const rankOf = (state: LineState): number => (isMarked(state) ? MARKED_STATES.indexOf(state) : 0);

/** A list as no more than `most` marks, first to last, each for as many lines: the most open of them tells. */
export const listMarks = (lines: readonly ReviewLine[], most: number): readonly MarkedState[] => {
  const count = Math.min(most, lines.length);
  const ranks = new Array<number>(count).fill(0);
  lines.forEach((line, at) => {
    const mark = Math.floor((at * count) / lines.length);
    ranks[mark] = Math.max(ranks[mark] ?? 0, rankOf(lineState(line)));
  });
  return ranks.map((rank) => MARKED_STATES[rank] ?? 'exact');
};

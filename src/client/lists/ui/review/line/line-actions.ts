import type { ChangeKind } from '../../../../../domain/order/lists/review.ts';
import type { ReviewLine } from '../../../../../domain/order/lists/review-line.ts';

/** Actions on a line. */
export interface LineActions {
  readonly choose: (line: ReviewLine, at: number) => void;
  readonly chooseAgain: (line: ReviewLine) => void;
  readonly edit: (line: ReviewLine, text: string) => void;
  readonly setQuantity: (line: ReviewLine, quantity: number) => void;
  readonly setFate: (line: ReviewLine, fate: ReviewLine['fate']) => void;
  readonly undoChanges: (line: ReviewLine, kinds: readonly ChangeKind[]) => void;
}

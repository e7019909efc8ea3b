import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../../domain/kit/text/counted.ts';
import { capital } from '../../../../domain/kit/text/words.ts';
import type { Correction, CorrectionKind } from '../../../../domain/order/lists/reading/line-reading.ts';
import { readListQuantity } from '../../../../domain/order/lists/reading/list-quantity.ts';
import type { ChangeKind } from '../../../../domain/order/lists/review.ts';
import {
  chosenOf,
  customerNumberOf,
  linePart,
  linePositions,
  lineRemarks,
  lineState,
  lineText,
  quantityTyped,
  type ReviewLine,
} from '../../../../domain/order/lists/review-line.ts';
import { reviewLineTotal } from '../../../../domain/order/lists/review-sums.ts';
import { unitPriceText } from '../../../../domain/order/lists/unit-price-text.ts';
import { formatCents } from '../../../../domain/shop/pricing/money.ts';
import { TextLink } from '../../../ui/links/text-link.tsx';
import { StockCell } from '../../../ui/stock-line.tsx';
import { GRID_CELL } from '../../../ui/table-roles.ts';
import { asideText, foundText, rowsText } from '../list-words.ts';
import type { LineActions } from './line/line-actions.ts';
import { LineEdit } from './line/line-edit.tsx';
import { LinePart } from './line/line-part.tsx';
import { LineQuantity } from './line/line-quantity.tsx';
import { ListCandidates } from './list-candidates.tsx';
import { StateMark } from './state-mark.tsx';
import './list-line.css';

const CORRECTION_TEXTS: Readonly<Record<CorrectionKind, (correction: Correction) => string>> = {
  letter: ({ from, to }) => `Read ${from} as ${to}`,
  comma: () => 'Decimal commas converted',
  prefix: ({ to }) => `Read as ${to}`,
};

const Change = (props: { text: string; verb: string; tabIndex: number; onUndo: () => void }): ReactNode => (
  <span className="list-line-change">
    {props.text}
    <button type="button" className="link" tabIndex={props.tabIndex} onClick={props.onUndo}>
      <Undo2 className="icon icon-small" aria-hidden="true" />
      {props.verb}
    </button>
  </span>
);

/** @example 'Rows 46, 133 merged: 400 + 200' */
const mergedText = ({ rows }: ReviewLine): string => {
  const quantities = rows.map(({ quantity, unit }) => readListQuantity(quantity, unit));
  const sum = quantities.includes(null) ? '' : `: ${quantities.map((one) => formatCount(one ?? 0)).join(' + ')}`;
  return `${capital(rowsText(rows))} merged${sum}`;
};

interface LineProps {
  readonly line: ReviewLine;
  readonly actions: LineActions;
  readonly tabIndex: number;
}

/** The corrections applied to read the line, each with an undo button. */
const Changes = ({ line, actions, tabIndex }: LineProps): ReactNode => {
  const { rows, reading, isAsTyped } = line;
  const undo = (kinds: readonly ChangeKind[]) => () => actions.undoChanges(line, kinds);
  return (
    <>
      {(isAsTyped ? [] : (reading?.corrections ?? [])).map((correction) => (
        <Change
          key={correction.kind}
          text={CORRECTION_TEXTS[correction.kind](correction)}
          verb="Undo"
          tabIndex={tabIndex}
          onUndo={undo([correction.kind])}
        />
      ))}
      {rows.length > 1 ? (
        <Change text={mergedText(line)} verb="Split" tabIndex={tabIndex} onUndo={undo(['merge'])} />
      ) : null}
    </>
  );
};

/** The parts of the row that are sent along with its part: position, note, words next to the part number. */
const Kept = ({ line }: { line: ReviewLine }): ReactNode => {
  const notes = [...new Set([...line.rows.map(({ note }) => note), ...lineRemarks(line)])].filter(
    (text) => text !== '',
  );
  const positions = linePositions(line);
  const details = [positions.length === 0 ? '' : `Pos. ${positions.join(', ')}`, ...notes].filter(
    (text) => text !== '',
  );
  return details.length === 0 ? null : <span className="list-line-change">{details.join(' · ')}</span>;
};

const unreadReason = (line: ReviewLine): string => {
  const { reading, isAsTyped } = line;
  if (reading === null) return '';
  const sent = 'Sent with the quote as text unless you edit it.';
  if (isAsTyped) return `As typed it names no part. ${sent}`;
  if (reading.problem !== '') return `${reading.problem} ${sent}`;
  const found = reading.found.length === 0 ? 'No size or material found.' : `Found: ${reading.found.join(', ')}.`;
  return `${found} ${sent}`;
};

/** @example whyNoQuantity('1.000 EA') // '“1.000 EA” may mean several quantities: enter whole pieces.' */
const whyNoQuantity = (typed: string): string =>
  typed === ''
    ? 'How many? Enter whole pieces. Without a quantity the line is sent as text.'
    : `“${typed}” is not a clear number: enter whole pieces. Until then the line is sent as text.`;

/** A row that is not an O-ring: what it is and what happens to it. */
const NoPart = ({ line, actions, tabIndex }: LineProps): ReactNode => {
  const { product = null, aside = null } = line.reading ?? {};
  return (
    <span className="list-line-change">
      {product === null ? null : (
        <span>
          {capital(product.name)}: not an O-ring, sent as an unmatched line.{' '}
          <TextLink href={product.page} target="_blank" rel="noopener" tabIndex={tabIndex}>
            About this product
          </TextLink>
        </span>
      )}
      {aside === null ? null : <span>{asideText(aside)}</span>}
      <button type="button" className="link" tabIndex={tabIndex} onClick={() => actions.setFate(line, 'text')}>
        {product === null ? 'Send as a line' : 'Keep as text'}
      </button>
      <button type="button" className="link" tabIndex={tabIndex} onClick={() => actions.setFate(line, 'removed')}>
        Remove
      </button>
    </span>
  );
};

/** What the visitor has to do about the line, below its part. */
const Task = (
  props: LineProps & {
    /** The first line that each part is selected on. */
    takenOn: ReadonlyMap<number, number>;
    alike: number;
    isForAlike: boolean;
    isEdited: boolean;
    isCurrent: boolean;
    onForAlike: (is: boolean) => void;
  },
): ReactNode => {
  const { line, actions, tabIndex, isEdited } = props;
  const { reading } = line;
  const state = lineState(line);
  const asText = (): void => actions.setFate(line, 'text');
  if (state === 'text' || state === 'removed') {
    return (
      <span className="list-line-change">
        {state === 'text' ? 'Goes with the quote as text.' : 'Not added and not sent.'}
        <button type="button" className="link" tabIndex={tabIndex} onClick={() => actions.setFate(line, 'line')}>
          Bring back
        </button>
      </span>
    );
  }
  if ((state === 'foreign' || state === 'aside') && !isEdited)
    return <NoPart line={line} actions={actions} tabIndex={tabIndex} />;
  if (state === 'quantity' && !isEdited) return <p className="list-line-found">{whyNoQuantity(quantityTyped(line))}</p>;
  if (state === 'unread' || isEdited) {
    return (
      <LineEdit
        key={lineText(line)}
        id={line.id}
        text={lineText(line)}
        why={isEdited && state !== 'unread' ? 'Edit the line, then submit it again.' : unreadReason(line)}
        tabIndex={tabIndex}
        onEdit={(text) => actions.edit(line, text)}
        onText={asText}
        onRemove={() => actions.setFate(line, 'removed')}
      />
    );
  }
  if (state !== 'choose' || reading === null) return null;
  const found = (
    <p className="list-line-found">
      {foundText(reading.found, reading.missing, reading.total)}
      {reading.problem === '' ? '' : ` ${reading.problem}`}
      {reading.unread.length === 0 ? '' : ` Not read: “${reading.unread.join('”, “')}”.`}
    </p>
  );
  if (!props.isCurrent) return found;
  return (
    <>
      {found}
      <ListCandidates
        line={line}
        candidates={reading.candidates}
        total={reading.total}
        takenOn={props.takenOn}
        alike={props.alike}
        isForAlike={props.isForAlike}
        tabIndex={tabIndex}
        onForAlike={props.onForAlike}
        onUse={(at) => actions.choose(line, at)}
        onText={asText}
      />
    </>
  );
};

const isEditable = (line: ReviewLine): boolean =>
  line.fate === 'line' &&
  (line.reading?.candidates.length ?? 0) > 1 &&
  (chosenOf(line) !== null || line.reading?.kind === 'nearest') &&
  linePart(line) !== null;

/** One line of the review, as cells of a grid. */
export function ListLine(props: Parameters<typeof Task>[0]): ReactNode {
  const { line, actions, tabIndex } = props;
  const state = lineState(line);
  const found = state === 'text' || state === 'removed' ? null : linePart(line);
  const total = reviewLineTotal(line);
  const listed = found?.listed;
  return (
    <>
      <td {...GRID_CELL} className="list-line-number">
        {line.rows[0]?.at}
      </td>
      <td {...GRID_CELL} className="list-line-own text-mono">
        {customerNumberOf(line)}
      </td>
      <td {...GRID_CELL} className="list-line-text">
        {lineText(line)}
        <Kept line={line} />
        <Changes line={line} actions={actions} tabIndex={tabIndex} />
      </td>
      <td {...GRID_CELL} className="list-line-quantity">
        <LineQuantity
          id={line.id}
          quantity={line.quantity}
          typed={quantityTyped(line)}
          tabIndex={tabIndex}
          onChange={(quantity) => actions.setQuantity(line, quantity)}
        />
      </td>
      <td {...GRID_CELL} className="list-line-state">
        <StateMark state={state} />
      </td>
      <td {...GRID_CELL} className="list-line-part">
        {found === null ? null : (
          <LinePart found={found} tabIndex={tabIndex}>
            {isEditable(line) ? (
              <button type="button" className="link" tabIndex={tabIndex} onClick={() => actions.chooseAgain(line)}>
                Change
              </button>
            ) : null}
          </LinePart>
        )}
        <Task {...props} />
      </td>
      <td {...GRID_CELL} className="text-number list-line-price">
        {listed === undefined ? '' : unitPriceText(listed, line.quantity)}
      </td>
      <td {...GRID_CELL} className="text-number list-line-total">
        {found === null || total === null ? '' : formatCents(total)}
      </td>
      <td {...GRID_CELL} className="list-line-stock">
        {listed === undefined ? null : <StockCell onHand={listed.onHand} vendorQuantity={listed.vendorQuantity} />}
      </td>
    </>
  );
}

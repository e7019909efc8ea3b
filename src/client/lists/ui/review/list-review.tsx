import { CircleAlert } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { counted, formatCount, inNumber } from '../../../../domain/kit/text/counted.ts';
import {
  chooseAgain,
  chooseByRule,
  choosePart,
  editText,
  linesAlike,
  oneOfEach,
  setFate,
  setLineQuantity,
  undo,
  undoChanges,
} from '../../../../domain/order/lists/review.ts';
import { lineState, lineText, type ReviewLine } from '../../../../domain/order/lists/review-line.ts';
import { reviewSums } from '../../../../domain/order/lists/review-sums.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ListMapping } from '../start/list-mapping.tsx';
import type { OpenedList } from '../start/use-list-source.ts';
import { useAddToCart } from '../use-add-to-cart.ts';
import { BulkChoice } from './bulk-choice.tsx';
import type { LineActions } from './line/line-actions.ts';
import { ListActions } from './list-actions.tsx';
import { ListFooter } from './list-footer.tsx';
import { ListStatus, type Shown } from './list-status.tsx';
import { ListTable } from './list-table.tsx';
import { nextOpen } from './use-list-keys.ts';
import type { ReviewInWork } from './use-review.ts';
import './list-review.css';

const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['↑ ↓', 'line'],
  ['N', 'next open line'],
  ['1–9', 'use candidate'],
  ['E', 'edit'],
  ['T', 'keep as text'],
  ['Del', 'remove'],
  ['Ctrl Z', 'undo'],
];

const readText = (opened: OpenedList, lines: number, tookMs: number | null): string => {
  const { rows, beyond } = opened.rows;
  const merged = rows.length - lines;
  const took = tookMs === null ? '' : ` in ${(tookMs / 1000).toFixed(1)} s`;
  return [
    `${counted(rows.length, 'row')} read${took}.`,
    merged > 0
      ? `${counted(merged, 'duplicate row')} ${inNumber(merged, 'was', 'were')} merged, which leaves ${counted(lines, 'line')}.`
      : '',
    beyond.length > 0 ? `${counted(beyond.length, 'row')} more did not fit.` : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
};

/** Maximum number of row numbers that are listed individually. */
const MAX_NAMED = 8;

/** @example cutWords([4, 19]) // 'Rows 4, 19 say more than a line holds: the end was cut. …' */
const cutWords = (rows: readonly number[]): string => {
  const named = rows.slice(0, MAX_NAMED).join(', ');
  const more = rows.length > MAX_NAMED ? ` and ${formatCount(rows.length - MAX_NAMED)} more` : '';
  const [which, say] = rows.length === 1 ? ['Row', 'says'] : ['Rows', 'say'];
  return `${which} ${named}${more} ${say} more than a line holds: the end was cut. Check what the line shows, or send the file with the request.`;
};

/** The review of an opened list: columns, totals, lines and the button to add them to the cart. */
export function ListReview(props: {
  opened: OpenedList;
  work: ReviewInWork;
  onColumns: (columns: OpenedList['columns']) => void;
  onRemember: (isRemembered: boolean) => void;
  onReplace: () => void;
  onRest: () => void;
}): ReactNode {
  const { opened, work } = props;
  const { review, change, isReading } = work;
  const [shown, setShown] = useState<Shown>(null);
  const [at, setAt] = useState(0);
  const [status, setStatus] = useState('');
  const [isForAlike, setIsForAlike] = useState(true);
  const sums = useMemo(() => reviewSums(review), [review]);
  const lines = useMemo(
    () => (shown === null ? review.lines : review.lines.filter((line) => lineState(line) === shown)),
    [review, shown],
  );
  const open = sums.states.choose + sums.states.quantity + sums.states.unread;
  const cart = useAddToCart(work, setStatus);

  const actions: LineActions = {
    choose: (line, index) => {
      const alike = isForAlike ? linesAlike(review, line) : [];
      const ids = [line, ...alike].map(({ id }) => id);
      const part = line.reading?.candidates[index]?.listed.part;
      if (part === undefined) return;
      change((latest) => choosePart(latest, ids, part.productId));
      setStatus(`${inNumber(ids.length, 'Line', 'Lines')} ${ids.join(', ')}, ${part.productName} chosen`);
    },
    chooseAgain: (line) => change((latest) => chooseAgain(latest, line.id)),
    edit: (line, text) => {
      change((latest) => editText(latest, line.id, text));
      setStatus(`Line ${line.id} is read again`);
    },
    setQuantity: (line, quantity) => {
      change((latest) => setLineQuantity(latest, line.id, quantity));
      setStatus(`Line ${line.id}, quantity ${quantity}`);
    },
    setFate: (line: ReviewLine, fate) => {
      change((latest) => setFate(latest, line.id, fate));
      const did = { line: 'brought back', text: 'kept as text', removed: 'removed, Control Z brings it back' }[fate];
      setStatus(`Line ${line.id}, ${lineText(line)} ${did}`);
    },
    undoChanges: (line, kinds) => {
      change((latest) => undoChanges(latest, kinds, line.id));
      setStatus(`Line ${line.id}, correction taken back`);
    },
  };
  const takeBack = (): void => {
    change(undo);
    setStatus(review.before.length === 0 ? 'Nothing to undo' : 'Last change undone');
  };
  const readOn = (
    <button type="button" className="button button-small" onClick={work.again}>
      Read on
    </button>
  );
  return (
    <div className="list-review">
      <div className="list-review-head">
        <div>
          <h1 className="heading-3" id="list-title" tabIndex={-1}>
            {opened.name}
          </h1>
          <p className="text-secondary">{readText(opened, review.lines.length, work.tookMs)}</p>
          {opened.notices.map((notice) => (
            <p key={notice} className="text-secondary">
              {notice}
            </p>
          ))}
        </div>
        <div className="list-review-actions">
          <button type="button" className="button" onClick={props.onReplace}>
            Another list
          </button>
          <ListActions name={opened.name} lines={review.lines} onSaid={setStatus} />
        </div>
      </div>
      {opened.rows.cut.length === 0 ? null : (
        <Notice tone="warning" icon={CircleAlert}>
          {cutWords(opened.rows.cut)}
        </Notice>
      )}
      {opened.rows.beyond.length === 0 ? null : (
        <Notice tone="warning" icon={CircleAlert}>
          A list holds 5,000 lines; {counted(opened.rows.beyond.length, 'row')} more{' '}
          {inNumber(opened.rows.beyond.length, 'is', 'are')} in the file.{' '}
          <button type="button" className="button button-small" onClick={props.onRest}>
            Review the rest instead
          </button>
        </Notice>
      )}
      <ListMapping
        table={opened.table}
        columns={opened.columns}
        sheet={opened.sheet}
        isRemembered={opened.isRemembered}
        onRemember={props.onRemember}
        onChange={props.onColumns}
        onOneOfEach={() => change(oneOfEach)}
      />
      {work.hasFailed ? (
        <Notice tone="danger" icon={CircleAlert} role="alert">
          Some lines could not be read: check your connection. The other lines are unchanged. {readOn}
        </Notice>
      ) : null}
      <ListStatus
        review={review}
        sums={sums}
        shown={shown}
        isReading={isReading}
        onShow={(next) => {
          setShown(next);
          setAt(0);
        }}
        onStop={work.stop}
        onUndo={(kinds) => {
          change((latest) => undoChanges(latest, kinds, null));
          setStatus('Corrections taken back');
        }}
      />
      {!isReading && sums.states.reading > 0 && !work.hasFailed ? (
        <Notice tone="info">
          Stopped: {counted(sums.states.reading, 'line')} not read. {readOn}
        </Notice>
      ) : null}
      {isReading ? null : (
        <BulkChoice
          review={review}
          onChoose={(rule, count) => {
            change((latest) => chooseByRule(latest, rule));
            setStatus(`${counted(count, 'line')} chosen, Control Z takes it back`);
          }}
          onUndo={takeBack}
        />
      )}
      <ListTable
        lines={review.lines}
        shown={lines}
        actions={actions}
        at={at}
        isForAlike={isForAlike}
        onAt={setAt}
        onForAlike={setIsForAlike}
        onUndo={takeBack}
      />
      <p className="list-review-keys" aria-hidden="true">
        {KEYS.map(([keys, does]) => (
          <span key={keys}>
            <kbd>{keys}</kbd> {does}
          </span>
        ))}
      </p>
      <p className="visually-hidden" role="status">
        {status === '' ? '' : `${status.replace(/\.$/, '')}. ${formatCount(open)} open.`}
      </p>
      {cart.told === '' ? null : <Notice tone="info">{cart.told}</Notice>}
      <ListFooter
        sums={sums}
        isReading={isReading || sums.states.reading > 0}
        working={cart.working}
        onAdd={cart.add}
        onNextOpen={() => {
          setShown(null);
          const next = nextOpen(review.lines, shown === null ? at : -1);
          setAt(next);
          requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus());
        }}
      />
    </div>
  );
}

import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  choiceKey,
  isReady,
  linePart,
  lineState,
  type ReviewLine,
} from '../../../../domain/order/lists/review-line.ts';
import { COLUMN_HEADER, GRID, ROW, ROW_GROUP } from '../../../ui/table-roles.ts';
import { ListMap } from '../start/list-map.tsx';
import type { LineActions } from './line/line-actions.ts';
import { ListLine } from './list-line.tsx';
import { onListKey } from './use-list-keys.ts';
import './list-table.css';

const HEADS = ['Row', 'Your number', 'Your text', 'Quantity', 'Result', 'Part', 'Unit price', 'Total', 'Stock'];
const NUMBERS = new Set(['Quantity', 'Unit price', 'Total']);

/** Estimated height of a line before it is measured, and height of the footer that covers the bottom of the window. */
const USUAL_HEIGHT = 40;
const FOOTER_HEIGHT = 96;

/** A list that fits in the window does not need an overview. */
const MIN_MAPPED = 30;

/** Number of lines that need the same choice. */
const countChoices = (lines: readonly ReviewLine[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const key of lines.map(choiceKey)) if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** The first line that each part is selected on. */
const linesTaken = (lines: readonly ReviewLine[]): ReadonlyMap<number, number> =>
  new Map(
    lines.toReversed().flatMap((line) => {
      const part = isReady(line) ? linePart(line)?.listed.part : undefined;
      return part === undefined ? [] : [[part.productId, line.id] as const];
    }),
  );

/**
 * The lines under review, rendered only for the visible range. The grid is one tab stop: only the controls of the
 * current line can be reached with Tab.
 */
export function ListTable(props: {
  lines: readonly ReviewLine[];
  shown: readonly ReviewLine[];
  actions: LineActions;
  at: number;
  isForAlike: boolean;
  onAt: (at: number) => void;
  onForAlike: (is: boolean) => void;
  onUndo: () => void;
}): ReactNode {
  const { shown, actions, at, onAt } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const wantsFocus = useRef<'row' | 'edit' | null>(null);
  const [margin, setMargin] = useState(0);
  const [edited, setEdited] = useState<number | null>(null);
  const alike = useMemo(() => countChoices(props.lines), [props.lines]);
  const takenOn = useMemo(() => linesTaken(props.lines), [props.lines]);
  const current = Math.min(at, shown.length - 1);

  const rows = useWindowVirtualizer({
    count: shown.length,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (place) => shown[place]?.id ?? place,
    overscan: 6,
    scrollMargin: margin,
    scrollPaddingEnd: FOOTER_HEIGHT,
    rangeExtractor: (range) => {
      const places = defaultRangeExtractor(range);
      return current < 0 || places.includes(current) ? places : [...places, current].sort((a, b) => a - b);
    },
  });

  // The content above the list expands and collapses.
  useLayoutEffect(() => {
    const top = Math.round((body.current?.getBoundingClientRect().top ?? 0) + scrollY);
    if (top !== margin) setMargin(top);
  });
  useEffect(() => {
    const wanted = wantsFocus.current;
    if (wanted === null) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-at="${current}"]`);
    const field = row?.querySelector<HTMLElement>('[data-edit]') ?? null;
    if (!row || (wanted === 'edit' && field === null)) return;
    wantsFocus.current = null;
    (wanted === 'edit' ? field : row)?.focus({ preventScroll: true });
  });

  const goTo = (to: number): void => {
    wantsFocus.current = 'row';
    onAt(to);
    rows.scrollToIndex(to, { align: 'auto' });
  };
  // The control that was used disappears with its line's task, so the line receives focus.
  const keepRowFocus = (line: ReviewLine): void => {
    wantsFocus.current = 'row';
    setEdited(null);
    onAt(shown.findIndex(({ id }) => id === line.id));
  };
  const rowActions: LineActions = {
    choose: (line, place) => {
      keepRowFocus(line);
      actions.choose(line, place);
    },
    chooseAgain: (line) => {
      keepRowFocus(line);
      actions.chooseAgain(line);
    },
    edit: (line, text) => {
      keepRowFocus(line);
      actions.edit(line, text);
    },
    setFate: (line, fate) => {
      keepRowFocus(line);
      actions.setFate(line, fate);
    },
    undoChanges: (line, kinds) => {
      keepRowFocus(line);
      actions.undoChanges(line, kinds);
    },
    setQuantity: actions.setQuantity,
  };
  const edit = (line: ReviewLine): void => {
    wantsFocus.current = 'edit';
    setEdited(line.id);
  };
  const table = (
    <table
      {...GRID}
      aria-label="Lines of the list"
      aria-rowcount={shown.length + 1}
      className="list-table"
      onKeyDown={(event) =>
        onListKey(event, { lines: shown, at: current, actions: rowActions, goTo, edit, undo: props.onUndo })
      }
    >
      <thead {...ROW_GROUP}>
        <tr {...ROW} aria-rowindex={1} className="list-table-head">
          {HEADS.map((head) => (
            <th key={head} {...COLUMN_HEADER} className={NUMBERS.has(head) ? 'text-number' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROW_GROUP} ref={body} className="list-table-body" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const line = shown[index];
          if (!line) return null;
          const isCurrent = index === current;
          const state = lineState(line);
          return (
            <tr
              key={key}
              ref={rows.measureElement}
              {...ROW}
              aria-rowindex={index + 2}
              aria-selected={isCurrent}
              aria-busy={state === 'reading' || undefined}
              data-index={index}
              data-at={index}
              tabIndex={isCurrent ? 0 : -1}
              className={`list-line is-${state}${isCurrent ? ' is-current' : ''}`}
              style={{ transform: `translateY(${start - margin}px)` }}
              onFocus={() => {
                if (!isCurrent) onAt(index);
              }}
            >
              <ListLine
                line={line}
                actions={rowActions}
                tabIndex={isCurrent ? 0 : -1}
                takenOn={takenOn}
                alike={(alike.get(choiceKey(line)) ?? 1) - 1}
                isForAlike={props.isForAlike}
                isEdited={edited === line.id}
                isCurrent={isCurrent}
                onForAlike={props.onForAlike}
              />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
  return shown.length < MIN_MAPPED ? (
    table
  ) : (
    <div className="list-table-frame">
      {table}
      <ListMap lines={shown} range={rows.range} onGo={(place) => rows.scrollToIndex(place, { align: 'center' })} />
    </div>
  );
}

import { useRef, useState } from 'react';
import { type DraftSource, type ListDraft, linesOfDraft } from '../../../../domain/order/lists/draft.ts';
import { type Columns, guessColumns, type Table } from '../../../../domain/order/lists/reading/columns.ts';
import { mergeRows } from '../../../../domain/order/lists/reading/merge-rows.ts';
import { type SourceRows, sourceRows } from '../../../../domain/order/lists/reading/source-rows.ts';
import type { ReviewLine } from '../../../../domain/order/lists/review-line.ts';
import { readInWorker } from '../../read-in-worker.ts';
import type { ListSource } from '../../read-source.ts';
import { rememberColumns, rememberedColumns } from '../../remembered-columns.ts';

/** A list as it was read from its source. */
export interface OpenedList extends DraftSource {
  readonly rows: SourceRows;
}

interface ListInput {
  readonly opened: OpenedList | null;
  readonly isBusy: boolean;
  /** Why nothing was opened and what to do; '' without a problem. */
  readonly problem: string;
  readonly setProblem: (problem: string) => void;
  readonly openText: (text: string) => void;
  readonly openFile: (file: File) => void;
  readonly setColumns: (columns: Columns) => void;
  readonly setRemembered: (isRemembered: boolean) => void;
  readonly openTable: (name: string, table: Table) => void;
  readonly openDraft: (draft: ListDraft) => void;
  readonly close: () => void;
}

const PASTED = 'Pasted list';

/**
 * A list from a file or a paste: read in a worker, with guessed or remembered columns. `onLines` receives the lines of
 * each.
 */
export const useListSource = (onLines: (lines: readonly ReviewLine[]) => void): ListInput => {
  const [opened, setOpened] = useState<OpenedList | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const running = useRef<AbortController | null>(null);

  const show = (list: Omit<OpenedList, 'rows'>): void => {
    const rows = sourceRows(list.table, list.columns);
    setOpened({ ...list, rows });
    onLines(mergeRows(rows.rows));
  };
  const openTable = (name: string, table: Table, sheet = '', notices: readonly string[] = []): void => {
    const guess = guessColumns(table);
    const remembered = rememberedColumns(table, guess);
    show({ name, table, sheet, notices, columns: remembered ?? guess, isRemembered: remembered !== null });
  };
  const open = async (source: ListSource, name: string): Promise<void> => {
    running.current?.abort();
    const work = new AbortController();
    running.current = work;
    setIsBusy(true);
    setProblem('');
    const answer = await readInWorker(source, work.signal);
    setIsBusy(false);
    if (answer.kind === 'problem') setProblem(answer.problem);
    else openTable(name, answer.table, answer.sheet, answer.notices);
  };
  return {
    opened,
    isBusy,
    problem,
    setProblem,
    openTable,
    openDraft: ({ lines, changedAt: _, ...list }) => {
      const rows = sourceRows(list.table, list.columns);
      setOpened({ ...list, rows });
      onLines(linesOfDraft(lines, rows.rows));
    },
    openText: (text) => void open({ kind: 'text', text }, PASTED),
    openFile: (file) =>
      void file
        .arrayBuffer()
        .then((bytes) => open({ kind: 'file', name: file.name, bytes }, file.name))
        .catch(() => setProblem('The file could not be opened. Choose it again.')),
    setColumns: (columns) => {
      if (opened === null) return;
      if (opened.isRemembered) rememberColumns(opened.table, columns, true);
      show({ ...opened, columns });
    },
    setRemembered: (isRemembered) => {
      if (opened === null) return;
      rememberColumns(opened.table, opened.columns, isRemembered);
      setOpened({ ...opened, isRemembered });
    },
    close: () => {
      running.current?.abort();
      setOpened(null);
      onLines([]);
    },
  };
};

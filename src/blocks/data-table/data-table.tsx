import type { CSSProperties, ReactNode } from 'react';
import { TextLink } from '../../client/ui/links/text-link.tsx';
import { CELL, COLUMN_HEADER, ROW, ROW_GROUP, ROW_HEADER, TABLE } from '../../client/ui/table-roles.ts';
import { DEFAULT_PREFERENCES } from '../../domain/kit/preferences.ts';
import { columnInUnits } from '../../domain/kit/text/measures.ts';
import type { BlockProps } from '../block-props.ts';
import { keyed } from '../keyed.ts';
import { usePage } from '../page-context.ts';
import { BlockSection } from '../shared/block-section.tsx';
import type { declaration } from './data-table.inputs.ts';
import '../shared/tables/scroll-cue.css';
import './data-table.css';

type Values = BlockProps<typeof declaration>;

const Cell = ({ cell }: { cell: Values['rows'][number]['cells'][number] }): ReactNode =>
  cell.url === '' ? cell.text : <TextLink href={cell.url}>{cell.text}</TextLink>;

const Row = (props: { cells: Values['rows'][number]['cells']; head: Values['head']; isFolded: boolean }): ReactNode => {
  const { cells, head, isFolded } = props;
  return (
    <tr {...ROW}>
      {keyed(head).map(([key, { text, numeric }]) => {
        const cell = cells[Number(key)] ?? { text: '', url: '' };
        const className = numeric ? 'text-number' : undefined;
        return key === '0' ? (
          <th key={key} {...ROW_HEADER} className={className}>
            <Cell cell={cell} />
          </th>
        ) : (
          <td key={key} {...CELL} className={className} data-label={isFolded && cell.text !== '–' ? text : undefined}>
            <Cell cell={cell} />
          </td>
        );
      })}
    </tr>
  );
};

/** Number of columns of words from which a phone shows each row as a paragraph. */
const MIN_FOLDED = 4;

/** Returns header and rows in the visitor's units if a column's header names its unit. */
const useShownUnits = ({ head, rows, asWritten }: Pick<Values, 'head' | 'rows' | 'asWritten'>) => {
  const { preferences } = usePage();
  const columns = head.map(({ text }) => columnInUnits(asWritten ? DEFAULT_PREFERENCES : preferences, text));
  return {
    head: head.map((column, at) => ({ ...column, text: columns[at]?.head ?? column.text })),
    rows: rows.map(({ cells }) => ({
      cells: cells.map((cell, at) => ({ ...cell, text: columns[at]?.cell(cell.text) ?? cell.text })),
    })),
  };
};

/**
 * A small table. In a narrow window it scrolls in a separate frame, which is focusable by keyboard. On a phone, the
 * rows of a wide table of words are paragraphs instead.
 */
export function DataTable(props: Values): ReactNode {
  const { id, heading, caption, note } = props;
  const { head, rows } = useShownUnits(props);
  const filled = rows.filter(({ cells }) => cells.some(({ text }) => text !== ''));
  if (head.every(({ text }) => text === '') || filled.length === 0) return null;
  const isFolded = head.length >= MIN_FOLDED && head.every(({ numeric }) => !numeric);
  return (
    <BlockSection id={id} heading={heading}>
      <section
        className={`table-frame data-table ${isFolded ? 'data-table-folded' : 'scroll-cue'}`}
        aria-label={caption || heading || 'Table'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be within reach of the keyboard
        tabIndex={0}
      >
        <table
          className="plain-table"
          {...TABLE}
          aria-label={caption === '' ? heading || 'Table' : undefined}
          style={{ '--columns': head.length } as CSSProperties}
        >
          {caption === '' ? null : <caption>{caption}</caption>}
          <thead {...ROW_GROUP}>
            <tr {...ROW}>
              {keyed(head).map(([key, { text, numeric }]) => (
                <th key={key} {...COLUMN_HEADER} className={numeric ? 'text-number' : undefined}>
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...ROW_GROUP}>
            {keyed(filled).map(([key, { cells }]) => (
              <Row key={key} cells={cells} head={head} isFolded={isFolded} />
            ))}
          </tbody>
        </table>
      </section>
      {note === '' ? null : <p className="data-table-note">{note}</p>}
    </BlockSection>
  );
}

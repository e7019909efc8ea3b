import { type Inline, isBlank, joinInline, Markdown, md, sourceOf } from './markdown.ts';

/** Text that would begin a heading, a list, a blockquote or a rule at the start of a line. */
const STARTS = /^(?:#{1,6}|[-+])(?=\s|$)|^(?:>|=+$|-{2,}$|:)|^(?<number>\d{1,9})(?=[.)](?:\s|$))/;

/** Returns inline Markdown as the content of a line, where it begins no other kind of block. */
const lineOf = (inline: Inline): string =>
  sourceOf(inline)
    .trim()
    .replace(STARTS, (start, number?: string) => (number === undefined ? `\\${start}` : `${number}\\`));

/** Joins blocks with an empty line between them. Empty blocks are left out. */
export const stack = (...blocks: readonly (Markdown | null)[]): Markdown =>
  new Markdown(
    blocks.flatMap((block) => (block === null || block.source.trim() === '' ? [] : [block.source])).join('\n\n'),
  );

/** A heading of level 1 to 6; nothing without text. */
export const heading = (level: number, inline: Inline): Markdown => {
  const source = sourceOf(inline)
    .trim()
    .replace(/(?<!#)#+$/, String.raw`\$&`);
  return new Markdown(source === '' ? '' : `${'#'.repeat(Math.min(6, Math.max(1, level)))} ${source}`);
};

/** A paragraph of these pieces, with a space between them except before punctuation. */
export const paragraph = (...pieces: readonly Inline[]): Markdown =>
  new Markdown(
    lineOf(
      pieces.reduce<Markdown>((line, piece) => {
        const source = sourceOf(piece);
        return joinInline([line, piece], line.source === '' || /^[.,;]/.test(source) ? '' : ' ');
      }, new Markdown('')),
    ),
  );

const isBlock = (item: Inline): item is Markdown => item instanceof Markdown && item.source.includes('\n');

/** Returns a list. An item of several blocks is indented below its marker. */
const listOf = (items: readonly Inline[], marker: (at: number) => string): Markdown => {
  const filled = items.filter((item) => !isBlank(item));
  return new Markdown(
    filled
      .map((item, at) => {
        const mark = marker(at);
        const source = isBlock(item) ? item.source : lineOf(item);
        return mark + source.replaceAll('\n', `\n${' '.repeat(mark.length)}`).replace(/^ +$/gm, '');
      })
      .join('\n'),
  );
};

/** A list with bullets. */
export const bullets = (items: readonly Inline[]): Markdown => listOf(items, () => '- ');

/** A numbered list. */
export const numbered = (items: readonly Inline[]): Markdown => listOf(items, (at) => `${at + 1}. `);

/** A quotation of blocks. */
export const blockquote = (block: Markdown): Markdown =>
  new Markdown(block.source.trim() === '' ? '' : block.source.replace(/^/gm, '> ').replace(/> $/gm, '>'));

/** A column of a table: its head, and whether it has figures, which are aligned to the right. */
export type Column = Inline | { readonly head: Inline; readonly figures: true };

const headOf = (column: Column): Inline =>
  column instanceof Markdown || typeof column === 'string' ? column : column.head;

/** A cell is one line. Escaped text is one. */
const cellOf = (cell: Inline): string =>
  cell instanceof Markdown ? cell.source.replaceAll('\n', ' ').trim() : sourceOf(cell.trim());

const rowOf = (cells: readonly Inline[]): string => `| ${cells.map(cellOf).join(' | ')} |`;

/** A table in which each row has as many cells as there are columns. Empty without rows. */
export const table = (columns: readonly Column[], rows: readonly (readonly Inline[])[]): Markdown => {
  if (columns.length === 0 || rows.length === 0) return new Markdown('');
  const rule = columns.map((column) => (headOf(column) === column ? '---' : '---:'));
  return new Markdown(
    [
      rowOf(columns.map(headOf)),
      `| ${rule.join(' | ')} |`,
      ...rows.map((cells) => rowOf(columns.map((_, at) => cells[at] ?? ''))),
    ].join('\n'),
  );
};

/** Facts as a table of two columns; facts without a value are left out. */
export const facts = (
  rows: readonly (readonly [label: Inline, value: Inline])[],
  columns: readonly [Column, Column] = ['Property', 'Value'],
): Markdown =>
  table(
    columns,
    rows.filter(([, value]) => !isBlank(value)),
  );

/** A paragraph with a label in bold type; nothing without text. */
export const labeled = (label: string, inline: Inline): Markdown =>
  isBlank(inline) ? new Markdown('') : md`**${label}:** ${inline}`;

import { blockquote, bullets, heading, numbered, paragraph, stack, table } from '../../domain/kit/markdown/blocks.ts';
import { code, escapeText, linkTo, Markdown, picture, sourceOf } from '../../domain/kit/markdown/markdown.ts';
import type { SafeHtml } from '../define-block.ts';
import { type HtmlElement, type HtmlNode, parseHtml } from './html-tree.ts';

const BLOCKS: ReadonlySet<string> = new Set(
  'p h2 h3 h4 hr blockquote div ul ol li dl dt dd table figure figcaption'.split(' '),
);
const ROWS: ReadonlySet<string> = new Set(['thead', 'tbody', 'tr', 'table']);
const MARKS: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*', s: '~~' };
const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const MAX_SPAN = 20;

const isBlock = (node: HtmlNode): node is HtmlElement => typeof node !== 'string' && BLOCKS.has(node.tag);

const textOf = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');

/** Puts a mark around text. White space stays outside, where the mark would have no effect next to it. */
const marked = (mark: string, source: string): string => {
  const inner = source.trim();
  if (inner === '') return source;
  const start = source.indexOf(inner);
  return source.slice(0, start) + mark + inner + mark + source.slice(start + inner.length);
};

const raised = (text: string): string =>
  /^\d+$/.test(text) ? text.replace(/\d/g, (digit) => SUPERSCRIPT[Number(digit)] ?? digit) : escapeText(text);

const inlineOf = (nodes: readonly HtmlNode[], isMarked = false): string =>
  nodes
    .map((node): string => {
      if (typeof node === 'string') return escapeText(node);
      const { tag, attributes, children } = node;
      const mark = MARKS[tag];
      if (mark !== undefined) return isMarked ? inlineOf(children, true) : marked(mark, inlineOf(children, true));
      switch (tag) {
        case 'br':
          return ' ';
        case 'a':
          return linkTo(new Markdown(inlineOf(children, isMarked)), attributes.href ?? '').source;
        case 'img':
          return picture(attributes.alt ?? '', attributes.src ?? '').source;
        case 'code':
          return code(textOf(children)).source;
        case 'sup':
          return raised(textOf(children));
        default:
          return BLOCKS.has(tag) || tag === 'td' || tag === 'th'
            ? ` ${inlineOf(children, isMarked)} `
            : inlineOf(children, isMarked);
      }
    })
    .join('');

const inline = (nodes: readonly HtmlNode[]): Markdown => new Markdown(inlineOf(nodes).replace(/ {2,}/g, ' ').trim());

const elements = (nodes: readonly HtmlNode[]): readonly HtmlElement[] =>
  nodes.filter((node): node is HtmlElement => typeof node !== 'string');

const rowsIn = (nodes: readonly HtmlNode[]): readonly HtmlElement[] =>
  elements(nodes).flatMap((node) => (node.tag === 'tr' ? [node] : ROWS.has(node.tag) ? rowsIn(node.children) : []));

const spanOf = (text: string | undefined): number =>
  Math.min(MAX_SPAN, Math.max(1, Number.parseInt(text ?? '', 10) || 1));

/** Returns the cells of a table's rows. A cell that spans others is repeated in each, so that every row is complete. */
const gridOf = (rows: readonly HtmlElement[]): Markdown[][] => {
  const grid: Markdown[][] = rows.map(() => []);
  rows.forEach((row, at) => {
    let column = 0;
    for (const cell of elements(row.children)) {
      while (grid[at]?.[column] !== undefined) column += 1;
      const content = inline(cell.children);
      for (let down = 0; down < spanOf(cell.attributes.rowspan); down += 1) {
        for (let across = 0; across < spanOf(cell.attributes.colspan); across += 1) {
          const line = grid[at + down];
          if (line !== undefined) line[column + across] = content;
        }
      }
      column += spanOf(cell.attributes.colspan);
    }
  });
  return grid;
};

const tableOf = ({ children }: HtmlElement): Markdown => {
  const rows = rowsIn(children);
  const grid = gridOf(rows);
  const width = Math.max(0, ...grid.map((cells) => cells.length));
  const isHead = elements(rows[0]?.children ?? []).every(({ tag }) => tag === 'th') && rows.length > 1;
  const [head = [], ...body] = isHead ? grid : [[], ...grid];
  const filled = (cells: readonly Markdown[]): Markdown[] =>
    Array.from({ length: width }, (_, at) => cells[at] ?? new Markdown(''));
  const caption = elements(children).find(({ tag }) => tag === 'caption');
  return stack(
    caption === undefined ? null : paragraph(inline(caption.children)),
    table(filled(head), body.map(filled)),
  );
};

/** Returns an item of a list: a line, or its blocks. */
const itemOf = (children: readonly HtmlNode[]): Markdown =>
  children.some((node) => isBlock(node) && node.tag !== 'p') ? blocksOf(children) : inline(children);

const listItems = ({ children }: HtmlElement): readonly Markdown[] =>
  elements(children)
    .filter(({ tag }) => tag === 'li')
    .map((item) => itemOf(item.children));

const definitions = ({ children }: HtmlElement): Markdown =>
  stack(
    ...elements(children).map(({ tag, children: inside }) =>
      tag === 'dt' ? paragraph(new Markdown(marked('**', inline(inside).source))) : blocksOf(inside),
    ),
  );

const blockOf = (element: HtmlElement): Markdown => {
  const { tag, children } = element;
  switch (tag) {
    case 'h2':
    case 'h3':
    case 'h4':
      return heading(Number(tag.slice(1)), inline(children));
    case 'hr':
      return new Markdown('---');
    case 'ul':
      return bullets(listItems(element));
    case 'ol':
      return numbered(listItems(element));
    case 'dl':
      return definitions(element);
    case 'table':
      return tableOf(element);
    case 'blockquote':
      return blockquote(blocksOf(children));
    default:
      return blocksOf(children);
  }
};

/** Returns nodes as blocks. Adjacent inline nodes are one paragraph. */
const blocksOf = (nodes: readonly HtmlNode[]): Markdown => {
  const blocks: Markdown[] = [];
  let line: HtmlNode[] = [];
  const endLine = (): void => {
    blocks.push(paragraph(inline(line)));
    line = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) line.push(node);
    else {
      endLine();
      blocks.push(blockOf(node));
    }
  }
  endLine();
  return stack(...blocks);
};

/** Returns rich text as blocks of Markdown. */
export const richText = (html: SafeHtml): Markdown => (html === '' ? new Markdown('') : blocksOf(parseHtml(html)));

/** Returns rich text as one line, for an item of a list or a cell of a table. */
export const richLine = (html: SafeHtml): Markdown => new Markdown(sourceOf(inline(parseHtml(html))));

/** A line of prose with its position in a file. */
export interface ProseLine {
  readonly line: number;
  readonly text: string;
}

const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, '').replace(/https?:\S+/g, '');

const linesFrom = (text: string, first: number): ProseLine[] =>
  text.split('\n').map((line, at) => ({ line: first + at, text: withoutCode(line) }));

const lineAt = (code: string, index: number): number => code.slice(0, index).split('\n').length;

/** A comment starts after one of these. Another slash is part of a URL, a string or a pattern. */
const BEFORE_COMMENT = /[\s({,;]/;

/** Returns the position after `end`, or the end of the text. */
const pastNext = (text: string, end: string, from: number): number => {
  const at = text.indexOf(end, from);
  return at === -1 ? text.length : at + end.length;
};

const commentsIn = (code: string): readonly { readonly index: number; readonly text: string }[] => {
  const found: { index: number; text: string }[] = [];
  for (let at = code.indexOf('/'); at !== -1; at = code.indexOf('/', at)) {
    const mayStart = BEFORE_COMMENT.test(code[at - 1] ?? ' ');
    const isBlock = mayStart && code[at + 1] === '*';
    const isLine = mayStart && code[at + 1] === '/';
    const end = isBlock ? pastNext(code, '*/', at + 2) : isLine ? pastNext(code, '\n', at) : at + 1;
    if (isBlock || isLine) found.push({ index: at, text: code.slice(at, end) });
    at = end;
  }
  return found;
};

/** A line of a comment without its marks. The code of `@example` tags does not count. */
const commentProse = (line: string): string => {
  const [text = ''] = line.trim().split('@example');
  if (text.startsWith('* //')) return '';
  const started = text.startsWith('/') ? text.slice(2) : text;
  const opened = started.startsWith('*') ? started.slice(1) : started;
  return opened.endsWith('*/') ? opened.slice(0, -2) : opened === '/' ? '' : opened;
};

/** The comments of a TypeScript or CSS file. */
export const commentLines = (code: string): readonly ProseLine[] =>
  commentsIn(code).flatMap(({ index, text }) =>
    linesFrom(text.trimEnd().split('\n').map(commentProse).join('\n'), lineAt(code, index)),
  );

const TEST_CALL = /\b(?:describe|test|it)\b/g;
const QUOTES = '\'"`';
/** Characters between a call's name and its title: the cases of `test.each`. */
const MAX_CASES = 5000;

const skipSpaces = (code: string, from: number): number => {
  let at = from;
  while (' \n'.includes(code[at] ?? 'x')) at += 1;
  return at;
};

/** The title of a call whose name ends at `from`: `test('…')`, `test.each(cases)('…')`. */
const titleAfter = (code: string, from: number): string | null => {
  let at = from;
  while (/[\w.]/.test(code[at] ?? '')) at += 1;
  if (code[at] !== '(') return null;
  let open = skipSpaces(code, at + 1);
  if (!QUOTES.includes(code[open] ?? 'x')) {
    const second = code.slice(open, open + MAX_CASES).indexOf(')(');
    if (second === -1) return null;
    open = skipSpaces(code, open + second + 2);
  }
  const quote = code[open] ?? 'x';
  if (!QUOTES.includes(quote)) return null;
  let end = open + 1;
  while (end < code.length && code[end] !== quote) end += code[end] === '\\' ? 2 : 1;
  return code.slice(open + 1, end);
};

/** The titles of a file's tests. */
export const titleLines = (code: string): readonly ProseLine[] =>
  [...code.matchAll(TEST_CALL)].flatMap(({ 0: name, index }) => {
    const title = titleAfter(code, index + name.length);
    return title === null ? [] : [{ line: lineAt(code, index), text: title.replace(/\$\{[^{}$]*\}/g, '') }];
  });

/** The prose of a Markdown file, without code blocks and the field names of requests and responses. */
export const markdownLines = (text: string): readonly ProseLine[] =>
  linesFrom(
    text
      .replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''))
      .replace(/^- (?:Request|Response): .*$/gm, '')
      .replace(/\]\([^()\]]*\)/g, ']'),
    1,
  );

/** A line of prose with its position in a file. */
export interface ProseLine {
  readonly line: number;
  readonly text: string;
}

const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, '').replace(/https?:\S+/g, '');

const linesFrom = (text: string, first: number): ProseLine[] =>
  text.split('\n').map((line, at) => ({ line: first + at, text: withoutCode(line) }));

const lineAt = (code: string, index: number): number => code.slice(0, index).split('\n').length;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:"'`\w\\])\/\/.*$/gm;

/** The comments of a TypeScript or CSS file. Directives and the code of `@example` tags do not count. */
export const commentLines = (code: string): readonly ProseLine[] =>
  [...code.matchAll(COMMENT)].flatMap(({ 0: comment, index }) =>
    linesFrom(
      comment.replace(/@example[^\n]*|^\s*\* \/\/.*$/gm, '').replace(/^\s*\/?\*+\/?|\*\/$|^\/\/ ?/gm, ''),
      lineAt(code, index),
    ),
  );

const TITLE = /\b(?:describe|test|it)(?:\.\w+)*(?:\([^'"`()]*\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;

/** The titles of a file's tests. */
export const titleLines = (code: string): readonly ProseLine[] =>
  [...code.matchAll(TITLE)].map(({ 2: title = '', index }) => ({
    line: lineAt(code, index),
    text: title.replace(/\$\{[^}]*\}/g, ''),
  }));

/** The prose of a Markdown file, without code blocks and the field names of requests and responses. */
export const markdownLines = (text: string): readonly ProseLine[] =>
  linesFrom(
    text
      .replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''))
      .replace(/^- (?:Request|Response): .*$/gm, '')
      .replace(/\]\([^)]*\)/g, ']'),
    1,
  );

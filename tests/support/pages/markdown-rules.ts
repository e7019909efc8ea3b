/** Returns the body of a document, without its front matter. */
export const bodyOf = (document: string): string => document.replace(/^---\n[\s\S]*?\n---\n/, '');

/** Returns a text with a dot instead of escaped characters and of code, which have no meaning. */
const meaningful = (source: string): string => source.replace(/\\[!-/:-@[-`{-~]|`[^`\n]*`/g, '·');

const LINK = /!?\[([^[\]]*)\]\(([^()\s]*)\)/g;

/** Returns the targets of all links and pictures. */
export const targetsIn = (document: string): string[] =>
  [...meaningful(bodyOf(document)).matchAll(LINK)].map(([, , target = '']) => target);

const cellsIn = (row: string): number => meaningful(row).split('|').length - 2;

/** Returns the mistakes of a document: another number of titles than one, HTML, bare URLs, uneven tables, odd brackets. */
export const markdownMistakes = (document: string): string[] => {
  const body = bodyOf(document);
  const mistakes: string[] = [];
  if (!/^---\ntitle: ".+"\n/.test(document)) mistakes.push('no front matter');
  const titles = body.match(/^# .+$/gm) ?? [];
  if (titles.length !== 1) mistakes.push(`${titles.length} titles`);
  if (!/^url: "https?:\/\/[^"]+"$/m.test(document)) mistakes.push('no URL');
  let columns = 0;
  for (const line of body.split('\n')) {
    const plain = meaningful(line).replace(LINK, '$1');
    if (/<\/?[a-z!]/i.test(plain)) mistakes.push(`HTML: ${line}`);
    if (/(?:https?:\/\/|www\.)/i.test(plain)) mistakes.push(`bare URL: ${line}`);
    if (/[[\]]/.test(plain)) mistakes.push(`bracket: ${line}`);
    if (/undefined|\[object |NaN/.test(plain)) mistakes.push(`no text: ${line}`);
    if (!line.startsWith('|')) columns = 0;
    else if (columns === 0) columns = cellsIn(line);
    else if (cellsIn(line) !== columns) mistakes.push(`${cellsIn(line)} cells instead of ${columns}: ${line}`);
  }
  return mistakes;
};

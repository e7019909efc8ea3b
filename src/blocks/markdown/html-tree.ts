/** An element of sanitized HTML. */
export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}

export type HtmlNode = string | HtmlElement;

const TOKEN = /<\/?[a-z][^<>]*>|[^<]+|</gi;
const TAG = /^<(\/?)([a-z][a-z0-9]*)/i;
const ATTRIBUTE = /(?<![a-z-])([a-z-]+)="([^"]*)"/gi;
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
const MAX_CODE_POINT = 0x10_ff_ff;

const decoded = (text: string): string =>
  text.replace(ENTITY, (entity, decimal?: string, hex?: string, name = '') => {
    if (decimal === undefined && hex === undefined) return NAMED[name.toLowerCase()] ?? entity;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code <= MAX_CODE_POINT ? String.fromCodePoint(code) : ' ';
  });

/** Parses HTML that passed the allow-list: complete tags, quoted attributes. */
export const parseHtml = (html: string): readonly HtmlNode[] => {
  interface Open extends HtmlElement {
    readonly children: HtmlNode[];
  }
  const root: Open = { tag: '', attributes: {}, children: [] };
  const open: Open[] = [root];
  for (const [token] of html.matchAll(TOKEN)) {
    const [, closing = '', name = ''] = TAG.exec(token) ?? [];
    const tag = name.toLowerCase();
    const parent = open.at(-1) ?? root;
    if (tag === '') parent.children.push(decoded(token));
    else if (closing === '') {
      const attributes = Object.fromEntries(
        [...token.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key.toLowerCase(), decoded(value)]),
      );
      const element: Open = { tag, attributes, children: [] };
      parent.children.push(element);
      if (!VOID.has(tag)) open.push(element);
    } else {
      const at = open.findLastIndex((element) => element.tag === tag);
      if (at > 0) open.length = at;
    }
  }
  return root.children;
};

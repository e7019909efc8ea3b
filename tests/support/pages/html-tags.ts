/** A start tag as a browser reads it. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const TAG = /<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const decoded = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Returns the start tags of HTML with unescaped texts and values, and attribute names in lowercase. */
export const tagsIn = (html: string): Tag[] =>
  [...html.matchAll(TAG)].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...rest.matchAll(ATTRIBUTE)].map(([, key = '', a, b, c]) => [key.toLowerCase(), decoded(a ?? b ?? c ?? '')]),
    ),
  }));

const FORBIDDEN = new Set([
  'object',
  'embed',
  'base',
  'meta',
  'link',
  'math',
  'animate',
  'noscript',
  'applet',
  'frame',
]);
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href'];
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip control characters in URLs
const SKIPPED = /[\u0000-\u0020]/g;

const isRunnable = ({ name, attributes }: Tag): boolean =>
  (name === 'script' && attributes.type !== 'application/json') ||
  FORBIDDEN.has(name) ||
  'srcdoc' in attributes ||
  Object.keys(attributes).some((key) => key.startsWith('on')) ||
  ADDRESSES.some((key) =>
    /^(?:javascript|data|vbscript):|^\/[/\\]/i.test((attributes[key] ?? '').replaceAll(SKIPPED, '')),
  );

/** Returns the tags that could run code or load content that the site did not choose. */
export const runnableTags = (html: string): Tag[] => tagsIn(html).filter(isRunnable);

/** Splits CSS into its top-level rules, each with its braces. The content of the braces is unchanged. */
const rulesIn = (css: string): string[] => {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    const character = css.charAt(at);
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    if (depth === 0 && (character === '}' || character === ';')) {
      rules.push(css.slice(start, at + 1));
      start = at + 1;
    }
  }
  return rules;
};

const MEDIA = /^@media([^{]*)\{([\s\S]*)\}$/;

const PRINT = 2;
const OTHERS = 1;
const WIDER_THAN_ALL = 100_000;

const LEAST = /min-width:\s*(\d+)px/;
const MOST = /max-width:\s*(\d+)px/;

const widthIn = (condition: string, pattern: RegExp): number | null => {
  const [, width] = pattern.exec(condition) ?? [];
  return width === undefined ? null : Number(width);
};

/**
 * Sort key of a media condition: minimum widths from narrow to wide, then maximum widths from wide to narrow, then
 * other conditions, print last.
 */
const place = (condition: string): number => {
  if (condition.includes('print')) return PRINT;
  const most = widthIn(condition, MOST);
  const least = widthIn(condition, LEAST);
  if (most !== null) return -most;
  return least === null ? OTHERS : least - WIDER_THAN_ALL;
};

/** Returns the rules of one layer: plain rules in their order, then media rules, with each condition once. */
const layerOf = (css: string): string => {
  const rules = rulesIn(css);
  const plain = rules.filter((rule) => !MEDIA.test(rule));
  const media = Map.groupBy(
    rules.flatMap((rule) => {
      const [, condition, inside] = MEDIA.exec(rule) ?? [];
      return condition === undefined || inside === undefined ? [] : [{ condition: condition.trim(), inside }];
    }),
    ({ condition }) => condition,
  );
  const blocks = [...media]
    .sort(([a], [b]) => place(a) - place(b))
    .map(([condition, found]) => `@media ${condition}{${found.map(({ inside }) => inside).join('')}}`);
  return plain.join('') + blocks.join('');
};

/** Starts at the character before the name, so that a long row of dashes is read once. */
const CUSTOM_PROPERTY = /([{;]--[\w-]+): ([^;{}]+)/g;
const STRING_OR_COMMA = /"[^"]*"|, /g;

/** Removes the spaces after the colon and the commas of custom properties, which esbuild keeps. */
const withoutSpaces = (css: string): string =>
  css.replace(
    CUSTOM_PROPERTY,
    (_, name: string, value: string) =>
      `${name}:${value.replace(STRING_OR_COMMA, (part) => (part === ', ' ? ',' : part))}`,
  );

/**
 * Returns the bundled stylesheet in fewer bytes. esbuild opens the layer again for each imported file, and each file
 * has separate media queries. The result contains the layer once, with each media query once at its end.
 */
export const gathered = (css: string, layer: string): string => {
  const opening = `@layer ${layer}{`;
  const [before = '', ...blocks] = withoutSpaces(css.trim()).split(opening);
  return `${before}${opening}${layerOf(blocks.map((block) => block.slice(0, -1)).join(''))}}`;
};

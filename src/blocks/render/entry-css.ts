import { compile, type Element } from 'stylis';
import { declarationsOf } from './declarations.ts';

/** Selectors and conditions hold names, numbers and these signs; nothing that ends a rule, a string or the style element. */
const SELECTOR = /^[\w\s.#*>+~:()[\]="'^$|&,-]{1,300}$/;
const CONDITION = /^@(?:media|supports|container) [\w\s.:()<>=,%/-]{1,200}$/;
/** The page itself, as staff name it: it stands for the entry. */
const PAGE = /^(?:html|body|:root)$/;
/** What stands beside the entry is not its own. */
const BESIDE = /^&?\s*[~+]/;
const DEEPEST = 4;

const isBalanced = (text: string): boolean =>
  ['()', '[]'].every(([open = '', close = '']) => text.split(open).length === text.split(close).length) &&
  text.split('"').length % 2 === 1 &&
  text.split("'").length % 2 === 1;

/** A selector within the entry: `&` stands for it, others are looked for inside. */
const scoped = (selector: string, scope: string): string[] => {
  const trimmed = selector.trim();
  if (!SELECTOR.test(trimmed) || !isBalanced(trimmed)) return [];
  if (PAGE.test(trimmed)) return [scope];
  if (BESIDE.test(trimmed)) return [];
  if (trimmed.startsWith('&')) return [`${scope}${trimmed.slice(1).replaceAll('&', scope)}`];
  return trimmed.includes('&') ? [] : [`${scope} ${trimmed}`];
};

const declarations = (children: readonly Element[], origins: readonly string[]): string =>
  declarationsOf(
    Object.fromEntries(
      children
        .filter(({ type }) => type === 'decl')
        .map(({ props, children: value }) => [String(props), String(value)]),
    ),
    origins,
  );

/** Where rules hold, and what they may load. */
interface Bounds {
  readonly scope: string;
  readonly origins: readonly string[];
}

const ruleCss = (element: Element, bounds: Bounds, depth: number): string => {
  const { scope, origins } = bounds;
  const { type, value, children } = element;
  if (depth > DEEPEST || !Array.isArray(children)) return '';
  if (type === 'rule') {
    const selectors = Array.isArray(element.props) ? element.props.flatMap((one) => scoped(one, scope)) : [];
    const body = declarations(children, origins);
    return selectors.length === 0 || body === '' ? '' : `${selectors.join(',')}{${body}}`;
  }
  const condition = value.trim();
  if (!type.startsWith('@') || !CONDITION.test(condition) || !isBalanced(condition)) return '';
  const body = children.map((child) => ruleCss(child, bounds, depth + 1)).join('');
  return body === '' ? '' : `${condition}{${body}}`;
};

/**
 * The rules that staff wrote for an entry. They are read and written anew: they reach the entry's own blocks and nothing
 * else of the page, and load only pictures of this site and of `origins`.
 *
 * @param id of the entry
 */
export const entryCss = (cssCode: string, id: string, origins: readonly string[] = []): string => {
  if (cssCode.trim() === '' || !/^[\w-]+$/.test(id)) return '';
  try {
    const bounds = { scope: `[builder-content-id="${id}"]`, origins };
    return compile(cssCode)
      .map((element) => ruleCss(element, bounds, 0))
      .join('');
  } catch {
    return '';
  }
};

import { compile, type Element } from 'stylis';
import { declarationsOf } from './declarations.ts';

/**
 * Selectors and conditions consist of names, numbers and these characters, none of which ends a rule, a string or the
 * style element.
 */
const SELECTOR = /^[\w\s.#*>+~:()[\]="'^$|&,-]{1,300}$/;
const CONDITION = /^@(?:media|supports|container) [\w\s.:()<>=,%/-]{1,200}$/;
/** Selectors for the page, which are mapped to the entry. */
const PAGE = /^(?:html|body|:root)$/;
/** Matches selectors of siblings of the entry, which do not belong to it. */
const BESIDE = /^&?\s*[~+]/;
const DEEPEST = 4;

const isBalanced = (text: string): boolean =>
  ['()', '[]'].every(([open = '', close = '']) => text.split(open).length === text.split(close).length) &&
  text.split('"').length % 2 === 1 &&
  text.split("'").length % 2 === 1;

/** Scopes a selector to the entry: `&` is the entry, other selectors match its descendants. */
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

/** Scope of the rules, and what they may load. */
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
 * Returns the rules that staff wrote for an entry. They are parsed and serialized again, so that they apply only to the
 * entry's blocks and load only pictures of this site and of `origins`.
 *
 * @param id id of the entry
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

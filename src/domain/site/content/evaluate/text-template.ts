import { readExpression } from './expression.ts';
import type { Scope } from './scope.ts';
import { plainOf, textAsHtml, VisitorText } from './visitor-text.ts';

const asText = (value: unknown): string => {
  const plain = plainOf(value);
  return typeof plain === 'string' || typeof plain === 'number' ? textAsHtml(String(plain)) : '';
};

/** Returns whether some HTML ends inside a tag. An attribute quote left open counts as inside. */
const endsInTag = (html: string): boolean => {
  if (html.lastIndexOf('<') > html.lastIndexOf('>')) return true;
  const tags = html.replace(/<[a-z/](?:[^<>"']|"[^"]*"|'[^']*')*>/gi, '');
  return /<[a-z/]/i.test(tags);
};

/** Decodes the HTML entities that the text editor writes within an expression. */
const asCode = (html: string): string =>
  html.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/**
 * Returns rich text with its `{{expressions}}` filled in. Values are escaped, so markup in them is displayed literally. A value from the URL fills no attribute. `unread` lists the expressions that need code and therefore yield
 * nothing.
 *
 * @example filledText('<p>Hi {{state.name}}</p>', { state: { name: 'Ann' } }).text // '<p>Hi Ann</p>'
 */
export const filledText = (
  html: string,
  scope: Scope,
): { readonly text: string; readonly unread: readonly string[] } => {
  const unread: string[] = [];
  const text = html.replace(/\{\{([^{}]{1,1000})\}\}/g, (_, code: string, at: number) => {
    const expression = readExpression(asCode(code));
    if (expression === null) {
      unread.push(code);
      return '';
    }
    const value = expression(scope);
    return value instanceof VisitorText && endsInTag(html.slice(0, at)) ? '' : asText(value);
  });
  return { text, unread };
};

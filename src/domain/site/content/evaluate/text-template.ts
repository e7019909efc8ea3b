import { readExpression } from './expression.ts';
import type { Scope } from './scope.ts';
import { plainOf, textAsHtml, VisitorText } from './visitor-text.ts';

const asText = (value: unknown): string => {
  const plain = plainOf(value);
  return typeof plain === 'string' || typeof plain === 'number' ? textAsHtml(String(plain)) : '';
};

/** Whether the end of some HTML is inside a tag. In doubt it is: a quote that a tag's attributes leave open counts. */
const endsInTag = (html: string): boolean => {
  if (html.lastIndexOf('<') > html.lastIndexOf('>')) return true;
  const tags = html.replace(/<[a-z/](?:[^<>"']|"[^"]*"|'[^']*')*>/gi, '');
  return /<[a-z/]/i.test(tags);
};

/** Signs of HTML inside an expression, as the text editor writes them. */
const asCode = (html: string): string =>
  html.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/**
 * Rich text with its `{{expressions}}` filled in. Values are text: markup in them shows as it is written. A value that
 * comes from the URL fills no attribute. `unread` lists the expressions that need code; they give nothing.
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

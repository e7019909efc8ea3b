import { readExpression } from './expression.ts';
import type { Scope } from './scope.ts';

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replace(/[&<>"]/g, (sign) => HTML[sign] ?? '')
    : '';

/** Signs of HTML inside an expression, as the text editor writes them. */
const asCode = (html: string): string =>
  html.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/**
 * Rich text with its `{{expressions}}` filled in. Values are text: markup in them shows as it is written. `unread` lists
 * the expressions that need code; they give nothing.
 *
 * @example filledText('<p>Hi {{state.name}}</p>', { state: { name: 'Ann' } }).text // '<p>Hi Ann</p>'
 */
export const filledText = (
  html: string,
  scope: Scope,
): { readonly text: string; readonly unread: readonly string[] } => {
  const unread: string[] = [];
  const text = html.replace(/\{\{([^{}]{1,1000})\}\}/g, (_, code: string) => {
    const expression = readExpression(asCode(code));
    if (expression !== null) return asText(expression(scope));
    unread.push(code);
    return '';
  });
  return { text, unread };
};

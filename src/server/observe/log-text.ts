import { cutText } from '../../domain/kit/text/bounded-text.ts';

const LONGEST = 200;

/** Characters that end a line, color a terminal, or change the text direction. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;

const escaped = (sign: string): string => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`;

/**
 * Returns text from a request in a form that is safe to log: on one line, without terminal control characters, and
 * shortened.
 *
 * @example logText('/a\nGET /admin 200') // '/a\\u{a}GET /admin 200'
 */
export const logText = (text: string, maxLength = LONGEST): string => {
  const cut = cutText(text, maxLength);
  return cut.replace(UNPRINTABLE, escaped) + (text.length > maxLength ? '…' : '');
};

/** Returns the method and path of a failed request. @example 'GET /product/x' */
export const logRequest = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${logText(method, 20)} ${logText(path)}`;

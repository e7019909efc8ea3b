import { cutText } from '../../domain/kit/text/bounded-text.ts';

const LONGEST = 200;

/** Ends a line, colors a terminal, or turns the direction of what follows. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;

const escaped = (sign: string): string => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`;

/**
 * Text of a request as a log may show it: on one line, without a way to steer the terminal, and not too long.
 *
 * @example logText('/a\nGET /admin 200') // '/a\\u{a}GET /admin 200'
 */
export const logText = (text: string, most = LONGEST): string => {
  const cut = cutText(text, most);
  return cut.replace(UNPRINTABLE, escaped) + (text.length > most ? '…' : '');
};

/** The method and path of a request that failed. @example 'GET /product/x' */
export const logRequest = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${logText(method, 20)} ${logText(path)}`;

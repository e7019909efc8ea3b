import type { ContentElement } from '../domain/site/content/element.ts';
import { imageAddress } from './safe-address.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reports whether a URL is that of a JavaScript file rather than of a page. */
const isScriptAddress = (address: string): boolean => /\.m?js(?:[?#]|$)/i.test(address);

const scriptTag = (address: string): string => {
  const src = imageAddress(address);
  return src === '' ? '' : `<script src="${src.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></script>`;
};

/** Returns the URL of the page that a Script block shows if it has no code to run, as a list of at most one URL. */
export const framedPage = ({ code, src }: { readonly code: string; readonly src: string }): readonly string[] =>
  code === '' && !isScriptAddress(src) ? [src] : [];

/**
 * Returns the code that a Script block runs: a script element for its URL, followed by the pasted code.
 *
 * @example scriptCode('<p id="x"></p>', 'https://example.com/a.js')
 * // '<p id="x"></p><script src="https://example.com/a.js"></script>'
 */
export const scriptCode = (code: string, src: string): string => code + (isScriptAddress(src) ? scriptTag(src) : '');

/** Returns the pasted code of an element if its block contains code, otherwise an empty string. */
export const embeddedCode = ({ component }: ContentElement): string => {
  const options = component?.options ?? {};
  switch (component?.name) {
    case 'Custom Code':
      return textOf(options.code);
    case 'Embed':
      return textOf(options.content);
    case 'Script':
      return scriptCode(textOf(options.code), textOf(options.src));
    default:
      return '';
  }
};

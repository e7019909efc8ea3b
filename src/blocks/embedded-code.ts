import type { ContentElement } from '../domain/site/content/element.ts';
import { imageAddress } from './safe-address.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether an address is that of a script rather than of a page. */
const isScriptAddress = (address: string): boolean => /\.m?js(?:[?#]|$)/i.test(address);

const scriptTag = (address: string): string => {
  const src = imageAddress(address);
  return src === '' ? '' : `<script src="${src.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></script>`;
};

/** The page that a Script block shows when it has no code to run: none or one address. */
export const framedPage = ({ code, src }: { readonly code: string; readonly src: string }): readonly string[] =>
  code === '' && !isScriptAddress(src) ? [src] : [];

/**
 * What a Script block runs: the script at its address, then what was pasted.
 *
 * @example scriptCode('<p id="x"></p>', 'https://example.com/a.js')
 * // '<p id="x"></p><script src="https://example.com/a.js"></script>'
 */
export const scriptCode = (code: string, src: string): string => code + (isScriptAddress(src) ? scriptTag(src) : '');

/** The pasted code of an element, when it is a block that holds code; else empty. */
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

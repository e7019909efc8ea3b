import { forgetQuote, type RememberedContact, rememberedQuotes, rememberQuote } from '../stores/remembered-quotes.ts';

const contactIn = (text: string | undefined): RememberedContact => {
  const value: unknown = JSON.parse(text ?? '{}');
  return typeof value === 'object' && value !== null ? (value as RememberedContact) : {};
};

/**
 * A checkbox that remembers a sent request on this device. It is unchecked until the visitor checks it once; then later
 * requests are remembered too, until one of them is unchecked.
 */
export const enhance = (element: HTMLElement): void => {
  const box = element.querySelector('input');
  const { number = '', href = '', contact } = element.dataset;
  if (!box) return;
  const known = rememberedQuotes();
  const store = (): void => rememberQuote({ number, href }, contactIn(contact));
  // The visitor may have checked it before this file was loaded.
  box.checked ||= known.length > 0;
  if (box.checked) store();
  box.addEventListener('change', () => (box.checked ? store() : forgetQuote(href)));
};

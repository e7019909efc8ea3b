import { scriptStyles } from '../hydrate/script-styles.ts';
import { mayHaveOutbox } from '../stores/outbox/outbox-hint.ts';
import { forgetQuote, rememberedQuotes } from '../stores/remembered-quotes.ts';

/** Shows the requests that wait on this device above the form. */
const showOutbox = async (element: HTMLElement): Promise<void> => {
  const columns = element.closest('.account-page-columns');
  if (columns === null || !mayHaveOutbox()) return;
  const [{ mountOutbox }] = await Promise.all([import('../ui/outbox/mount-outbox.tsx'), scriptStyles()]);
  mountOutbox(columns);
};

/** Lists the requests that were remembered on this device, each with a button that forgets it. */
export const enhance = (element: HTMLElement): void => {
  void showOutbox(element).catch(() => undefined);
  const list = element.querySelector('ul');
  if (!list) return;
  const show = (): void => {
    const quotes = rememberedQuotes();
    element.hidden = quotes.length === 0;
    list.replaceChildren(
      ...quotes.map(({ number, href }) => {
        const item = document.createElement('li');
        const link = Object.assign(document.createElement('a'), {
          href,
          className: 'link text-mono',
          textContent: number,
        });
        const forget = Object.assign(document.createElement('button'), {
          type: 'button',
          className: 'link',
          textContent: 'Forget',
        });
        forget.setAttribute('aria-label', `Forget ${number}`);
        forget.addEventListener('click', () => {
          forgetQuote(href);
          show();
          (list.querySelector('a') ?? document.querySelector('h1'))?.focus();
        });
        item.append(link, ' ', forget);
        return item;
      }),
    );
  };
  show();
};

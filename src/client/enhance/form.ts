import { counted } from '../../domain/kit/text/counted.ts';
import { fillSignedIn } from '../forms/fill-signed-in.ts';
import { storedLineCount } from '../stores/cart-badge.ts';

/** Offers a visitor with items in the cart to send the cart instead. */
const offerCart = (form: HTMLFormElement): void => {
  const offer = form.parentElement?.querySelector<HTMLElement>('[data-cart-offer]');
  const words = offer?.querySelector('[data-cart-count]');
  const count = offer ? storedLineCount(() => localStorage) : 0;
  if (!offer || !words || count === 0) return;
  words.textContent = counted(count, 'line');
  offer.hidden = false;
};

/**
 * Makes a form validate itself and submit without leaving the page, on the first interaction: most visitors of a page
 * with a form never use it. Until then, or if the JavaScript fails to load, the browser submits it natively.
 */
export const enhance = (element: HTMLElement): void => {
  if (!(element instanceof HTMLFormElement)) return;
  offerCart(element);
  void fillSignedIn(element);
  let isTried = false;
  const attach = async (): Promise<void> => {
    try {
      (await import('../forms/live-form.ts')).attachLiveForm(element);
      if (isTried) element.requestSubmit();
    } catch (error) {
      console.error('The JavaScript of the form could not be loaded; the browser submits the form.', error);
      element.removeEventListener('invalid', suppressBubble, true);
      if (isTried) element.reportValidity();
    }
  };
  let isAttached = false;
  const attachOnce = (): void => {
    if (isAttached) return;
    isAttached = true;
    void attach();
  };
  // The first interaction may be the submit button: the browser then validates before this code is loaded.
  const suppressBubble = (event: Event): void => {
    event.preventDefault();
    isTried = true;
    attachOnce();
  };
  element.addEventListener('invalid', suppressBubble, true);
  element.addEventListener('focusin', attachOnce, { once: true });
};

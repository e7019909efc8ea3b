import { counted } from '../../domain/kit/text/counted.ts';
import { storedLineCount } from '../stores/cart-badge.ts';

/** Tells a visitor with a cart that it can go as it is. */
const offerCart = (form: HTMLFormElement): void => {
  const offer = form.parentElement?.querySelector<HTMLElement>('[data-cart-offer]');
  const words = offer?.querySelector('[data-cart-count]');
  const count = offer ? storedLineCount(() => localStorage) : 0;
  if (!offer || !words || count === 0) return;
  words.textContent = counted(count, 'line');
  offer.hidden = false;
};

/**
 * Makes a form check itself and send in place, once it is touched: most visitors of a page with a form never do, and until
 * then, or when the script does not come, the browser sends it as it stands.
 */
export const enhance = (element: HTMLElement): void => {
  if (!(element instanceof HTMLFormElement)) return;
  offerCart(element);
  let isTried = false;
  const wake = async (): Promise<void> => {
    try {
      (await import('../forms/live-form.ts')).attachLiveForm(element);
      if (isTried) element.requestSubmit();
    } catch (error) {
      console.error('The form is sent without script.', error);
      element.removeEventListener('invalid', holdBubble, true);
      if (isTried) element.reportValidity();
    }
  };
  let isAwake = false;
  const wakeOnce = (): void => {
    if (isAwake) return;
    isAwake = true;
    void wake();
  };
  // The first touch may be the button itself: the browser then checks before the script has come.
  const holdBubble = (event: Event): void => {
    event.preventDefault();
    isTried = true;
    wakeOnce();
  };
  element.addEventListener('invalid', holdBubble, true);
  element.addEventListener('focusin', wakeOnce, { once: true });
};

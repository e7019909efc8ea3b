import { counted } from '../../domain/kit/text/counted.ts';
import { CART_KEY } from '../../domain/order/cart/cart-key.ts';
import { CART_PATH, QUOTE_PATH } from '../../domain/reference/paths/store-links.ts';
import './cart-badge.css';

/** Dispatched on the window by the cart store; `detail` is the number of lines. */
export const CART_EVENT = 'canyon-cart';

/** Number of lines in the stored cart; 0 if it cannot be read. Older entries have `lines`. */
export const storedLineCount = (storage: () => Storage): number => {
  try {
    const stored = JSON.parse(storage().getItem(CART_KEY) ?? 'null');
    const lines: unknown = stored?.state?.items ?? stored?.state?.lines ?? stored?.lines;
    return Array.isArray(lines) ? lines.length : 0;
  } catch {
    return 0;
  }
};

const show = (link: HTMLElement, count: number): void => {
  let badge = link.querySelector<HTMLElement>('.cart-badge');
  if (!badge) {
    if (count === 0) return;
    badge = document.createElement('span');
    badge.className = 'cart-badge';
    badge.setAttribute('aria-hidden', 'true');
    link.append(badge);
  }
  badge.hidden = count === 0;
  badge.textContent = String(count);
  link.setAttribute('aria-label', count === 0 ? 'Quote cart' : `Quote cart, ${counted(count, 'line')}`);
};

/**
 * Shows the number of cart lines on every link to the cart; hidden at 0. With lines in the cart, links to the quote form
 * lead to the cart, so that the request has them. Follows this page's store and other tabs. It runs on every page,
 * therefore it does not use React or the store.
 */
export const mountCartBadge = (header: HTMLElement): void => {
  const cartLinks = [...header.querySelectorAll<HTMLElement>('[data-cart-badge]')];
  const quoteLinks = [...header.querySelectorAll<HTMLAnchorElement>(`a[href="${QUOTE_PATH}"]`)];
  const showAll = (count: number): void => {
    for (const link of cartLinks) show(link, count);
    for (const link of quoteLinks) link.href = count === 0 ? QUOTE_PATH : CART_PATH;
  };
  const read = (): void => showAll(storedLineCount(() => localStorage));
  read();
  addEventListener(CART_EVENT, (event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'number') showAll(event.detail);
  });
  addEventListener('storage', (event) => {
    if (event.key === CART_KEY || event.key === null) read();
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) read();
  });
};

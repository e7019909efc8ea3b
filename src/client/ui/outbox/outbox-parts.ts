/*
 * The outbox and its view as one entry, which the cart loads before the network is gone: nothing can be loaded
 * afterwards.
 */

export { OutboxBlock } from './outbox-block.tsx';
export { outboxInBrowser } from './outbox-in-browser.ts';
export { addFailureText } from './outbox-words.ts';

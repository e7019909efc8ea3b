import { createRoot } from 'react-dom/client';
import { OutboxBlock } from './outbox-block.tsx';
import { outboxInBrowser } from './outbox-in-browser.ts';

/** Shows the quote requests of this device before an element of a page without islands. */
export const mountOutbox = (before: Element): void => {
  const element = document.createElement('div');
  before.before(element);
  createRoot(element).render(<OutboxBlock outbox={outboxInBrowser()} onEdit={null} cartIsEmpty={true} />);
};

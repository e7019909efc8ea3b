import { type ReactNode, useState } from 'react';
import { addLines, addTexts } from '../../../domain/order/cart/cart-changes.ts';
import { saveAccountCart } from '../../stores/account/save-account-cart.ts';
import { authInBrowser } from '../../stores/auth-in-browser.ts';
import type { CartStore } from '../../stores/cart.ts';
import { useOutbox } from '../outbox/use-outbox.ts';

type Contact = Readonly<Record<string, string>>;

/** What the cart does with the outbox. */
interface CartOutbox {
  /** The requests that wait on this device. */
  readonly block: ReactNode;
  /** Contact fields of the request that returned to the cart. */
  readonly contact: Contact | null;
  /** Changes when the dialog must start a new request, with another key. */
  readonly round: number;
  /** `null` before the outbox is loaded. */
  readonly onQueue: ((key: string, contact: Contact) => Promise<string | null>) | null;
}

const focusBlock = (): void =>
  void setTimeout(() => document.querySelector<HTMLElement>('[data-outbox-title]')?.focus());

/** Moves the cart into the outbox and back. */
export const useCartOutbox = (
  cart: CartStore,
  onQueued: () => void,
  onSaid: (announcement: string) => void,
): CartOutbox => {
  const { items, texts } = cart;
  const isEmpty = items.length + texts.length === 0;
  const parts = useOutbox(!isEmpty);
  const [{ round, contact }, setRequest] = useState<Pick<CartOutbox, 'round' | 'contact'>>({ round: 0, contact: null });
  if (parts === null) return { block: null, contact, round, onQueue: null };
  const { OutboxBlock, addFailureText, outboxInBrowser } = parts;
  const outbox = outboxInBrowser();
  return {
    block: (
      <OutboxBlock
        outbox={outbox}
        cartIsEmpty={isEmpty}
        onEdit={(request) => {
          const merged = addTexts(addLines(cart, request.items), request.texts);
          cart.adopt({ items: merged.items, texts: merged.texts });
          setRequest({ round: round + 1, contact: request.contact });
          onSaid('The request is in the cart again');
        }}
      />
    ),
    contact,
    round,
    onQueue: async (key, fields) => {
      const accountId = authInBrowser().accountId();
      const result = await outbox.add(key, { contact: fields, items, texts, accountId });
      if (result !== 'added') return addFailureText(result);
      // As after sending, lines that another tab added in the meantime stay.
      for (const { uid } of items) cart.forget(cart.remove(uid));
      cart.removeTexts(texts);
      void saveAccountCart();
      onQueued();
      setRequest({ round: round + 1, contact: null });
      onSaid('The request waits on this device');
      focusBlock();
      return null;
    },
  };
};

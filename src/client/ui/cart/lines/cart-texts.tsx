import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted, inNumber } from '../../../../domain/kit/text/counted.ts';
import { textLineCount } from '../../../../domain/order/cart/text-lines.ts';
import './cart-texts.css';

/** Lines of a list that do not name a part: they are sent with the request unchanged. */
export function CartTexts(props: {
  texts: readonly string[];
  onRemove: (texts: readonly string[]) => void;
  onSaid: (announcement: string) => void;
}): ReactNode {
  const { texts, onRemove, onSaid } = props;
  if (texts.length === 0) return null;
  const lines = textLineCount(texts);
  const remove = (text: string): void => {
    onRemove([text]);
    onSaid(`${text} removed`);
  };
  return (
    <section className="cart-texts" aria-labelledby="cart-texts">
      <h2 className="heading-4" id="cart-texts">
        {lines === 0 ? 'Notes' : 'Unmatched lines'}
      </h2>
      <p className="text-secondary">
        {lines === 0
          ? 'We will read your notes with the request.'
          : `We could not match ${counted(lines, 'line')}. We will review ${inNumber(lines, 'it', 'them')} with your request.`}
      </p>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <span>{text}</span>
            <button type="button" className="icon-button" aria-label={`Remove ${text}`} onClick={() => remove(text)}>
              <X className="icon" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

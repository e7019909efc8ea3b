import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted, inNumber } from '../../../../domain/kit/text/counted.ts';
import './cart-texts.css';

/** Lines of a list that do not name a part: they are sent with the request unchanged. */
export function CartTexts(props: {
  texts: readonly string[];
  onRemove: (texts: readonly string[]) => void;
  onSaid: (announcement: string) => void;
}): ReactNode {
  const { texts, onRemove, onSaid } = props;
  if (texts.length === 0) return null;
  const remove = (text: string): void => {
    onRemove([text]);
    onSaid(`${text} removed`);
  };
  return (
    <section className="cart-texts" aria-labelledby="cart-texts">
      <h2 className="heading-4" id="cart-texts">
        Goes along as text
      </h2>
      <p className="text-secondary">
        {counted(texts.length, 'line')} of your list {inNumber(texts.length, 'names', 'name')} no part of ours. We read{' '}
        {inNumber(texts.length, 'it', 'them')} with the request.
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

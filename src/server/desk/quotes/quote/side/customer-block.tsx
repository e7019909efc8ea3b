import type { ReactNode } from 'react';
import { counted } from '../../../../../domain/kit/text/counted.ts';
import { contactFacts } from '../../../../../domain/order/quotes/quote-contact.ts';
import type { SideProps } from './side-props.ts';

/** The customer, with their earlier quotes. */
export const CustomerBlock = ({ view }: SideProps): ReactNode => {
  const { contact } = view.quote;
  const { quotes, accepted } = view.desk.customer;
  const facts: readonly (readonly [string, string])[] = [
    ['Company', contact.company],
    ['Contact', contact.name],
    ['Email', contact.email],
    ['Phone', contact.phone],
    ...contactFacts(contact).map(({ label, text }) => [label, text] as const),
    ['Accepted before', quotes === 0 ? '' : `${accepted} of ${quotes}`],
  ];
  return (
    <section className="quote-editor-block" aria-labelledby="customer">
      <h2 id="customer">
        Customer{' '}
        <a className="link" href={`/desk/quotes?q=${encodeURIComponent(contact.email)}`}>
          {counted(quotes, 'quote')}
        </a>
      </h2>
      <div className="quote-editor-body">
        <dl className="quote-editor-pairs">
          {facts
            .filter(([, text]) => text !== '')
            .map(([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
        </dl>
      </div>
    </section>
  );
};

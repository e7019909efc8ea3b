import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { fileSizeText } from '../../../../../domain/kit/forms/attachment.ts';
import { deskTime } from '../../../desk-time.ts';
import type { SideProps } from './side-props.ts';

/** The conversation with the customer, and a form to write. */
export const MessagesBlock = ({ view, formKey }: SideProps & { readonly formKey: string }): ReactNode => {
  const { quote, now, mayEdit, state } = view;
  const { contact } = quote;
  const customer = contact.name || contact.email;
  const said = [
    ...(contact.message === ''
      ? []
      : [{ at: quote.requestedAt, who: customer, words: contact.message, files: [], event: -1 }]),
    ...quote.events.flatMap(({ kind, actor, at, words, files }, event) =>
      kind === 'message' || (kind === 'answered' && words !== '')
        ? [{ at, who: actor === 'staff' ? 'Sales desk' : customer, words, files, event }]
        : [],
    ),
  ];
  return (
    <section className="quote-editor-messages" id="messages" aria-labelledby="messages-title">
      <h2 className="desk-heading" id="messages-title">
        Messages
      </h2>
      {said.length === 0 ? <p className="text-muted">No messages yet.</p> : null}
      {said.map(({ at, who, words, files, event }) => (
        <article key={`${at} ${who}`}>
          <p>
            <b>{who}</b> <small className="text-muted">{deskTime(Date.parse(at), now)}</small>
          </p>
          <p className="quote-editor-words-said">{words}</p>
          {files.map(({ name, size }, file) => (
            <a key={name} className="link" href={`/desk/quotes/${quote.number}/files/${event}/${file}`}>
              <Download className="icon icon-small" aria-hidden="true" /> {name}, {fileSizeText(size)}
            </a>
          ))}
        </article>
      ))}
      {!mayEdit || state === 'withdrawn' ? null : (
        <form method="post" action={`/desk/quotes/${quote.number}/messages`} className="desk-form">
          <input type="hidden" name="key" value={formKey} />
          <label className="field">
            <span>Message to {customer}</span>
            <textarea className="field-input" name="message" rows={3} maxLength={5000} required />
            <span className="field-hint">By email, and on the page of the quote.</span>
          </label>
          <button className="button" type="submit">
            Send message
          </button>
        </form>
      )}
    </section>
  );
};

import type { ReactNode } from 'react';
import { FieldProblem } from '../../../client/forms/field-problem.tsx';
import { KEY_FIELD } from '../../../domain/kit/forms/control-fields.ts';
import { counted } from '../../../domain/kit/text/counted.ts';
import { LONGEST_MESSAGE } from '../../../domain/order/quotes/quote-limits.ts';
import { deskTime } from '../desk-time.ts';
import { listHref, messageHref } from './message-filter.ts';
import type { MessageProps } from './message-props.ts';

const Sender = ({ message, hasQuotes }: MessageProps): ReactNode => {
  const { name, company, email, values, otherMessages, quotes } = message;
  const phone = typeof values.phone === 'string' ? values.phone : '';
  const sameSender = listHref({ tab: 'all', form: '', owner: '', q: email, page: 1 });
  return (
    <section className="message-block" aria-labelledby="sender">
      <h2 id="sender">Sender</h2>
      <dl>
        {[
          ['Name', name],
          ['Company', company],
          ['Phone', phone],
        ].map(([label, text]) =>
          text === '' ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
        <div>
          <dt>Email</dt>
          <dd>{email === '' ? 'none' : <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}</dd>
        </div>
        {email === '' ? null : (
          <>
            <div>
              <dt>Other messages</dt>
              <dd>{otherMessages === 0 ? 'none' : <a href={sameSender}>{counted(otherMessages, 'message')}</a>}</dd>
            </div>
            <div>
              <dt>Quotes</dt>
              <dd>
                {quotes > 0 && hasQuotes ? (
                  <a href={`/desk/quotes?q=${encodeURIComponent(email)}`}>{counted(quotes, 'quote')}</a>
                ) : quotes === 0 ? (
                  'none'
                ) : (
                  counted(quotes, 'quote')
                )}
              </dd>
            </div>
          </>
        )}
      </dl>
    </section>
  );
};

const OwnerForm = ({ message, staffId }: MessageProps): ReactNode => {
  const isMine = message.owner?.id === staffId;
  return (
    <form method="post" action={`${messageHref(message.id)}/owner`} data-owner={isMine ? 'mine' : 'other'}>
      <button className="button button-small" type="submit" name="owner" value={isMine ? 'none' : 'me'}>
        {isMine ? 'Release' : 'Assign to me'}
      </button>
    </form>
  );
};

const Notes = ({ message, mayChange, formKey, returned, now }: MessageProps): ReactNode => {
  const notes = message.entries.filter(({ kind }) => kind === 'note');
  const entered = returned?.form === 'note' ? returned : null;
  return (
    <section className="message-block desk-internal" aria-labelledby="notes">
      <h2 id="notes">
        Internal notes <small>never sent</small>
      </h2>
      {notes.length === 0 ? null : (
        <ol className="message-notes">
          {notes.map(({ id, who, at, words }) => (
            <li key={id}>
              <p className="message-entry-head">
                <b>{who}</b> <time dateTime={new Date(at).toISOString()}>{deskTime(at, now)}</time>
              </p>
              <p className="message-words">{words}</p>
            </li>
          ))}
        </ol>
      )}
      {mayChange ? (
        <form className="message-form" method="post" action={`${messageHref(message.id)}/notes`}>
          <input type="hidden" name={KEY_FIELD} value={formKey} />
          <label className="field">
            <span className="visually-hidden">Internal note</span>
            <textarea
              className="field-input"
              name="words"
              rows={3}
              required
              maxLength={LONGEST_MESSAGE}
              defaultValue={entered?.text}
              aria-invalid={entered !== null}
              aria-describedby="note-problem"
              data-note
            />
            <FieldProblem id="note-problem" problem={entered?.problem ?? ''} />
          </label>
          <p className="message-send">
            <button className="button button-small" type="submit">
              Add note
            </button>
          </p>
        </form>
      ) : notes.length === 0 ? (
        <p className="desk-note">None</p>
      ) : null}
    </section>
  );
};

/** Owner, sender and internal notes, beside the message. */
export const MessageSide = (props: MessageProps): ReactNode => (
  <aside className="message-side" aria-label="Owner, sender and notes">
    <section className="message-block message-owner" aria-labelledby="owner">
      <h2 id="owner">Owner</h2>
      <p>{props.message.owner?.name ?? 'Nobody'}</p>
      {props.mayChange ? <OwnerForm {...props} /> : null}
    </section>
    <Sender {...props} />
    <Notes {...props} />
  </aside>
);

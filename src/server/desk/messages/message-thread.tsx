import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldProblem } from '../../../client/forms/field-problem.tsx';
import { KEY_FIELD } from '../../../domain/kit/forms/control-fields.ts';
import { LONGEST_MESSAGE } from '../../../domain/order/quotes/quote-limits.ts';
import type { MessageEntry } from '../../messages/message-rows.ts';
import { deskTime } from '../desk-time.ts';
import { Files } from './message-content.tsx';
import { messageHref } from './message-filter.ts';
import type { MessageProps } from './message-props.ts';

const DELIVERIES = {
  pending: 'waiting to be sent',
  sent: 'sent',
  'given-up': 'not delivered: sending failed 13 times',
} as const;

const EntryHead = ({ entry, now }: { readonly entry: MessageEntry; readonly now: number }): ReactNode => (
  <p className="message-entry-head">
    <b>{entry.who}</b>
    <span>{entry.kind === 'mail' ? 'by email' : 'replied'}</span>
    <time dateTime={new Date(entry.at).toISOString()}>{deskTime(entry.at, now)}</time>
    {entry.delivery === null ? null : (
      <span className={entry.delivery === 'given-up' ? 'messages-late' : undefined}>{DELIVERIES[entry.delivery]}</span>
    )}
  </p>
);

const Entry = ({ entry, messageId, now }: { entry: MessageEntry; messageId: number; now: number }): ReactNode => (
  <li className={entry.kind === 'reply' ? 'message-entry message-entry-reply' : 'message-entry'}>
    <EntryHead entry={entry} now={now} />
    {entry.isOtherAddress ? (
      <p className="message-other">
        <CircleAlert className="icon icon-small" aria-hidden="true" />
        From another address than the form. Check who wrote this before you rely on it.
      </p>
    ) : null}
    <p className="message-words">{entry.words}</p>
    <Files messageId={messageId} entryId={entry.id} files={entry.files} />
  </li>
);

/** Where the customer's reply to an email goes. */
const hintOf = ({ replyDomain, message }: MessageProps): string =>
  replyDomain === ''
    ? `An email to ${message.email}. Replies go to the sales address.`
    : `An email to ${message.email}. Replies appear here.`;

const ReplyForm = (props: MessageProps): ReactNode => {
  const { message, formKey, returned } = props;
  const entered = returned?.form === 'reply' ? returned : null;
  return (
    <form className="message-form" method="post" action={`${messageHref(message.id)}/replies`}>
      <input type="hidden" name={KEY_FIELD} value={formKey} />
      <div className="field">
        <label htmlFor="reply">Reply</label>
        <textarea
          className="field-input"
          id="reply"
          name="words"
          rows={7}
          required
          maxLength={LONGEST_MESSAGE}
          defaultValue={entered?.text}
          aria-invalid={entered !== null}
          aria-describedby="reply-hint reply-problem"
          data-reply
        />
        <span className="field-hint" id="reply-hint">
          {hintOf(props)}
        </span>
        <FieldProblem id="reply-problem" problem={entered?.problem ?? ''} />
      </div>
      <p className="message-send">
        <button className="button button-primary" type="submit">
          Send reply
        </button>
        {message.place.state === 'open' ? (
          <button className="button" type="submit" name="after" value="done">
            Send and mark done
          </button>
        ) : null}
      </p>
    </form>
  );
};

/** The replies and emails, oldest first, and the form for a reply. */
export const MessageThread = (props: MessageProps): ReactNode => {
  const { message, mayChange, now } = props;
  const entries = message.entries.filter(({ kind }) => kind !== 'note');
  return (
    <section aria-labelledby="thread">
      <h2 className="desk-heading" id="thread">
        Replies
        <small>{entries.length === 0 ? 'none yet' : `${entries.length}`}</small>
      </h2>
      {entries.length === 0 ? null : (
        <ol className="message-thread">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} messageId={message.id} now={now} />
          ))}
        </ol>
      )}
      {!mayChange ? null : message.email === '' ? (
        <p className="desk-note">The form has no email address, so there is nobody to reply to.</p>
      ) : message.place.state === 'spam' ? (
        <p className="desk-note">This message is spam. Choose “Not spam” to reply.</p>
      ) : (
        <ReplyForm {...props} />
      )}
    </section>
  );
};

import { ChevronLeft, CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Fact } from '../../../client/ui/fact.tsx';
import { Notice } from '../../../client/ui/notice.tsx';
import { ageText } from '../../../domain/kit/text/age-text.ts';
import { formTitle } from '../../../domain/site/messages/form-fields.ts';
import { actionsFor, MESSAGE_ACTIONS, type MessageAction, tabOf } from '../../../domain/site/messages/message-state.ts';
import type { DeskShortcut } from '../desk-page.tsx';
import { deskTime } from '../desk-time.ts';
import { MessageContent } from './message-content.tsx';
import { messageHref } from './message-filter.ts';
import type { MessageProps } from './message-props.ts';
import { MessageSide } from './message-side.tsx';
import { MessageStatus } from './message-status.tsx';
import { MessageThread } from './message-thread.tsx';
import './messages.css';

export const title = ({ message }: MessageProps): string => message.number;
export const place = 'messages';
export const shortcuts: readonly DeskShortcut[] = [
  { keys: ['R'], label: 'reply' },
  { keys: ['Ctrl', 'Enter'], label: 'send' },
  { keys: ['N'], label: 'internal note' },
  { keys: ['A'], label: 'assign to me' },
  { keys: ['D'], label: 'done or reopen' },
  { keys: ['U'], label: 'back to the list' },
];

const ActionButton = ({ id, action, label, isMain = false }: ButtonProps): ReactNode => (
  <form method="post" action={`${messageHref(id)}/state`}>
    <button
      className={isMain ? 'button button-strong' : 'button'}
      type="submit"
      name="action"
      value={action}
      data-main={isMain ? '' : undefined}
    >
      {label ?? MESSAGE_ACTIONS[action].label}
    </button>
  </form>
);

interface ButtonProps {
  readonly id: number;
  readonly action: MessageAction;
  readonly label?: string;
  readonly isMain?: boolean;
}

/** Says what was done, with the way back while the message is still as it was left. */
const ActionNotice = ({ message, lastAction, mayChange }: MessageProps): ReactNode => {
  if (lastAction === null) return null;
  const { to, done, undo } = MESSAGE_ACTIONS[lastAction];
  if (!mayChange || tabOf(to) !== tabOf(message.place)) return null;
  return (
    <Notice tone="ok" icon={CircleCheck} role="status" as="div" className="message-notice">
      {done} <ActionButton id={message.id} action={undo} label="Undo" />
    </Notice>
  );
};

const Head = ({ message, mayChange }: MessageProps): ReactNode => (
  <div className="desk-head">
    <a className="button button-small" href="/desk/messages" aria-label="Back to the messages" data-back>
      <ChevronLeft className="icon" aria-hidden="true" />
    </a>
    <h1 className="desk-title message-number">{message.number}</h1>
    <MessageStatus {...message} />
    {mayChange ? (
      <div className="desk-actions">
        {actionsFor(message.place).map((action, at) => (
          <ActionButton key={action} id={message.id} action={action} isMain={at === 0} />
        ))}
      </div>
    ) : (
      <span className="desk-actions">View only</span>
    )}
  </div>
);

/** A path of this site; everything else that was sent as the page is shown as text. */
const OWN_PATH = /^\/(?!\/)[\w\-./]*$/;

const Page = ({ page }: { readonly page: string }): ReactNode => {
  if (page === '') return '–';
  return OWN_PATH.test(page) ? <a href={page}>{page}</a> : page;
};

const Facts = ({ message, now }: MessageProps): ReactNode => {
  const { submittedAt, waitingSince, formType, owner, page } = message;
  return (
    <dl className="title-block message-facts">
      <Fact label="Sent">{deskTime(submittedAt, now)}</Fact>
      <Fact label="Waiting">{waitingSince === null ? '–' : ageText(now - waitingSince)}</Fact>
      <Fact label="Form">{formTitle(formType)}</Fact>
      <Fact label="Sent from page">
        <Page page={page} />
      </Fact>
      <Fact label="Owner">{owner?.name ?? 'Nobody'}</Fact>
    </dl>
  );
};

/** `/desk/messages/{id}`: a form message with its thread. */
export default function MessagePage(props: MessageProps): ReactNode {
  const { message, returned } = props;
  return (
    <>
      <Head {...props} />
      <ActionNotice {...props} />
      {returned === null ? null : (
        <Notice tone="danger" icon={CircleAlert} role="alert">
          {returned.problem}.
        </Notice>
      )}
      {tabOf(message.place) === 'suspect' ? (
        <Notice tone="warning" icon={CircleAlert}>
          A program filled in the field of this form that people do not see. Nobody was notified of this message.
        </Notice>
      ) : null}
      <Facts {...props} />
      <div className="message-columns">
        <div className="message-main">
          <MessageContent message={message} />
          <MessageThread {...props} />
        </div>
        <MessageSide {...props} />
      </div>
    </>
  );
}

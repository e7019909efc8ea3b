import type { ReactNode } from 'react';
import { type MessagePlace, type MessageProgress, tabOf } from '../../../domain/site/messages/message-state.ts';
import './message.css';

type Status = MessageProgress | 'done' | 'spam' | 'suspect';

const LABELS: Readonly<Record<Status, string>> = {
  new: 'New',
  'reply-needed': 'Reply needed',
  replied: 'Replied',
  done: 'Done',
  spam: 'Spam',
  suspect: 'Suspect',
};

/** A shape per status, so that color is never the only sign. */
const SHAPES: Readonly<Record<Status, ReactNode>> = {
  new: <circle cx="7" cy="7" r="5" fill="currentColor" />,
  'reply-needed': <path d="M12 7H3m3.5-3.5L3 7l3.5 3.5" />,
  replied: <circle cx="7" cy="7" r="4.2" />,
  done: <path d="m2.5 7.5 3 3 6-7" />,
  spam: <path d="m3.5 3.5 7 7m0-7-7 7" />,
  suspect: <path d="M7 2 12.5 11.5h-11ZM7 5.5v3m0 1v1" />,
};

/** Returns what the list and the page call the status of a message. */
const statusOf = (place: MessagePlace, progress: MessageProgress): Status => {
  const tab = tabOf(place);
  return tab === 'open' ? progress : tab;
};

/** The status of a message as a shape and a word. */
export const MessageStatus = ({ place, progress }: { place: MessagePlace; progress: MessageProgress }): ReactNode => {
  const status = statusOf(place, progress);
  const style = status === 'reply-needed' ? 'reply' : status;
  return (
    <span className={`message-status message-status-${style}`}>
      <svg
        viewBox="0 0 14 14"
        width="14"
        height="14"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      >
        {SHAPES[status]}
      </svg>
      {LABELS[status]}
    </span>
  );
};

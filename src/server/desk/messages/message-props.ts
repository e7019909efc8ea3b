import type { MessageAction } from '../../../domain/site/messages/message-state.ts';
import type { FullMessage } from '../../messages/message-rows.ts';

/** A text that could not be stored, shown again with the reason. */
export interface ReturnedWords {
  readonly form: 'reply' | 'note';
  readonly text: string;
  readonly problem: string;
}

export interface MessageProps {
  readonly message: FullMessage;
  readonly staffId: string;
  readonly mayChange: boolean;
  /** Whether the desk has its own list of quotes. */
  readonly hasQuotes: boolean;
  /** Domain for email replies; '' if they go to the sales address. */
  readonly replyDomain: string;
  /** The action that led to this page. */
  readonly lastAction: MessageAction | null;
  /** Idempotency key of the forms. */
  readonly formKey: string;
  readonly returned: ReturnedWords | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

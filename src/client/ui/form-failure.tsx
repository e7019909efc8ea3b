import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

/** Why a form was not sent. While `message` is `null` it is hidden, for JavaScript to show. */
export const FormFailure = ({ message }: { readonly message: string | null }): ReactNode => (
  <Notice
    tone="danger"
    icon={CircleAlert}
    data-failed=""
    tabIndex={-1}
    hidden={message === null}
    // The message is why the page is shown again, so it is read first.
    autoFocus={message !== null}
  >
    {message}
  </Notice>
);

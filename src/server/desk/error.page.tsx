import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../client/ui/notice.tsx';

interface ErrorProps {
  readonly message: string;
  readonly details: readonly string[];
  /** ID of the request in the log; `null` if nothing is in the log. */
  readonly reference: string | null;
  readonly isSignedIn: boolean;
}

export const title = 'Not done';
export const place = null;

/** An error at the desk: what happened, and the way back. */
export default function ErrorPage({ message, details, reference, isSignedIn }: ErrorProps): ReactNode {
  return (
    <>
      <h1 className="desk-title">Not done</h1>
      <Notice tone="danger" icon={CircleAlert}>
        {[message, ...details].join(' ')}
      </Notice>
      {reference === null ? null : <p className="desk-note">Request {reference}</p>}
      {isSignedIn ? (
        <p>
          <a className="button" href="/desk">
            Go to the desk
          </a>
        </p>
      ) : null}
    </>
  );
}

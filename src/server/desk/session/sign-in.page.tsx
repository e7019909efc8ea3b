import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../client/ui/notice.tsx';
import { PasskeyForm } from '../passkey-form.tsx';

interface SignInProps {
  /** Path of this page. */
  readonly path: string;
  /** JSON for the browser to use a passkey from. */
  readonly options: string;
  readonly problem: string | null;
  /** Whether a link was requested. */
  readonly isSent: boolean;
  readonly isSignedIn: boolean;
}

export const title = 'Log in';
export const place = null;

/** `/desk/{path}`: sign-in by passkey or by an emailed link. */
export default function SignInPage({ path, options, problem, isSent, isSignedIn }: SignInProps): ReactNode {
  return (
    <div className="desk-narrow">
      <h1 className="desk-title">Log in to the desk</h1>
      {problem === null ? null : (
        <Notice tone="danger" icon={CircleAlert}>
          {problem}
        </Notice>
      )}
      {isSent ? (
        <Notice tone="ok" icon={CircleCheck}>
          If this address is that of a staff member, a link is on its way. It works once, for 15 minutes. We send at
          most three an hour.
        </Notice>
      ) : null}
      {isSignedIn ? (
        <p>
          You are logged in. <a href="/desk">Open the desk</a>
        </p>
      ) : null}
      <PasskeyForm action={`${path}/passkey`} kind="use" options={options}>
        <button className="button button-primary button-full" type="submit">
          Log in with a passkey
        </button>
      </PasskeyForm>
      <form className="desk-form" method="post" action={`${path}/mail`}>
        <label className="field" htmlFor="email">
          <span>Email</span>
          <input
            className="field-input"
            id="email"
            name="email"
            type="email"
            autoComplete="username"
            maxLength={254}
            required
          />
        </label>
        <button className="button button-full" type="submit">
          Mail me a link
        </button>
      </form>
      <p className="desk-note">
        Bookmark this page: only people who know its address see it. If you are logged in on another tab,{' '}
        <a href="/desk">open the desk</a>.
      </p>
    </div>
  );
}

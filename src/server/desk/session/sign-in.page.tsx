import type { ReactNode } from 'react';

interface SignInProps {
  readonly isSignedIn: boolean;
}

export const title = 'Sign in';
export const place = null;

/** `/desk/{path}`: the sign-in page. */
export default function SignInPage({ isSignedIn }: SignInProps): ReactNode {
  return (
    <>
      <h1 className="desk-title">Sign in to the desk</h1>
      {isSignedIn ? (
        <p>
          You are signed in. <a href="/desk">Open the desk</a>
        </p>
      ) : null}
    </>
  );
}

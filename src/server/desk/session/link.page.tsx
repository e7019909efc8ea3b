import type { ReactNode } from 'react';

interface LinkProps {
  readonly action: string;
  readonly token: string;
}

export const title = 'Log in';
export const place = null;

/** The page that an emailed link opens. Its button signs in. */
export default function LinkPage({ action, token }: LinkProps): ReactNode {
  return (
    <div className="desk-narrow">
      <h1 className="desk-title">Log in to the desk</h1>
      <form className="desk-form" method="post" action={action}>
        <input type="hidden" name="token" value={token} />
        <button className="button button-primary button-full" type="submit">
          Log in
        </button>
      </form>
      <p className="desk-note">The link works once, for 15 minutes.</p>
    </div>
  );
}

import type { ReactNode } from 'react';

/** A form that a passkey completes: `client/desk/passkey.ts` has the browser create or use it and submits the form. */
export const PasskeyForm = (props: {
  readonly action: string;
  /** Whether a passkey is created or used. */
  readonly kind: 'create' | 'use';
  /** JSON for the browser. */
  readonly options: string;
  readonly children: ReactNode;
}): ReactNode => (
  <form
    className="desk-form"
    method="post"
    action={props.action}
    data-passkey={props.kind}
    data-options={props.options}
  >
    <input type="hidden" name="credential" />
    {props.children}
    <p className="desk-note" role="status" />
    <noscript>
      <p className="desk-note">Passkeys need JavaScript. Without it, use links by email.</p>
    </noscript>
  </form>
);

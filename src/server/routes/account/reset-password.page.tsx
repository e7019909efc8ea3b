import type { ReactNode } from 'react';
import { LOGIN_PATH } from '../../../domain/site/account-links.ts';
import { FORGOT_PATH, RESET_PATH } from '../../../domain/site/account-pages.ts';
import {
  AccountDone,
  AccountForm,
  AccountFrame,
  AccountProblem,
  PasswordInput,
  type RefusedForm,
  TokenField,
} from './account-form.tsx';

const TITLE = 'Choose a new password';
const BROKEN_LINK =
  'The address of this page is not whole: open the link of the mail again, or copy all of it into the address bar.';

/** `/reset-password`: where the mailed link leads. */
export const ResetPasswordPage = (props: {
  readonly token: string;
  readonly refused: RefusedForm | null;
}): ReactNode => (
  <AccountFrame title={TITLE} lead="It replaces the old one at once.">
    <div className="signin">
      {props.token === '' ? (
        <AccountProblem message={BROKEN_LINK} />
      ) : (
        <AccountForm
          action={RESET_PATH}
          refused={props.refused}
          submitLabel="Set the password"
          sendingLabel="Setting the password..."
        >
          <TokenField token={props.token} />
          <PasswordInput isNew label="New password" refused={props.refused} />
        </AccountForm>
      )}
      <aside>
        <h2 className="h4">What happens next</h2>
        <p>Everybody who is signed in to the account is logged out; you log in with the new password.</p>
        <p>
          The link is too old?{' '}
          <a className="lk" href={FORGOT_PATH}>
            Ask for a new one
          </a>
        </p>
      </aside>
    </div>
  </AccountFrame>
);

/** The password is changed. */
export const ResetPasswordDonePage = (): ReactNode => (
  <AccountFrame title={TITLE} lead="Your password is changed.">
    <AccountDone>The new password is set, and everybody who was signed in is logged out.</AccountDone>
    <p>
      <a className="btn pri" href={LOGIN_PATH}>
        Log in
      </a>
    </p>
  </AccountFrame>
);

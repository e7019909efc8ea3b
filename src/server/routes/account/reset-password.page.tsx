import type { ReactNode } from 'react';
import { FORGOT_PATH, RESET_PATH } from '../../../domain/site/account-pages.ts';
import { MailedLinkDone, MailedLinkPage, PasswordInput, type RefusedForm } from './account-form.tsx';

const TITLE = 'Choose a new password';

/** `/reset-password`: where the mailed link leads. */
export const ResetPasswordPage = (props: {
  readonly token: string;
  readonly refused: RefusedForm | null;
}): ReactNode => (
  <MailedLinkPage
    title={TITLE}
    lead="It replaces the old one at once."
    token={props.token}
    action={RESET_PATH}
    refused={props.refused}
    submitLabel="Set the password"
    sendingLabel="Setting the password..."
    aside={
      <>
        <h2 className="heading-4">What happens next</h2>
        <p>This logs everyone out of the account. Log in with the new password.</p>
        <p>
          Has the link expired?{' '}
          <a className="link" href={FORGOT_PATH}>
            Ask for a new one
          </a>
        </p>
      </>
    }
  >
    <PasswordInput isNew label="New password" refused={props.refused} />
  </MailedLinkPage>
);

/** The password is changed. */
export const ResetPasswordDonePage = (): ReactNode => (
  <MailedLinkDone title={TITLE} lead="Your password is changed.">
    Your new password is set. Everyone was logged out of the account.
  </MailedLinkDone>
);

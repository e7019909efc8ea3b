import type { ReactNode } from 'react';
import { TextLink } from '../../../client/ui/links/text-link.tsx';
import { FORGOT_PATH, RESET_PATH } from '../../../domain/site/account-pages.ts';
import type { PageRequest } from '../../render/page.tsx';
import type { PageHead } from '../../render/page-head.ts';
import { MailedLinkDone, MailedLinkPage, PasswordInput, type RefusedForm } from './account-form.tsx';
import { type MailedLinkStep, mailedLinkStep } from './account-step.ts';

const TITLE = 'Choose a new password';

export const head: PageHead = {
  title: TITLE,
  description: 'Choose a new password for your account by the link that was mailed to you.',
  noindex: true,
};

export const load = ({ query }: PageRequest): MailedLinkStep => mailedLinkStep(query);

/** `/reset-password`: the page of the mailed link. */
const ResetPasswordForm = (props: { readonly token: string; readonly refused: RefusedForm | null }): ReactNode => (
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
          Has the link expired? <TextLink href={FORGOT_PATH}>Ask for a new one</TextLink>
        </p>
      </>
    }
  >
    <PasswordInput isNew label="New password" refused={props.refused} />
  </MailedLinkPage>
);

/** The page after the password was changed. */
const ResetPasswordDone = (): ReactNode => (
  <MailedLinkDone title={TITLE} lead="Your password is changed.">
    Your new password is set. Everyone was logged out of the account.
  </MailedLinkDone>
);

export default function ResetPasswordPage({ isDone, ...form }: MailedLinkStep): ReactNode {
  return isDone ? <ResetPasswordDone /> : <ResetPasswordForm {...form} />;
}

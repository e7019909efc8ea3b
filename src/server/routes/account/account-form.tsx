import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormControl } from '../../../client/forms/form-control.tsx';
import { PasswordField } from '../../../client/ui/account/password-field.tsx';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { FormFailure } from '../../../client/ui/form-failure.tsx';
import { TextLink } from '../../../client/ui/links/text-link.tsx';
import { Notice } from '../../../client/ui/notice.tsx';
import { NO_UNITS } from '../../../domain/kit/forms/form-field.ts';
import { LOGIN_PATH } from '../../../domain/site/account-links.ts';
import { TOKEN_PARAMETER } from '../../../domain/site/account-pages.ts';
import { EMAIL_FIELD } from '../../../domain/site/auth/credentials.ts';
import { SHORTEST_PASSWORD } from '../../../domain/site/auth/password-rules.ts';
import type { Refusal } from '../../forms/form-response.ts';
import './account-page.css';

/** Why a form was rejected, and what was entered. Passwords are never sent back. */
export interface RefusedForm extends Refusal {
  readonly email: string;
}

const FORM_ID = 'account';
const NEW_PASSWORD = {
  autoComplete: 'new-password',
  minLength: SHORTEST_PASSWORD,
  help: `At least ${SHORTEST_PASSWORD} characters of any kind. Four words that do not belong together are easy to keep in mind and hard to guess.`,
} as const;

const refusedField = (refused: RefusedForm | null, name: string): string =>
  refused?.problems.find(({ parameter }) => parameter === name)?.message ?? '';

type Trail = readonly { readonly label: string; readonly href?: string }[];

/** Breadcrumb, title and lead of an account page. */
export const AccountFrame = (props: {
  readonly title: string;
  readonly lead: string;
  /** Breadcrumbs between Home and the page. Default: the login page. */
  readonly trail?: Trail;
  readonly children: ReactNode;
}): ReactNode => (
  <div className="page account-page">
    <Breadcrumb
      items={[
        { label: 'Home', href: '/' },
        ...(props.trail ?? [{ label: 'Log in', href: LOGIN_PATH }, { label: props.title }]),
      ]}
    />
    <h1 className="heading-2">{props.title}</h1>
    <p className="text-lead">{props.lead}</p>
    {props.children}
  </div>
);

/** Says that a form succeeded, and what comes next. */
const AccountDone = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <Notice tone="ok" icon={CircleCheck}>
    {children}
  </Notice>
);

/** The page after a form that mails a link. It is identical for all addresses, to reveal nothing about accounts. */
export const LinkMailed = (props: {
  readonly title: string;
  readonly trail?: Trail;
  readonly notice: string;
  /** Path of the form. */
  readonly action: string;
  /** What follows the advice to try again. */
  readonly children?: ReactNode;
}): ReactNode => (
  <AccountFrame title={props.title} lead="Look into your mailbox." {...(props.trail && { trail: props.trail })}>
    <AccountDone>{props.notice}</AccountDone>
    <p>
      No email after a few minutes? Check your spam folder, then <TextLink href={props.action}>try again</TextLink>. At
      most three mails an hour are sent at your request.{props.children}
    </p>
  </AccountFrame>
);

/** Replaces the form if a link cannot be used. */
export const AccountProblem = ({ message }: { readonly message: string }): ReactNode => (
  <Notice tone="danger" icon={CircleAlert}>
    {message}
  </Notice>
);

/** A form that works without JavaScript. JavaScript validates it during input and preserves what was entered. */
export const AccountForm = (props: {
  readonly action: string;
  readonly refused: RefusedForm | null;
  readonly submitLabel: string;
  readonly sendingLabel: string;
  /** JavaScript sends the form without a click. */
  readonly sendsNow?: boolean;
  readonly children: ReactNode;
}): ReactNode => {
  const { action, refused, submitLabel, sendingLabel, sendsNow = false, children } = props;
  return (
    <form
      className="form-layout"
      method="post"
      action={action}
      data-enhance="account-form"
      data-sending={sendingLabel}
      data-send-now={sendsNow ? '' : undefined}
      data-error="The form was not sent."
      data-error-path="title"
    >
      <FormFailure message={refused?.message ?? null} />
      {children}
      <p className="form-layout-send">
        <button type="submit" className="button button-primary button-large">
          {submitLabel}
        </button>
      </p>
    </form>
  );
};

export const EmailField = (props: {
  readonly refused: RefusedForm | null;
  /** Default: the address is the user name of an account. */
  readonly autocomplete?: 'email';
}): ReactNode => (
  <FormControl
    field={{ ...EMAIL_FIELD, autocomplete: props.autocomplete ?? 'username' }}
    units={NO_UNITS}
    formId={FORM_ID}
    text={props.refused?.email ?? ''}
    problem={refusedField(props.refused, 'email')}
  />
);

/** The token of the mailed link. It continues in the form, not in a URL. */
export const TokenField = ({ token }: { readonly token: string }): ReactNode => (
  <input type="hidden" name={TOKEN_PARAMETER} value={token} />
);

/** A field for a new or an existing password. */
export const PasswordInput = (props: {
  readonly isNew: boolean;
  readonly label: string;
  readonly refused: RefusedForm | null;
}): ReactNode => (
  <PasswordField
    id={`${FORM_ID}-password`}
    label={props.label}
    problem={refusedField(props.refused, 'password')}
    {...(props.isNew && NEW_PASSWORD)}
  />
);

export const BROKEN_LINK =
  'This link is incomplete. Open it from the email again, or copy all of it into the address bar.';

/** A page that a mailed link leads to: its form if the link has a token, and a hint. */
export const MailedLinkPage = (props: {
  readonly title: string;
  readonly lead: string;
  readonly token: string;
  readonly action: string;
  readonly refused: RefusedForm | null;
  readonly submitLabel: string;
  readonly sendingLabel: string;
  readonly sendsNow?: boolean;
  /** The form's fields. */
  readonly children: ReactNode;
  readonly aside: ReactNode;
}): ReactNode => {
  const { title, lead, token, children, aside, ...form } = props;
  return (
    <AccountFrame title={title} lead={lead}>
      <div className="account-page-columns">
        {token === '' ? (
          <AccountProblem message={BROKEN_LINK} />
        ) : (
          <AccountForm {...form}>
            <TokenField token={token} />
            {children}
          </AccountForm>
        )}
        <aside>{aside}</aside>
      </div>
    </AccountFrame>
  );
};

/** The page after such a form: a link to log in. */
export const MailedLinkDone = (props: {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}): ReactNode => (
  <AccountFrame title={props.title} lead={props.lead}>
    <AccountDone>{props.children}</AccountDone>
    <p>
      <a className="button button-primary" href={LOGIN_PATH}>
        Log in
      </a>
    </p>
  </AccountFrame>
);

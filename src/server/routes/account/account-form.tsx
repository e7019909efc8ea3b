import { CircleAlert, CircleCheck, Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldProblem } from '../../../client/forms/field-problem.tsx';
import { FormControl } from '../../../client/forms/form-control.tsx';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { Notice } from '../../../client/ui/notice.tsx';
import { NO_UNITS } from '../../../domain/kit/forms/form-field.ts';
import { LOGIN_PATH } from '../../../domain/site/account-links.ts';
import { TOKEN_PARAMETER } from '../../../domain/site/account-pages.ts';
import { EMAIL_FIELD, LONGEST_PASSWORD } from '../../../domain/site/auth/credentials.ts';
import { SHORTEST_PASSWORD } from '../../../domain/site/auth/password-rules.ts';
import type { Refusal } from '../../forms/form-response.ts';
import '../../../client/ui/account/password-field.css';
import './account-page.css';

/** Why a form was rejected, and what was entered. Passwords are never sent back. */
export interface RefusedForm extends Refusal {
  readonly email: string;
}

const FORM_ID = 'account';

const refusedField = (refused: RefusedForm | null, name: string): string =>
  refused?.problems.find(({ parameter }) => parameter === name)?.message ?? '';

/** Breadcrumb, title and lead of an account page. */
export const AccountFrame = (props: {
  readonly title: string;
  readonly lead: string;
  /** Breadcrumbs between Home and the page. Default: the login page. */
  readonly trail?: readonly { readonly label: string; readonly href?: string }[];
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

/** The page after a successful submission: what happened, and what comes next. */
export const AccountDone = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <Notice tone="ok" icon={CircleCheck}>
    {children}
  </Notice>
);

/** The page for a link without a token, which has no form. */
const AccountProblem = ({ message }: { readonly message: string }): ReactNode => (
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
  readonly children: ReactNode;
}): ReactNode => {
  const { action, refused, submitLabel, sendingLabel, children } = props;
  return (
    <form
      className="form-layout"
      method="post"
      action={action}
      data-enhance="account-form"
      data-sending={sendingLabel}
      data-error="The form was not sent."
      data-error-path="title"
    >
      <p
        className="notice notice-danger"
        data-failed=""
        tabIndex={-1}
        hidden={refused === null}
        // biome-ignore lint/a11y/noAutofocus: this message is why the page is shown again, so it is read first
        autoFocus={refused !== null}
      >
        <CircleAlert className="icon" aria-hidden="true" />
        <span>{refused?.message ?? ''}</span>
      </p>
      {children}
      <p className="form-layout-send">
        <button type="submit" className="button button-primary button-large">
          {submitLabel}
        </button>
      </p>
    </form>
  );
};

export const EmailField = ({ refused }: { readonly refused: RefusedForm | null }): ReactNode => (
  <FormControl
    field={EMAIL_FIELD}
    units={NO_UNITS}
    formId={FORM_ID}
    text={refused?.email ?? ''}
    problem={refusedField(refused, 'email')}
  />
);

/** The token of the mailed link. It continues in the form, not in a URL. */
const TokenField = ({ token }: { readonly token: string }): ReactNode => (
  <input type="hidden" name={TOKEN_PARAMETER} value={token} />
);

/** A password field, for a new or an existing password. */
export const PasswordInput = (props: {
  readonly isNew: boolean;
  readonly label: string;
  readonly refused: RefusedForm | null;
}): ReactNode => {
  const { isNew, label, refused } = props;
  const id = `${FORM_ID}-password`;
  const problem = refusedField(refused, 'password');
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}{' '}
        <i className="field-required" aria-hidden="true">
          *
        </i>
        <span className="visually-hidden">(required)</span>
      </label>
      <span className="password-field">
        <input
          id={id}
          name="password"
          className="field-input"
          type="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          spellCheck={false}
          required
          minLength={isNew ? SHORTEST_PASSWORD : undefined}
          maxLength={LONGEST_PASSWORD}
          aria-invalid={problem !== ''}
          aria-describedby={`${isNew ? `${id}-help ` : ''}${id}-problem`}
        />
        <button
          type="button"
          className="icon-button only-script"
          aria-label="Show password"
          aria-controls={id}
          data-show=""
        >
          <Eye className="icon" aria-hidden="true" />
          <EyeOff className="icon" aria-hidden="true" />
        </button>
      </span>
      {isNew ? (
        <span className="field-hint" id={`${id}-help`}>
          At least {SHORTEST_PASSWORD} characters of any kind. Four words that do not belong together are easy to keep
          in mind and hard to guess.
        </span>
      ) : null}
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  );
};

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

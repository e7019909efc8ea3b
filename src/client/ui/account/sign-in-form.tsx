import { type ReactNode, useEffect, useId, useRef } from 'react';
import { NO_UNITS } from '../../../domain/kit/forms/form-field.ts';
import { type Credentials, credentialProblems, EMAIL_FIELD } from '../../../domain/site/auth/credentials.ts';
import type { Failure } from '../../failure.ts';
import { attachForm } from '../../forms/attach-form.ts';
import { FormControl } from '../../forms/form-control.tsx';
import type { FormResponse } from '../../forms/send-form.ts';
import type { AuthResult } from '../../stores/auth-calls.ts';
import { FormFailure } from '../form-failure.tsx';
import { PasswordField } from './password-field.tsx';
import { signInRefusalText } from './refusal-text.ts';

/** The message of `signInRefusalText` includes the cause. */
const CAUSE_IN_MESSAGE: Failure = { cause: 'invalid', waitS: null, title: '', problems: [] };

const credentialsIn = (form: HTMLFormElement): Credentials => {
  const data = new FormData(form);
  return { email: String(data.get('email') ?? ''), password: String(data.get('password') ?? '') };
};

/** Email and password. The input stays after a failure, and focus moves to the field with the problem. */
export function SignInForm(props: {
  readonly signIn: (credentials: Credentials) => Promise<AuthResult>;
  readonly onSignedIn: () => void;
  readonly onRefused: () => void;
}): ReactNode {
  const { signIn, onSignedIn, onRefused } = props;
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const problemOf = (name: string): string | null =>
      credentialProblems(credentialsIn(form)).find(({ parameter }) => parameter === name)?.message ?? null;
    const send = async (): Promise<FormResponse> => {
      const answer = await signIn(credentialsIn(form));
      if (answer.outcome === 'granted') return { ok: true, redirect: '', json: null };
      return { ok: false, message: signInRefusalText(answer), problems: [], failure: CAUSE_IN_MESSAGE, json: null };
    };
    return attachForm(form, { names: ['email', 'password'], problemOf, send, onTaken: onSignedIn, onRefused });
  }, [signIn, onSignedIn, onRefused]);

  return (
    <form
      ref={ref}
      className="form-layout"
      method="post"
      noValidate
      aria-busy={false}
      data-sending="Logging in..."
      data-spinner=""
    >
      <FormFailure message={null} />
      <FormControl field={EMAIL_FIELD} units={NO_UNITS} formId={id} text="" problem="" />
      <PasswordField id={`${id}-password`} />
      <p className="form-layout-send">
        <button type="submit" className="button button-primary button-large">
          Log in
        </button>
      </p>
    </form>
  );
}

import { CircleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Credentials, credentialProblems } from '../../../domain/auth/credentials.ts';
import type { TextField } from '../../../domain/forms/form-field.ts';
import type { AuthAnswer } from '../../stores/auth-calls.ts';
import { FormControl } from '../forms/form-control.tsx';
import { PasswordField } from './password-field.tsx';
import { refusalText } from './refusal-text.ts';

type State =
  | { readonly step: 'typing' }
  | { readonly step: 'sending' }
  | { readonly step: 'failed'; readonly message: string };

const EMAIL: TextField = {
  name: 'email',
  label: 'Email',
  kind: 'email',
  required: 'Enter your email address',
  maxLength: 254,
  autocomplete: 'username',
};
const UNITS = { length: 'mm', temperature: 'C' } as const;

const typedIn = (form: HTMLFormElement): Credentials => {
  const data = new FormData(form);
  return { email: String(data.get('email') ?? ''), password: String(data.get('password') ?? '') };
};

const focusOn = (form: HTMLFormElement, name: string): void =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

/** Email and password. What was typed stays after a failure; focus goes to what needs another look. */
export function SignInForm(props: {
  readonly signIn: (credentials: Credentials) => Promise<AuthAnswer>;
  readonly onSignedIn: () => void;
  readonly onRefused: () => void;
}): ReactNode {
  const id = useId();
  const [state, setState] = useState<State>({ step: 'typing' });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const failedRef = useRef<HTMLParagraphElement>(null);
  const isSending = state.step === 'sending';

  useEffect(() => {
    if (state.step === 'failed') failedRef.current?.focus();
  }, [state]);

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (isSending) return;
    const credentials = typedIn(form);
    const found = credentialProblems(credentials);
    setProblems(Object.fromEntries(found.map(({ parameter, message }) => [parameter, message])));
    const [first] = found;
    if (first) {
      setState({ step: 'typing' });
      focusOn(form, first.parameter);
      return;
    }
    setState({ step: 'sending' });
    const answer = await props.signIn(credentials);
    if (answer.outcome === 'granted') {
      props.onSignedIn();
      return;
    }
    props.onRefused();
    setState({ step: 'failed', message: refusalText(answer) });
  };

  /** A field that was wrong is looked at again at every key. */
  const review = (event: FormEvent<HTMLFormElement>): void => {
    if (Object.keys(problems).length === 0) return;
    const still = credentialProblems(typedIn(event.currentTarget)).filter(({ parameter }) => parameter in problems);
    setProblems(Object.fromEntries(still.map(({ parameter, message }) => [parameter, message])));
  };

  return (
    <form
      className="frm"
      method="post"
      noValidate
      aria-busy={isSending}
      onInput={review}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      {state.step === 'failed' ? (
        <p className="tagl danger" ref={failedRef} tabIndex={-1}>
          <CircleAlert className="ic" aria-hidden="true" />
          <span>{state.message}</span>
        </p>
      ) : null}
      <FormControl
        field={EMAIL}
        units={UNITS}
        formId={id}
        text=""
        problem={problems.email ?? ''}
        readOnly={isSending}
      />
      <PasswordField id={`${id}-password`} problem={problems.password ?? ''} readOnly={isSending} />
      <p className="fsend">
        <button type="submit" className="btn pri lg" aria-disabled={isSending}>
          {isSending ? <span className="spn" aria-hidden="true" /> : null}
          {isSending ? 'Logging in...' : 'Log in'}
        </button>
      </p>
    </form>
  );
}

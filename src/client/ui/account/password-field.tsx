import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LONGEST_PASSWORD } from '../../../domain/auth/credentials.ts';

/** A password, hidden until the person asks to see it. */
export function PasswordField({ id }: { readonly id: string }): ReactNode {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="fld">
      <label htmlFor={id}>
        Password{' '}
        <i className="req" aria-hidden="true">
          *
        </i>
        <span className="vh">(required)</span>
      </label>
      <span className="pwd">
        <input
          id={id}
          name="password"
          className="inp"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={LONGEST_PASSWORD}
          aria-invalid={false}
          aria-describedby={`${id}-problem`}
        />
        <button
          type="button"
          className="ico-b"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          <Icon className="ic" aria-hidden="true" />
        </button>
      </span>
      <span className="err" id={`${id}-problem`} hidden>
        <CircleAlert className="ic s" aria-hidden="true" />
        <span />
      </span>
    </div>
  );
}

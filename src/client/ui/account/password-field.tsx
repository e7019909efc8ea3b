import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LONGEST_PASSWORD } from '../../../domain/auth/credentials.ts';

/** A password, hidden until the person asks to see it. */
export function PasswordField(props: {
  readonly id: string;
  readonly problem: string;
  readonly readOnly: boolean;
}): ReactNode {
  const { id, problem, readOnly } = props;
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
          readOnly={readOnly}
          aria-invalid={problem !== ''}
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
      <span className="err" id={`${id}-problem`} hidden={problem === ''}>
        <CircleAlert className="ic s" aria-hidden="true" />
        <span>{problem}</span>
      </span>
    </div>
  );
}

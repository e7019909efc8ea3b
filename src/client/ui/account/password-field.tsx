import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LONGEST_PASSWORD } from '../../../domain/site/auth/credentials.ts';
import './password-field.css';
import { FieldProblem } from '../../forms/field-problem.tsx';

/** A password field, hidden until the visitor chooses to show it. */
export function PasswordField({ id }: { readonly id: string }): ReactNode {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="field">
      <label htmlFor={id}>
        Password{' '}
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
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize={isShown ? 'none' : undefined}
          spellCheck={false}
          required
          maxLength={LONGEST_PASSWORD}
          aria-invalid={false}
          aria-describedby={`${id}-problem`}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          <Icon className="icon" aria-hidden="true" />
        </button>
      </span>
      <FieldProblem id={`${id}-problem`} problem="" />
    </div>
  );
}

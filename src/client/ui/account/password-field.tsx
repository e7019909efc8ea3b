import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LONGEST_PASSWORD } from '../../../domain/site/auth/credentials.ts';
import { FieldLabel } from '../../forms/field-label.tsx';
import { FieldProblem } from '../../forms/field-problem.tsx';
import './password-field.css';

/**
 * A password field, hidden until the visitor chooses to show it. On pages without an island, the enhancement
 * `account-form` attaches the button.
 */
export function PasswordField(props: {
  readonly id: string;
  readonly label?: string;
  readonly autoComplete?: 'current-password' | 'new-password';
  readonly minLength?: number;
  readonly help?: string;
  readonly problem?: string;
}): ReactNode {
  const { id, label = 'Password', autoComplete = 'current-password', minLength, help, problem = '' } = props;
  const [isShown, setShown] = useState(false);
  return (
    <div className="field">
      <FieldLabel htmlFor={id} isRequired>
        {label}
      </FieldLabel>
      <span className="password-field">
        <input
          id={id}
          name="password"
          className="field-input"
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize={isShown ? 'none' : undefined}
          spellCheck={false}
          required
          minLength={minLength}
          maxLength={LONGEST_PASSWORD}
          aria-invalid={problem !== ''}
          aria-describedby={`${help === undefined ? '' : `${id}-help `}${id}-problem`}
        />
        <button
          type="button"
          className="icon-button only-script"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          aria-controls={id}
          data-show={isShown ? 'shown' : ''}
          onClick={() => setShown(!isShown)}
        >
          <Eye className="icon" aria-hidden="true" />
          <EyeOff className="icon" aria-hidden="true" />
        </button>
      </span>
      {help === undefined ? null : (
        <span className="field-hint" id={`${id}-help`}>
          {help}
        </span>
      )}
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  );
}

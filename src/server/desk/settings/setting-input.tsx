import type { ReactNode } from 'react';
import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import type { ChangedSetting } from '../../site-settings/setting-store.ts';
import { deskTime } from '../desk-time.ts';
import type { SettingField } from './setting-fields.ts';
import type { RejectedField } from './setting-form.ts';

interface SettingInputProps {
  readonly field: SettingField;
  /** Value in use. */
  readonly value: string;
  /** Value without the desk. */
  readonly environment: string;
  /** `undefined`: nobody changed it at the desk. */
  readonly changed: ChangedSetting | undefined;
  readonly rejected: RejectedField | undefined;
  readonly resetAction: string;
  readonly isLocked: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const LONGEST_SHOWN = 60;

const shortened = (text: string): string => {
  if (text === '') return 'empty';
  const line = text.replaceAll('\n', ', ');
  return line.length > LONGEST_SHOWN ? `${cutText(line, LONGEST_SHOWN)}…` : line;
};

/** A setting with its unit, what it changes, and how to reset it. */
export const SettingInput = (props: SettingInputProps): ReactNode => {
  const { field, value, environment, changed, rejected, resetAction, isLocked, now } = props;
  const { name, label, hint, unit, rows, inputMode, placeholder } = field;
  const problem = rejected?.problem ?? null;
  const id = `setting-${name.toLowerCase().replaceAll('_', '-')}`;
  const attributes = {
    id,
    name,
    defaultValue: rejected?.typed ?? value,
    placeholder,
    readOnly: isLocked,
    'aria-describedby': problem === null ? `${id}-hint` : `${id}-problem ${id}-hint`,
    'aria-invalid': problem === null ? undefined : true,
  };
  return (
    <div className="field settings-field">
      <label htmlFor={id}>{label}</label>
      <input type="hidden" name={`shown.${name}`} value={value} />
      {rows === undefined ? (
        <span className={unit === undefined ? undefined : 'field-unit'}>
          <input className="field-input" inputMode={inputMode} autoComplete="off" maxLength={4000} {...attributes} />
          {unit === undefined ? null : <i>{unit}</i>}
        </span>
      ) : (
        <textarea className="field-input" rows={rows} maxLength={6000} spellCheck={false} {...attributes} />
      )}
      {problem === null ? null : (
        <span className="field-error" id={`${id}-problem`}>
          {problem}
        </span>
      )}
      <span className="field-hint" id={`${id}-hint`}>
        {hint}
      </span>
      {changed === undefined ? null : (
        <span className="settings-changed">
          Changed {deskTime(changed.changedAt, now)} by {changed.changedBy.replace(/ <.*/, '')}.{' '}
          {isLocked ? null : (
            <button
              className="settings-reset"
              type="submit"
              name="reset"
              value={name}
              formAction={resetAction}
              formNoValidate
              aria-label={`Reset ${label} to ${shortened(environment)}`}
            >
              Reset to {shortened(environment)}
            </button>
          )}
        </span>
      )}
    </div>
  );
};

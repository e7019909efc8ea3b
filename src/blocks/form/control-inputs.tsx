import type { ReactNode } from 'react';
import {
  BLOCK_FIELD,
  KEY_FIELD,
  LENGTH_FIELD,
  NEXT_FIELD,
  PAGE_FIELD,
  TEMPERATURE_FIELD,
  TRAP_FIELD,
} from '../../domain/kit/forms/control-fields.ts';
import type { FormUnits } from '../../domain/kit/forms/form-field.ts';
import './control-inputs.css';

/** Hidden inputs: the form's location, its key and units, and the honeypot field. */
export function ControlInputs(props: {
  blockId: string;
  path: string;
  sendKey: string;
  next: string;
  units: FormUnits;
}): ReactNode {
  const { blockId, path, sendKey, next, units } = props;
  const hidden = {
    [KEY_FIELD]: sendKey,
    [PAGE_FIELD]: path,
    [BLOCK_FIELD]: blockId,
    [NEXT_FIELD]: next,
    [LENGTH_FIELD]: units.length,
    [TEMPERATURE_FIELD]: units.temperature,
  };
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="control-inputs-trap" aria-hidden="true">
        <label htmlFor={`${blockId}-trap`}>Leave this empty</label>
        <input id={`${blockId}-trap`} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import { MAX_COMPARED } from '../../../domain/compare/compared-compounds.ts';
import { usePinned } from './pinned.tsx';

/** Marks a compound or a part for comparison; sent to the page that compares where there is no script. */
export function CompareTick({ name, formId, text }: { name: string; formId: string; text?: string }): ReactNode {
  const { names, set } = usePinned();
  const checked = names.includes(name);
  return (
    <label className="choice compare-tick">
      <input
        type="checkbox"
        name="compounds"
        value={name}
        form={formId}
        checked={checked}
        disabled={!checked && names.length >= MAX_COMPARED}
        onChange={() => set(checked ? names.filter((other) => other !== name) : [...names, name])}
      />
      {text === undefined ? <span className="visually-hidden">Compare {name}</span> : text}
    </label>
  );
}

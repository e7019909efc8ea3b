import type { ReactNode } from 'react';
import { MAX_COMPARED } from '../../../domain/shop/compare/compared-compounds.ts';
import type { Pin } from '../../stores/pinned-compounds.ts';
import { usePinned } from './pinned.tsx';
import './compare-tick.css';

/** Marks a compound or a part for comparison. Without JavaScript, the checkbox is submitted to the comparison page. */
export function CompareTick({ pin, formId, text }: { pin: Pin; formId: string; text?: string }): ReactNode {
  const { pins, set } = usePinned();
  const { name } = pin;
  const others = pins.filter((other) => other.name !== name);
  const checked = others.length < pins.length;
  return (
    <label className="choice compare-tick">
      <input
        type="checkbox"
        name="compounds"
        value={name}
        form={formId}
        checked={checked}
        disabled={!checked && pins.length >= MAX_COMPARED}
        onChange={() => set(checked ? others : [...pins, pin])}
      />
      {text === undefined ? <span className="visually-hidden">Compare {name}</span> : text}
    </label>
  );
}

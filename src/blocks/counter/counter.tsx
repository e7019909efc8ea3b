import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { keyed } from '../keyed.ts';
import { BlockSection } from '../shared/block-section.tsx';
import type { declaration } from './counter.inputs.ts';
import './counter.css';

/** A row of large figures with labels, without animation. */
export function Counter({ id, items }: BlockProps<typeof declaration>): ReactNode {
  const shown = items.filter(({ label }) => label !== '');
  if (shown.length === 0) return null;
  return (
    <BlockSection id={id}>
      <dl className="counter">
        {keyed(shown).map(([key, { value, prefix, suffix, label, text }]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd className="counter-figure">
              {prefix}
              {value.toLocaleString('en-US')}
              {suffix}
            </dd>
            {text === '' ? null : <dd className="text-muted">{text}</dd>}
          </div>
        ))}
      </dl>
    </BlockSection>
  );
}

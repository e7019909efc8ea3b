import type { ReactNode } from 'react';
import { Fact } from './fact.tsx';

/** Labels and values, each label once. */
export const Facts = (props: {
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly valueClassName?: string | undefined;
}): ReactNode =>
  props.facts.map(([label, value]) => (
    <Fact key={label} label={label} valueClassName={props.valueClassName}>
      {value}
    </Fact>
  ));

import type { ReactNode } from 'react';
import { TextLink } from '../../client/ui/links/text-link.tsx';
import { keyed } from '../keyed.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
  /** Empty if the value is not a link. */
  readonly url: string;
}

/** Returns the facts that staff filled in. */
export const writtenFacts = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(({ label, value }) => label !== '' && value !== '');

/** Facts as label and value; `className` determines the layout. */
export const FactRows = ({ facts, className }: { facts: readonly Fact[]; className: string }): ReactNode => (
  <dl className={className}>
    {keyed(facts).map(([key, { label, value, url }]) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd>{url === '' ? value : <TextLink href={url}>{value}</TextLink>}</dd>
      </div>
    ))}
  </dl>
);

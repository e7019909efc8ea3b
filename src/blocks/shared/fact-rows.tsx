import type { ReactNode } from 'react';
import { keyed } from '../keyed.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
  /** Empty: the value is no link. */
  readonly url: string;
}

/** What staff filled in of their facts. */
export const writtenFacts = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(({ label, value }) => label !== '' && value !== '');

/** Facts, label and value; `className` says how they stand. */
export const FactRows = ({ facts, className }: { facts: readonly Fact[]; className: string }): ReactNode => (
  <dl className={className}>
    {keyed(facts).map(([key, { label, value, url }]) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd>
          {url === '' ? (
            value
          ) : (
            <a className="link" href={url}>
              {value}
            </a>
          )}
        </dd>
      </div>
    ))}
  </dl>
);

import type { ReactNode } from 'react';
import { keyed } from './keyed.ts';

interface Fact {
  readonly label: string;
  readonly value: string;
  /** Empty: the value is no link. */
  readonly url: string;
}

/** Facts as the title block of a drawing: label over value, in hairline cells. */
export function TitleFacts({ facts }: { facts: readonly Fact[] }): ReactNode {
  const shown = facts.filter(({ label, value }) => label !== '' && value !== '');
  if (shown.length === 0) return null;
  return (
    <dl className="title-block title-facts">
      {keyed(shown).map(([key, { label, value, url }]) => (
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
}

import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import { keyed } from '../keyed.ts';
import type { declaration } from './title-block.inputs.ts';

/** Facts as a drawing states them: label over value. */
export function TitleBlock({ id, facts }: BlockProps<typeof declaration>): ReactNode {
  const shown = facts.filter(({ label, value }) => label !== '' && value !== '');
  if (shown.length === 0) return null;
  return (
    <BlockSection id={id}>
      <dl className="tblk facts">
        {keyed(shown).map(([key, { label, value, url }]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              {url === '' ? (
                value
              ) : (
                <a className="lk" href={url}>
                  {value}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </BlockSection>
  );
}

import type { ReactNode } from 'react';
import { TextLink } from '../../client/ui/links/text-link.tsx';
import { anchorId } from '../anchor.ts';
import type { BlockProps } from '../block-props.ts';
import { keyed } from '../keyed.ts';
import { Rich } from '../shared/rich.tsx';
import type { declaration } from './footer.inputs.ts';
import './footer-block.css';

/** The fine print at the bottom of a landing page: a text and links. */
export function Footer({ id, content, links }: BlockProps<typeof declaration>): ReactNode {
  const shown = links.filter(({ label, url }) => label !== '' && url !== '');
  if (content === '' && shown.length === 0) return null;
  return (
    <section className="footer-block" id={anchorId(id)}>
      <div className="page">
        <Rich html={content} />
        {shown.length === 0 ? null : (
          <ul>
            {keyed(shown).map(([key, { label, url }]) => (
              <li key={key}>
                <TextLink href={url}>{label}</TextLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

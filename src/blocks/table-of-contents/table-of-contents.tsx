import type { ReactNode } from 'react';
import { anchorId } from '../anchor.ts';
import type { BlockProps } from '../block-props.ts';
import { keyed } from '../keyed.ts';
import { usePage } from '../page-context.ts';
import type { declaration } from './table-of-contents.inputs.ts';
import './table-of-contents.css';

/** Links to the sections of the page: a rail next to it, a scrolling row on phones. */
export function TableOfContents({ id, heading, items }: BlockProps<typeof declaration>): ReactNode {
  const { outline } = usePage();
  const written = items.filter(({ label, url }) => label !== '' && url !== '');
  const shown = written.length > 0 ? written : outline.map(({ id, label }) => ({ label, url: `#${id}` }));
  if (shown.length === 0) return null;
  return (
    <nav id={anchorId(id)} className="table-of-contents" aria-label={heading || 'On this page'} data-enhance="toc">
      {heading === '' ? null : <p>{heading}</p>}
      <ul>
        {keyed(shown).map(([key, { label, url }]) => (
          <li key={key}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { ReactNode } from 'react';
import type { PageProblem } from '../../../domain/site/content/page-problems.ts';

const show = (blockId: string): void => {
  const block = document.querySelector<HTMLElement>(`[builder-id="${CSS.escape(blockId)}"]`);
  if (block === null) return;
  block.scrollIntoView({ block: 'center' });
  block.dataset.checked = '';
  setTimeout(() => delete block.dataset.checked, 2000);
};

const Problem = ({ message, blockId, blockName }: PageProblem): ReactNode => (
  <li>
    {blockName === undefined ? null : <b>{blockName}: </b>}
    {message}{' '}
    {blockId === undefined ? null : (
      <button type="button" className="link" onClick={() => show(blockId)}>
        Show
      </button>
    )}
  </li>
);

/** What staff should fix on the page; `null` problems mean that the check is still running. */
export function CheckPanel({ problems }: { problems: readonly PageProblem[] | null }): ReactNode {
  const title =
    problems === null ? 'Page check…' : `Page check: ${problems.length === 0 ? 'nothing to mend' : problems.length}`;
  return (
    <details id="page-check">
      <summary>{title}</summary>
      {problems === null || problems.length === 0 ? (
        <p>Headings, pictures, links, colors and the page’s fields are looked at while you edit.</p>
      ) : (
        <ul>
          {problems.map((problem, index) => (
            <Problem key={index} {...problem} />
          ))}
        </ul>
      )}
    </details>
  );
}

import { createRoot } from 'react-dom/client';
import type { PageData } from '../../../domain/site/content/entry.ts';
import { fieldProblems, type PageProblem } from '../../../domain/site/content/page-problems.ts';
import { addressProblems } from './address-problems.ts';
import { CheckPanel } from './check-panel.tsx';
import { domProblems } from './dom-problems.ts';
import { linkProblems } from './link-problems.ts';
import { nameBlocks } from './name-blocks.ts';
import { readingProblems } from './reading-problems.ts';

/** Time without changes after which staff are considered to have stopped typing. */
const QUIET_MS = 800;

const STYLE = `#page-check{position:fixed;left:12px;bottom:12px;z-index:60;max-width:min(420px,calc(100vw - 24px));max-height:60vh;overflow:auto;
border:1px solid var(--color-rule-strong);background:var(--color-paper);color:var(--color-ink);font:13px/1.45 var(--font-sans);box-shadow:0 2px 10px rgb(15 27 34/.12)}
#page-check summary{padding:8px 12px;font-weight:600;cursor:pointer}
#page-check ul{margin:0;padding:0 12px 12px 28px;display:grid;gap:8px;list-style:square}
#page-check p{margin:0;padding:0 12px 12px}
[data-notes]{margin:8px 0 0;padding:8px 12px;border-left:3px solid var(--color-warn);background:var(--color-sheet);font:13px/1.45 var(--font-sans);color:var(--color-ink)}
[data-checked]{outline:3px solid var(--color-warn);outline-offset:2px}`;

const allProblems = async (container: Element, data: PageData): Promise<readonly PageProblem[]> => {
  const found = [
    ...fieldProblems(data),
    ...domProblems(container),
    ...addressProblems(data.blocks),
    ...(await readingProblems(container)),
    ...(await linkProblems(container)),
  ];
  return nameBlocks(found, data.blocks);
};

/**
 * Checks the page after every change and lists what staff should fix next to it. `data` returns the current fields of
 * the page.
 */
export const startPageCheck = (container: HTMLElement, data: () => PageData): void => {
  const style = document.createElement('style');
  style.textContent = STYLE;
  document.head.append(style);
  const panel = document.body.appendChild(document.createElement('div'));
  const root = createRoot(panel);
  root.render(<CheckPanel problems={null} />);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let run = 0;
  const check = async (): Promise<void> => {
    run += 1;
    const mine = run;
    const problems = await allProblems(container, data());
    if (mine === run) root.render(<CheckPanel problems={problems} />);
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      check().catch((error: unknown) => console.warn('The page check failed.', error));
    }, QUIET_MS);
  };
  new MutationObserver(later).observe(container, { subtree: true, childList: true, characterData: true });
  later();
};

/*
 * The page Site health of the desk: numbers move the focus to a section, J and K to the next row with a link.
 */
import { rowShortcuts } from '../row-navigation.ts';
import { focusSearch, listenForShortcuts } from '../shortcuts.ts';

const focusSection = (heading: HTMLElement) => (): void => {
  heading.tabIndex = -1;
  heading.focus();
  heading.scrollIntoView({ block: 'start' });
};

const headings = [...document.querySelectorAll<HTMLElement>('.health section > h2')];

listenForShortcuts({
  ...Object.fromEntries(headings.map((heading, at) => [String(at + 1), focusSection(heading)])),
  ...rowShortcuts('.health-table tbody tr'),
  '/': focusSearch,
});

import { cutText, LONGEST_SEARCH } from '../../domain/kit/text/bounded-text.ts';

/**
 * Copies `?query=` of the page's URL into the search boxes within `root`, because cached pages are rendered without it.
 * A box that has text keeps it.
 */
export const fillSearchBoxes = (root: ParentNode): readonly HTMLInputElement[] => {
  const text = cutText(new URLSearchParams(location.search).get('query') ?? '', LONGEST_SEARCH);
  if (text === '') return [];
  const boxes = [...root.querySelectorAll<HTMLInputElement>('.site-search input')].filter(({ value }) => value === '');
  for (const box of boxes) box.value = text;
  return boxes;
};

/** Fills the boxes again when the page is restored from the back/forward cache, and notifies the hydrated island. */
export const mountSearchText = (): void => {
  addEventListener('pageshow', () => {
    for (const box of fillSearchBoxes(document)) box.dispatchEvent(new Event('input', { bubbles: true }));
  });
};

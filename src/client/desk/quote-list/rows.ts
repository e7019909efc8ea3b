const PREVIEW_WAIT_MS = 120;

const rows = (): readonly HTMLTableRowElement[] => [
  ...document.querySelectorAll<HTMLTableRowElement>('.quotes-table tbody tr'),
];

/** Returns the row that the preview shows. */
export const currentRow = (): HTMLTableRowElement | null =>
  document.querySelector<HTMLTableRowElement>('.quotes-table tbody tr[aria-current]');

const panel = (): HTMLElement | null => document.querySelector('[data-preview-panel]');

let shown = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Loads the preview of a row. XMLHttpRequest parses the response, because the page's policy allows no HTML from strings. */
const loadPreview = (row: HTMLTableRowElement): void => {
  const { quote = '' } = row.dataset;
  shown += 1;
  const own = shown;
  const request = new XMLHttpRequest();
  request.open('GET', `/desk/quotes/preview/${quote}${location.search}`);
  request.responseType = 'document';
  request.addEventListener('load', () => {
    const preview = request.status === 200 ? request.responseXML?.querySelector('#preview') : null;
    if (own !== shown || !preview) return;
    const position = preview.querySelector('[data-position]');
    const all = rows();
    if (position !== null) position.textContent = `${all.indexOf(row) + 1} of ${all.length}`;
    panel()?.replaceChildren(document.importNode(preview, true));
  });
  request.send();
};

/** Makes a row the current one. */
const makeCurrent = (row: HTMLTableRowElement): void => {
  const before = currentRow();
  if (before === row) return;
  before?.removeAttribute('aria-current');
  row.setAttribute('aria-current', 'true');
  row.scrollIntoView({ block: 'nearest' });
  clearTimeout(timer);
  // Only the row on which a person stops is loaded.
  timer = setTimeout(() => loadPreview(row), PREVIEW_WAIT_MS);
};

/** Moves the current row. Returns whether there is one in this direction. */
export const moveBy = (step: 1 | -1): boolean => {
  const all = rows();
  const current = currentRow();
  const next = current === null ? all[0] : all[all.indexOf(current) + step];
  if (next === undefined) return false;
  makeCurrent(next);
  return true;
};

export const openCurrent = (): boolean => {
  const link = currentRow()?.querySelector<HTMLAnchorElement>('.quotes-cell-number a');
  link?.click();
  return Boolean(link);
};

/** Shows or hides the panel with the preview. */
export const togglePreview = (): boolean => {
  const split = document.querySelector('[data-split]');
  split?.classList.toggle('quotes-split-whole');
  return split !== null;
};

/** Opens previews in the panel instead of reloading the page, where the panel is visible. */
export const preparePreview = (): void => {
  document.querySelector('.quotes-table')?.addEventListener('click', (event) => {
    if (!(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('[data-preview]') : null;
    const row = link?.closest('tr');
    if (!link || !row) return;
    event.preventDefault();
    if (panel()?.checkVisibility()) makeCurrent(row);
    else row.querySelector<HTMLAnchorElement>('.quotes-cell-number a')?.click();
  });
};

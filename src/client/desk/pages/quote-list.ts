/*
 * The list of quotes at the desk: keyboard, preview, selection, dialogs, new requests. Everything works without it, by links and
 * forms.
 */
import { watchArrivals } from '../quote-list/arrivals.ts';
import { openChange, prepareDialogs } from '../quote-list/dialogs.ts';
import { currentRow, moveBy, openCurrent, preparePreview, togglePreview } from '../quote-list/rows.ts';
import { clearSelection, prepareSelection, selectCurrent, selectedRefs } from '../quote-list/selection.ts';
import { focusSearch, listenForShortcuts } from '../shortcuts.ts';

const list = document.querySelector<HTMLElement>('[data-list]');

const openTab = (position: number): boolean => {
  const tab = document.querySelectorAll<HTMLAnchorElement>('.desk-tabs a')[position - 1];
  tab?.click();
  return tab !== undefined;
};

const clickLink = (selector: string): boolean => {
  const link = document.querySelector<HTMLElement>(selector);
  link?.click();
  return link !== null;
};

/** Takes the selected quotes, or the current one. */
const takeCurrent = (): boolean => {
  if (selectedRefs().length > 0) return openChange('owner');
  const take = currentRow()?.querySelector<HTMLButtonElement>('button[name=take]');
  if (take) take.click();
  else return openChange('owner');
  return true;
};

/** Enter and Space keep their meaning on links and buttons. */
const isOnControl = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest('a, button, summary') !== null;

if (list !== null) {
  preparePreview();
  prepareSelection();
  prepareDialogs();
  const arrivals = watchArrivals(list);
  document.querySelector<HTMLFormElement>('[data-filters]')?.addEventListener('change', (event) => {
    list.classList.add('quotes-waiting-to-load');
    (event.currentTarget as HTMLFormElement).requestSubmit();
  });
  const tabs = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((key) => [String(key), () => openTab(key)]));
  listenForShortcuts({
    ...tabs,
    j: () => moveBy(1),
    k: () => moveBy(-1),
    Enter: (event) => !isOnControl(event) && openCurrent(),
    ' ': (event) => !isOnControl(event) && togglePreview(),
    a: takeCurrent,
    f: () => openChange('follow-up'),
    l: () => openChange('lost'),
    x: () => selectCurrent(false),
    X: () => selectCurrent(true),
    Escape: clearSelection,
    '/': focusSearch,
    n: () => clickLink('a[href="/desk/quotes/new"]'),
    r: arrivals.show,
    '?': () => document.querySelector<HTMLDialogElement>('#shortcuts')?.showModal(),
  });
}

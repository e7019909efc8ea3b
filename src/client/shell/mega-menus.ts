import { neighbor } from './menu-keys.ts';
import { createTypeAhead } from './type-ahead.ts';

/** Forgives a pointer that takes the diagonal from a label to its menu (design §8). */
const CLOSE_DELAY_MS = 120;
const WIDE = '(min-width: 1025px)';

const isLetter = (event: KeyboardEvent): boolean =>
  event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;

/**
 * The header's menus: open under the pointer, close behind it, toggle on click; arrow keys, first letters, Escape.
 * Without this script labels are links and menus open by CSS.
 */
export const mountMegaMenus = (navigation: HTMLElement | null): void => {
  if (!navigation) return;
  const labels = [...navigation.querySelectorAll<HTMLAnchorElement>('[data-menu]')];
  const typeAhead = createTypeAhead();
  let open: HTMLAnchorElement | null = null;
  /** Opened by hovering only: the click that follows keeps the menu, the next one closes it. */
  let hovered = false;
  let timer = 0;

  const show = (label: HTMLAnchorElement | null, byPointer = false): void => {
    clearTimeout(timer);
    if (label !== open) hovered = byPointer;
    open = label;
    for (const one of labels) one.setAttribute('aria-expanded', String(one === label));
  };
  const later = (label: HTMLAnchorElement | null): void => {
    clearTimeout(timer);
    timer = window.setTimeout(show, CLOSE_DELAY_MS, label, true);
  };
  const panelOf = (label: HTMLAnchorElement): HTMLElement | null => document.getElementById(label.dataset.menu ?? '');
  const columnsOf = (label: HTMLAnchorElement): HTMLElement[][] =>
    [...(panelOf(label)?.firstElementChild?.children ?? [])].map((column) => [
      ...column.querySelectorAll<HTMLElement>('a'),
    ]);

  for (const label of labels) {
    const item = label.parentElement ?? label;
    label.role = 'button';
    label.setAttribute('aria-controls', label.dataset.menu ?? '');
    item.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      if (open && open !== label) later(label);
      else show(label, true);
    });
    item.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') later(null);
    });
    label.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const keep = open !== label || hovered;
      show(keep ? label : null);
      hovered = false;
    });
  }
  show(null);

  navigation.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement)) return;
    const place = labels.findIndex((label) => label === target);
    const label = labels[place];
    if (key === 'Escape' && open) {
      event.stopPropagation();
      if (open.parentElement?.contains(target)) open.focus();
      show(null);
      return;
    }
    let next: HTMLElement | undefined;
    if (label) {
      if (key === ' ' || key === 'ArrowDown') {
        event.preventDefault();
        const wasOpen = open === label;
        show(key === ' ' && wasOpen ? null : label);
        hovered = false;
        if (key === 'ArrowDown') columnsOf(label)[0]?.at(0)?.focus();
        return;
      }
      if (isLetter(event)) next = labels[typeAhead(key, event.timeStamp, textsOf(labels), place)];
      else if (key !== 'ArrowUp') next = neighbor([labels], label, SIDEWAYS[key] ?? key);
    } else if (open) {
      const columns = columnsOf(open);
      const links = columns.flat();
      next = isLetter(event)
        ? links[typeAhead(key, event.timeStamp, textsOf(links), links.indexOf(target))]
        : neighbor(columns, target, key);
    }
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (label && open && labels.some((one) => one === next)) show(next as HTMLAnchorElement);
  });
  navigation.addEventListener('focusout', ({ relatedTarget }) => {
    if (open && relatedTarget instanceof Node && !open.parentElement?.contains(relatedTarget)) {
      const label = labels.find((one) => one === relatedTarget);
      if (!label) show(null);
    }
  });
  addEventListener('pointerdown', ({ target }) => {
    if (open && target instanceof Node && !open.parentElement?.contains(target)) show(null);
  });
  matchMedia(WIDE).addEventListener('change', () => show(null));
};

/** Labels stand in one row: left and right are their up and down. */
const SIDEWAYS: Readonly<Record<string, string>> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' };

const textsOf = (elements: readonly HTMLElement[]): string[] => elements.map(({ textContent }) => textContent ?? '');

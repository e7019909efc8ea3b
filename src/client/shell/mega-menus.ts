import { neighbor } from './menu-keys.ts';
import { createTypeAhead } from './type-ahead.ts';

/** Tolerates a pointer that moves diagonally from a label to its menu. */
const CLOSE_DELAY_MS = 120;
/** A click this soon after hovering opened the menu was aimed at the closed menu. */
const HOVER_CLICK_MS = 400;
const WIDE = '(min-width: 1025px)';
/** Labels are in one row, so left and right act as up and down. */
const SIDEWAYS: Readonly<Record<string, string>> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' };

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

const textsOf = (elements: readonly HTMLElement[]): string[] => elements.map(({ textContent }) => textContent ?? '');

/** Links of a label's menu, by column. */
const columnsOf = ({ dataset }: HTMLAnchorElement): HTMLElement[][] =>
  [...(document.getElementById(dataset.menu ?? '')?.firstElementChild?.children ?? [])].map((column) => [
    ...column.querySelectorAll<HTMLElement>('a'),
  ]);

/**
 * The header's menus: open on hover, close when the pointer leaves, toggle on click, except right after hovering opened
 * them; arrow keys, first letters, Escape.
 * Without JavaScript labels are links and menus open by CSS.
 */
export const mountMegaMenus = (navigation: HTMLElement | null): void => {
  if (!navigation) return;
  const labels = [...navigation.querySelectorAll<HTMLAnchorElement>('[data-menu]')];
  const findLabel = createTypeAhead();
  const findLink = createTypeAhead();
  let open: HTMLAnchorElement | null = null;
  let timer = 0;
  let hoveredAt = Number.NEGATIVE_INFINITY;

  const show = (label: HTMLAnchorElement | null): void => {
    clearTimeout(timer);
    open = label;
    for (const one of labels) one.setAttribute('aria-expanded', String(one === label));
  };
  const showByHover = (label: HTMLAnchorElement | null): void => {
    hoveredAt = performance.now();
    show(label);
  };
  const later = (label: HTMLAnchorElement | null): void => {
    clearTimeout(timer);
    timer = window.setTimeout(showByHover, CLOSE_DELAY_MS, label);
  };
  const toggle = (label: HTMLAnchorElement): void => show(open === label ? null : label);
  const isOutside = (node: EventTarget | null): boolean =>
    node instanceof Node && open !== null && !open.parentElement?.contains(node);

  for (const label of labels) {
    label.role = 'button';
    label.setAttribute('aria-controls', label.dataset.menu ?? '');
    label.parentElement?.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      if (open && open !== label) later(label);
      else if (open) clearTimeout(timer);
      else showByHover(label);
    });
    label.parentElement?.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') later(null);
    });
    label.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const isAimedAtClosed = open === label && performance.now() - hoveredAt < HOVER_CLICK_MS;
      if (!isAimedAtClosed) toggle(label);
    });
  }
  show(null);

  /** The target of a key from a label. An open menu follows. */
  const fromLabel = (label: HTMLAnchorElement, event: KeyboardEvent): HTMLElement | undefined => {
    const { key, timeStamp } = event;
    if (key === ' ') {
      event.preventDefault();
      toggle(label);
      return undefined;
    }
    if (key === 'ArrowDown') {
      show(label);
      return columnsOf(label)[0]?.[0];
    }
    if (key === 'ArrowUp') return undefined;
    const next = isLetter(event)
      ? labels[findLabel(key, timeStamp, textsOf(labels), labels.indexOf(label))]
      : neighbor([labels], label, SIDEWAYS[key] ?? key);
    if (open && next) show(labels.find((one) => one === next) ?? null);
    return next;
  };
  const fromLink = (columns: HTMLElement[][], link: HTMLElement, event: KeyboardEvent): HTMLElement | undefined => {
    const links = columns.flat();
    return isLetter(event)
      ? links[findLink(event.key, event.timeStamp, textsOf(links), links.indexOf(link))]
      : neighbor(columns, link, event.key);
  };

  navigation.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement)) return;
    if (key === 'Escape') {
      if (open && !isOutside(target)) open.focus();
      show(null);
      return;
    }
    const label = labels.find((one) => one === target);
    const next = label ? fromLabel(label, event) : open ? fromLink(columnsOf(open), target, event) : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  // When focus moves from label to label, an open menu has already followed.
  navigation.addEventListener('focusout', ({ relatedTarget }) => {
    if (isOutside(relatedTarget)) show(null);
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') show(null);
  });
  addEventListener('pointerdown', ({ target }) => {
    if (isOutside(target)) show(null);
  });
  matchMedia(WIDE).addEventListener('change', () => show(null));
};

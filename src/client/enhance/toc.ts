/** The area in which a section counts as being read: from the top edge to a fifth of the window. */
const READING_ZONE = '0px 0px -80% 0px';

/** Space to the left of the current link in a scrolling row, px. */
const GUTTER = 16;

const targetOf = (link: HTMLAnchorElement): HTMLElement | null =>
  link.hash === '' ? null : document.getElementById(decodeURIComponent(link.hash.slice(1)));

/** Highlights the link of the section being read. On phones, the row of links scrolls along. */
export const enhance = (nav: HTMLElement): void => {
  const links = [...nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const sections = new Map<Element, HTMLAnchorElement>();
  for (const link of links) {
    const section = targetOf(link);
    if (section) sections.set(section, link);
  }
  const inZone = new Set<Element>();
  const mark = (current: HTMLAnchorElement): void => {
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    const row = current.closest('ul');
    if (row && row.scrollWidth > row.clientWidth) row.scrollLeft = current.offsetLeft - row.offsetLeft - GUTTER;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inZone.add(target);
        else inZone.delete(target);
      }
      const last = [...sections].findLast(([section]) => inZone.has(section));
      if (last) mark(last[1]);
    },
    { rootMargin: READING_ZONE },
  );
  for (const section of sections.keys()) observer.observe(section);
  const [first] = sections.values();
  if (first) mark(first);
};

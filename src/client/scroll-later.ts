/** The layout that a click brings about is there by then. */
const SCROLL_DELAY_MS = 50;

/** Scrolls 50 ms later; the returned function calls it off. */
export const scrollLater = (scroll: () => void): (() => void) => {
  const timer = setTimeout(scroll, SCROLL_DELAY_MS);
  return () => clearTimeout(timer);
};

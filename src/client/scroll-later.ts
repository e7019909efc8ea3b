/** By then, layout changes caused by the click are done. */
const SCROLL_DELAY_MS = 50;

/** Scrolls after 50 ms. The returned function cancels it. */
export const scrollLater = (scroll: () => void): (() => void) => {
  const timer = setTimeout(scroll, SCROLL_DELAY_MS);
  return () => clearTimeout(timer);
};

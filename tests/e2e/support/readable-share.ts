/** Runs in the page: returns the share of its text, by letters, that is visible without horizontal scrolling. */
export const readableShare = (): number => {
  const main = document.querySelector('main') as HTMLElement;
  const isInside = (box: DOMRect, left: number, right: number): boolean =>
    box.left >= left - 1 && box.right <= right + 1;
  const isSeen = (element: Element, boxes: readonly DOMRect[]): boolean => {
    if (!boxes.every((box) => isInside(box, 0, innerWidth))) return false;
    for (let around: Element | null = element; around && around !== main; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue;
      const { left, right } = around.getBoundingClientRect();
      if (!boxes.every((box) => isInside(box, left, right))) return false;
    }
    return true;
  };
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  let all = 0;
  let seen = 0;
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    const letters = text.textContent?.trim().length ?? 0;
    if (letters === 0 || !element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('.visually-hidden, select, noscript, script')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    all += letters;
    if (isSeen(element, [...range.getClientRects()])) seen += letters;
  }
  return seen / all;
};

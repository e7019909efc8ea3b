const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** `/` puts the cursor into the header's search box, on small screens too, unless one is typing somewhere. */
export const mountSearchShortcut = (): void => {
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const boxes = [...document.querySelectorAll<HTMLInputElement>('.site-search input[type=search]')];
    const folded = document.querySelector<HTMLDetailsElement>('details[data-search]');
    const input = boxes.find((box) => box.offsetParent !== null && !folded?.contains(box)) ?? boxes.at(-1);
    if (!input) return;
    if (folded?.contains(input)) folded.open = true;
    event.preventDefault();
    input.select();
    input.focus();
  });
};

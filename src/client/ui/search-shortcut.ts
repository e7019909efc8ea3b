const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** `/` puts the cursor into the header's search box, unless one is typing somewhere. */
export const mountSearchShortcut = (form: HTMLFormElement | null): void => {
  const input = form?.querySelector<HTMLInputElement>('input[type=search]');
  if (!input) return;
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (input.offsetParent === null) return;
    event.preventDefault();
    input.select();
    input.focus();
  });
};

/**
 * Defers updates while staff edit a text inline, because rendering again would lose the caret. The last deferred update
 * is applied when they leave the text.
 */
export const deferWhileTyping = <Update>(
  container: HTMLElement,
  apply: (update: Update) => void,
): ((update: Update) => void) => {
  let pending: { readonly update: Update } | null = null;
  const isTyping = (): boolean => {
    const text = document.activeElement;
    return text instanceof HTMLElement && text.isContentEditable && container.contains(text) && document.hasFocus();
  };
  const release = (): void => {
    setTimeout(() => {
      if (pending === null || isTyping()) return;
      const { update } = pending;
      pending = null;
      apply(update);
    });
  };
  container.addEventListener('focusout', release);
  window.addEventListener('blur', release);
  return (update) => {
    if (isTyping()) pending = { update };
    else {
      pending = null;
      apply(update);
    }
  };
};

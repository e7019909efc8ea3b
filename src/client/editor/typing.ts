/**
 * Defers updates while staff edit a text inline, because rendering again would lose the caret. The last deferred update
 * is applied when they leave the text.
 */
export const holdWhileTyping = <Update>(
  container: HTMLElement,
  apply: (update: Update) => void,
): ((update: Update) => void) => {
  let held: { readonly update: Update } | null = null;
  const isTyping = (): boolean => {
    const text = document.activeElement;
    return text instanceof HTMLElement && text.isContentEditable && container.contains(text) && document.hasFocus();
  };
  const release = (): void => {
    setTimeout(() => {
      if (held === null || isTyping()) return;
      const { update } = held;
      held = null;
      apply(update);
    });
  };
  container.addEventListener('focusout', release);
  window.addEventListener('blur', release);
  return (update) => {
    if (isTyping()) held = { update };
    else {
      held = null;
      apply(update);
    }
  };
};

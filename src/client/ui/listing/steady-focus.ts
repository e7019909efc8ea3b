import { Component, type RefObject } from 'react';

interface Held {
  readonly element: Element;
  readonly top: number;
}

/**
 * Keeps what has focus in the panel where it is on the screen while an answer makes sections above it longer or shorter.
 * A class, since only those are asked right before what they show changes.
 */
export class SteadyFocus extends Component<{
  readonly panel: RefObject<HTMLElement | null>;
  /** Changes with every answer. */
  readonly shown: unknown;
}> {
  override getSnapshotBeforeUpdate(before: Readonly<{ shown: unknown }>): Held | null {
    const { panel, shown } = this.props;
    const { activeElement } = document;
    if (shown === before.shown || !activeElement || !panel.current?.contains(activeElement)) return null;
    return { element: activeElement, top: activeElement.getBoundingClientRect().top };
  }

  override componentDidUpdate(_before: unknown, _state: unknown, held: Held | null): void {
    if (held === null) return;
    const { element, top } = held;
    const moved = element.getBoundingClientRect().top - top;
    if (moved === 0) return;
    const overlay = element.closest('.filter-panel.is-open .filter-panel-sections');
    (overlay ?? window).scrollBy({ top: moved, behavior: 'instant' });
  }

  override render(): null {
    return null;
  }
}

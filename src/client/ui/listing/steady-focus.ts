import { Component, type RefObject } from 'react';

interface FocusSnapshot {
  readonly element: Element;
  readonly top: number;
}

/**
 * Keeps the focused element in the panel at the same screen position when a response changes the height of sections
 * above it. It is a class component because only those have `getSnapshotBeforeUpdate`.
 */
export class SteadyFocus extends Component<{
  readonly panel: RefObject<HTMLElement | null>;
  /** Changes with every response. */
  readonly shown: unknown;
}> {
  override getSnapshotBeforeUpdate(before: Readonly<{ shown: unknown }>): FocusSnapshot | null {
    const { panel, shown } = this.props;
    const { activeElement } = document;
    if (shown === before.shown || !activeElement || !panel.current?.contains(activeElement)) return null;
    return { element: activeElement, top: activeElement.getBoundingClientRect().top };
  }

  override componentDidUpdate(_before: unknown, _state: unknown, snapshot: FocusSnapshot | null): void {
    if (snapshot === null) return;
    const { element, top } = snapshot;
    const moved = element.getBoundingClientRect().top - top;
    if (moved === 0) return;
    const scroller = element.closest('.filter-panel.is-open .filter-panel-sections, [data-island="store-filters"]');
    (scroller ?? window).scrollBy({ top: moved, behavior: 'instant' });
  }

  override render(): null {
    return null;
  }
}

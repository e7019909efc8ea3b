import type { ReactNode } from 'react';

/** A frame in which a wide table scrolls on narrow screens, by keyboard, too. */
export const TableScroll = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable with the keyboard
  <section className="desk-scroll" tabIndex={0} aria-label={label}>
    {children}
  </section>
);

import type { ComponentProps, MouseEvent, ReactNode } from 'react';

/** Whether the page may handle a click itself: main button without modifier keys. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A real link that a plain click handles within the page; without JavaScript, or in a new tab, the browser follows its
 * URL.
 */
export const InPlaceLink = ({
  href,
  onFollow,
  ...rest
}: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { href: string; onFollow: () => void }): ReactNode => (
  <a
    rel="nofollow"
    {...rest}
    href={href}
    onClick={(event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onFollow();
    }}
  />
);

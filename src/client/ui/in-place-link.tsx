import type { ComponentProps, MouseEvent, ReactNode } from 'react';

/** A click the page may answer itself: no modifier key, main button. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A real link that a plain click follows within the page; without script, or in a new tab, it is an address. */
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

import type { ReactNode } from 'react';

/** A wide table's own frame: it scrolls sideways on narrow windows and the keyboard can reach it. */
export const ReferenceFrame = (props: { label: string; className?: string; children: ReactNode }): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be within reach of the keyboard
  <section className={`reference-frame ${props.className ?? ''}`.trim()} aria-label={props.label} tabIndex={0}>
    {props.children}
  </section>
);

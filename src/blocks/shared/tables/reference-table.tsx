import type { ComponentProps, ReactNode } from 'react';
import './scroll-cue.css';
import './reference-frame.css';
import './reference-table.css';

interface Props extends Omit<ComponentProps<'table'>, 'aria-label'> {
  /** Accessible name of the table and of its scrollable frame. */
  readonly label: string;
  readonly frameClassName?: string;
}

/** A wide table in a separate frame, which scrolls horizontally in narrow windows and is focusable by keyboard. */
export const ReferenceTable = ({ label, frameClassName = '', className, ...table }: Props): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be within reach of the keyboard
  <section className={`reference-frame scroll-cue ${frameClassName}`.trim()} aria-label={label} tabIndex={0}>
    <table {...table} className={`plain-table ${className}`} aria-label={label} />
  </section>
);

/** Header of the column with links to the parts of a row. */
export const StoreHead = (): ReactNode => (
  <th scope="col" className="is-ruled">
    In the store
  </th>
);

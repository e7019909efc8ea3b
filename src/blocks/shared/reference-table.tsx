import type { ComponentProps, ReactNode } from 'react';
import './reference-frame.css';
import './reference-table.css';

interface Props extends Omit<ComponentProps<'table'>, 'aria-label'> {
  /** Names the table, and the frame it scrolls in. */
  readonly label: string;
  readonly frameClassName?: string;
}

/** A wide table in a frame of its own: it scrolls sideways on narrow windows and the keyboard can reach it. */
export const ReferenceTable = ({ label, frameClassName = '', className, ...table }: Props): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be within reach of the keyboard
  <section className={`reference-frame ${frameClassName}`.trim()} aria-label={label} tabIndex={0}>
    <table {...table} className={`plain-table ${className}`} aria-label={label} />
  </section>
);

/** Head of the column that leads to the parts of a row. */
export const StoreHead = (): ReactNode => (
  <th scope="col" className="is-ruled">
    In the store
  </th>
);

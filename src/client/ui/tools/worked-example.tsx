import type { ReactNode } from 'react';
import './worked-example.css';

/** A result of example values, inside a dashed line, shown while the form is empty. `href` is the tool with these values. */
export const WorkedExample = (props: { values: string; href: string; children: ReactNode }): ReactNode => (
  <section className="worked-example" aria-label="Worked example">
    <p>
      <span>
        <b>An example.</b> {props.values}
      </span>
      <a className="button" href={props.href} rel="nofollow">
        Use these values
      </a>
    </p>
    {props.children}
  </section>
);

import type { ReactNode } from 'react';
import './tool-bar.css';

/** The answer in short and the way to its parts, at hand while one scrolls a phone. */
export const ToolBar = (props: { href: string | null; shop: string; children: ReactNode }): ReactNode => (
  <div className="tool-bar only-mobile">
    <span>{props.children}</span>
    {props.href === null ? null : (
      <a className="button button-primary" href={props.href}>
        {props.shop}
      </a>
    )}
  </div>
);

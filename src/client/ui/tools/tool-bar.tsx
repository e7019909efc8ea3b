import type { ReactNode } from 'react';
import './tool-bar.css';

/** A short result with a link to its parts, which stays visible while scrolling on a phone. */
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

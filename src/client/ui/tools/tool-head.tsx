import type { ReactNode } from 'react';
import './tool-head.css';

/** The tool's title and summary, with page actions at the right. */
export const ToolHead = (props: { title: string; summary: string; children: ReactNode }): ReactNode => (
  <div className="tool-head">
    <div>
      <h1 className="heading-2">{props.title}</h1>
      <p className="text-secondary">{props.summary}</p>
    </div>
    <p className="tool-head-actions">{props.children}</p>
  </div>
);

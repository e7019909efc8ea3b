import type { ReactNode } from 'react';
import type { SafeHtml } from '../define-block.ts';
import './rich.css';

/** Rich text sanitized by the allow-list. */
export const Rich = ({ html, className = '' }: { html: SafeHtml; className?: string }): ReactNode =>
  html === '' ? null : <div className={`rich-text ${className}`.trim()} dangerouslySetInnerHTML={{ __html: html }} />;

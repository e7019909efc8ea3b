import type { ReactNode } from 'react';
import type { SafeHtml } from '../define-block.ts';
import './rich.css';

/** Text with markup that has been through the allow-list. */
export const Rich = ({ html, className = '' }: { html: SafeHtml; className?: string }): ReactNode =>
  html === '' ? null : <div className={`rich-text ${className}`.trim()} dangerouslySetInnerHTML={{ __html: html }} />;

import type { ReactNode } from 'react';
import { highlight } from './highlight.ts';

/** A text with the search words highlighted. */
export const Marked = ({ text, search }: { text: string; search: string }): ReactNode =>
  highlight(text, search).map((piece, index) => {
    return piece.match ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>;
  });

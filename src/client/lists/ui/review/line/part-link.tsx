import type { ReactNode } from 'react';
import { partHref } from '../../../../../domain/reference/paths/store-links.ts';

/** A link to the page of a part, in a new tab, so that the review stays open. */
export const PartLink = ({ name, tabIndex }: { name: string; tabIndex: number }): ReactNode => (
  <a className="link text-mono" href={partHref(name)} target="_blank" rel="noopener" tabIndex={tabIndex}>
    {name}
  </a>
);

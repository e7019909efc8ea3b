import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import './site-search.css';

/**
 * The header's search box. Its JavaScript loads when it is first used; until then, and without JavaScript, it is a
 * form.
 */
export const SiteSearch = ({ text, label }: { text: string; label: string }): ReactNode => (
  <div className="site-search">
    <Island name="site-search" props={{ text, label }} on="interaction" />
  </div>
);

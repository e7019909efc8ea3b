import type { ReactNode } from 'react';
import { STORE_PATH } from '../../domain/site/store-links.ts';
import { Mark } from './drawings/mark.tsx';

/** Mark and name, linked to the store. The first word of the brand is set heavier. */
export function Logo({ brandName }: { brandName: string }): ReactNode {
  const [first, ...rest] = brandName.split(' ');
  return (
    <a className="logo" href={STORE_PATH} aria-label={`${brandName}, store`}>
      <Mark />
      <span className="wm">
        {first} <span>{rest.join(' ')}</span>
      </span>
    </a>
  );
}

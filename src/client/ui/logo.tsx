import type { ReactNode } from 'react';
import { Mark } from '../../drawings/mark.tsx';
import './logo.css';

/** Logo and name, linked to the home page. The first word of the brand is bold. */
export function Logo({ brandName }: { brandName: string }): ReactNode {
  const [first, ...rest] = brandName.split(' ');
  return (
    <a className="logo" href="/" aria-label={`${brandName}, home`}>
      <Mark />
      <span className="logo-name">
        {first} <span>{rest.join(' ')}</span>
      </span>
    </a>
  );
}

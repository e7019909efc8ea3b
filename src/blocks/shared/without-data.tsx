import type { ReactNode } from 'react';
import { BlockSection } from './block-section.tsx';

/** Where a block about materials leads then. */
export const COMPARE_MATERIALS = { label: 'Compare all materials', href: '/material-comparison-guide' } as const;

/** Stands where a data block would be when its data could not be read: says so and leads on. */
export const WithoutData = (props: {
  id: string;
  heading: string;
  /** A whole sentence. */
  children: ReactNode;
  link: { readonly label: string; readonly href: string };
}): ReactNode => (
  <BlockSection id={props.id} heading={props.heading}>
    <p>
      {props.children}{' '}
      <a className="link" href={props.link.href}>
        {props.link.label}
      </a>
    </p>
  </BlockSection>
);

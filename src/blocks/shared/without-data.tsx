import type { ReactNode } from 'react';
import { TextLink } from '../../client/ui/links/text-link.tsx';
import { BlockSection } from './block-section.tsx';

/** Fallback link of a block about materials. */
export const COMPARE_MATERIALS = { label: 'Compare all materials', href: '/material-comparison-guide' } as const;

/** Replaces a data block whose data could not be loaded: says so and offers a link. */
export const WithoutData = (props: {
  id: string;
  heading: string;
  /** A complete sentence. */
  children: ReactNode;
  link: { readonly label: string; readonly href: string };
}): ReactNode => (
  <BlockSection id={props.id} heading={props.heading}>
    <p>
      {props.children} <TextLink href={props.link.href}>{props.link.label}</TextLink>
    </p>
  </BlockSection>
);

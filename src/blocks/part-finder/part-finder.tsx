import type { ComponentProps, ReactNode } from 'react';
import { Island } from '../../client/island.tsx';
import type PartFinderIsland from '../../client/islands/part-finder.tsx';
import type { BlockProps } from '../block-props.ts';
import type { declaration } from './part-finder.inputs.ts';
import './part-finder.css';

/** Data for the first view of the finder, loaded by the server. */
export type PartFinderData = Omit<ComponentProps<typeof PartFinderIsland>, 'heading' | 'lead'>;

/** The finder. Without data, only its heading, so that the page has an h1. */
export function PartFinder({ heading, lead, data }: BlockProps<typeof declaration, PartFinderData>): ReactNode {
  if (data === null) {
    return (
      <section className="part-finder page">
        <h1 className="heading-1">{heading}</h1>
        <p className="text-lead">{lead}</p>
      </section>
    );
  }
  return (
    <section className="part-finder">
      <Island name="part-finder" props={{ heading, lead, ...data }} on="interaction" />
    </section>
  );
}

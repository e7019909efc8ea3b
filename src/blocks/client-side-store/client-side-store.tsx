import type { ComponentProps, ReactNode } from 'react';
import { Island } from '../../client/island.tsx';
import type EmbeddedStoreIsland from '../../client/islands/embedded-store.tsx';
import { TextLink } from '../../client/ui/links/text-link.tsx';
import { anchorId } from '../anchor.ts';
import type { BlockProps } from '../block-props.ts';
import { widthHint } from '../width-hint.ts';
import type { declaration } from './client-side-store.inputs.ts';
import './client-side-store.css';

/** Data for the first view of the store, loaded by the server. */
export type ClientSideStoreData = Omit<ComponentProps<typeof EmbeddedStoreIsland>, 'listing'>;

/** The compounds of the store with their filters. Without data, a link to the store. */
export function ClientSideStore(props: BlockProps<typeof declaration, ClientSideStoreData>): ReactNode {
  const { id, initialUrl, height, blockId, data } = props;
  if (data === null) {
    return (
      <p id={anchorId(id)} className="page text-secondary">
        The compounds could not be loaded. <TextLink href={initialUrl}>Open the store</TextLink>
      </p>
    );
  }
  return (
    <div id={anchorId(id)} className="client-side-store" style={{ height: widthHint(height) ?? 'var(--embed-h)' }}>
      <Island name="embedded-store" props={{ listing: blockId, ...data }} on="visible" />
    </div>
  );
}

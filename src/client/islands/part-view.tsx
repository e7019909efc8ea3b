import type { ComponentProps, ReactNode } from 'react';
import { PartView } from '../ui/solid/part-view.tsx';

/** On a part's page, above its drawing: opens the 3D view of the ring. */
export default function PartViewIsland(props: ComponentProps<typeof PartView>): ReactNode {
  return <PartView {...props} />;
}

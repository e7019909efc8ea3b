import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import type { DesignerEntry } from '../../../domain/gland-design/entry.ts';
import type { RingParts } from '../../../domain/gland-design/ring-parts.ts';
import type { LengthUnit } from '../../../domain/units.ts';
import { ToolBreadcrumb } from './tool-breadcrumb.tsx';

/** The frame of the gland designer; its island is complete without script. */
export function GlandDesignerPage(props: {
  entry: DesignerEntry;
  unit: LengthUnit;
  parts: RingParts | null;
}): ReactNode {
  const { entry, unit, parts } = props;
  return (
    <div className="page">
      <ToolBreadcrumb label="Gland designer" />
      <Island name="gland-designer" props={{ initial: entry, visitorUnit: unit, parts }} />
    </div>
  );
}

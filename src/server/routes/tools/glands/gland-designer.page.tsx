import type { ReactNode } from 'react';
import { Island } from '../../../../client/island.tsx';
import { KeepOffline } from '../../../../client/ui/offline/keep-offline.tsx';
import type { DesignerEntry } from '../../../../domain/engineering/gland-design/entry/entry.ts';
import type { RingParts } from '../../../../domain/engineering/gland-design/rings/ring-parts.ts';
import type { LengthUnit } from '../../../../domain/kit/units.ts';
import type { AppPath } from '../../../../domain/reference/paths/app-pages.ts';
import type { PageHead } from '../../../render/page-head.ts';
import { ToolBreadcrumb } from '../tool-breadcrumb.tsx';

export { loadGlandDesigner as load } from './gland-designer.load.ts';

export const head: PageHead = {
  sheets: ['glands'],
  title: 'O-ring gland designer with tolerances',
  description:
    'Design an O-ring gland or check one: squeeze, stretch, fill and gap at every corner of the tolerances, with reasons, drawing and parts in stock.',
  canonical: '/tools/gland-designer' satisfies AppPath,
  preload: ['gland-designer'],
};

/** The frame of the gland designer. Its island is complete without JavaScript. */
export default function GlandDesignerPage(props: {
  entry: DesignerEntry;
  unit: LengthUnit;
  parts: RingParts | null;
}): ReactNode {
  const { entry, unit, parts } = props;
  return (
    <div className="page">
      <ToolBreadcrumb path="/tools/gland-designer" />
      <Island name="gland-designer" props={{ initial: entry, visitorUnit: unit, parts }} />
      <KeepOffline place="site" />
    </div>
  );
}

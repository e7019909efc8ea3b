import type { ReactNode } from 'react';
import { Island } from '../../../../client/island.tsx';
import { KeepOffline } from '../../../../client/ui/offline/keep-offline.tsx';
import type { DesignerEntry } from '../../../../domain/engineering/gland-design/entry/entry.ts';
import type { LengthUnit, TemperatureUnit } from '../../../../domain/kit/units.ts';
import type { AppPath } from '../../../../domain/reference/paths/app-pages.ts';
import type { SizePartsResponse } from '../../../../domain/site/api/catalog/size-parts.ts';
import type { PageHead } from '../../../render/page-head.ts';
import { ToolBreadcrumb } from '../tool-breadcrumb.tsx';
import { WithoutParts } from '../without-parts.tsx';

export { loadGrooveToRing as load } from './groove-to-ring.load.ts';

export const head: PageHead = {
  sheets: ['grooves'],
  title: 'Which O-ring fits this groove',
  description:
    'Measure a groove of unknown make and see every O-ring of AS568, ISO 3601, JIS and metric charts that fits it, ranked by squeeze, stretch and fill, with parts.',
  canonical: '/tools/groove-to-ring' satisfies AppPath,
  preload: ['groove-to-ring'],
};

/** `/tools/groove-to-ring`: complete without JavaScript. The island takes over with the first input. */
export default function GrooveToRingPage({
  parts,
  ...props
}: {
  initial: DesignerEntry;
  visitorUnit: LengthUnit;
  temperature: TemperatureUnit;
  /** `null` without a catalog. */
  parts: readonly SizePartsResponse[] | null;
}): ReactNode {
  return (
    <div className="page">
      <ToolBreadcrumb path="/tools/groove-to-ring" />
      {parts === null ? <WithoutParts /> : null}
      <Island name="groove-to-ring" props={{ ...props, parts: parts ?? [] }} />
      <KeepOffline place="site" />
    </div>
  );
}

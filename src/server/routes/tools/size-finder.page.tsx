import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import { KeepOffline } from '../../../client/ui/offline/keep-offline.tsx';
import type { SizeFields } from '../../../domain/engineering/size-finder/size-question.ts';
import type { TemperatureUnit } from '../../../domain/kit/units.ts';
import type { AppPath } from '../../../domain/reference/paths/app-pages.ts';
import type { Size } from '../../../domain/reference/sizes/size.ts';
import type { SizePartsResponse } from '../../../domain/site/api/catalog/size-parts.ts';
import type { PageHead } from '../../render/page-head.ts';
import { ToolBreadcrumb } from './tool-breadcrumb.tsx';
import { WithoutParts } from './without-parts.tsx';

export { loadSizes as load } from './size-finder.load.ts';

export const head: PageHead = {
  sheets: ['measuring'],
  title: 'O-ring size finder: from a measured ring to its size',
  description:
    'Measure a ring, new or worn, and get the sizes of AS568, ISO 3601, JIS and metric it may be, ranked, with parts, prices and stock.',
  canonical: '/tools/size-finder' satisfies AppPath,
  preload: ['size-finder'],
};

/** `/tools/size-finder`: complete without JavaScript. The island takes over with the first input. */
export default function SizeFinderPage({
  parts,
  ...props
}: {
  fields: SizeFields;
  /** `null` without a catalog. */
  parts: readonly SizePartsResponse[] | null;
  house: readonly Size[];
  temperature: TemperatureUnit;
}): ReactNode {
  return (
    <div className="page">
      <ToolBreadcrumb path="/tools/size-finder" />
      {parts === null ? <WithoutParts /> : null}
      <Island name="size-finder" props={{ ...props, parts: parts ?? [] }} on="touch" />
      <KeepOffline place="site" />
    </div>
  );
}

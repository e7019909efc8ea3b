import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import type { SizePartsAnswer } from '../../../domain/api/size-parts.ts';
import type { DesignerEntry } from '../../../domain/gland-design/entry.ts';
import type { LengthUnit, TemperatureUnit } from '../../../domain/units.ts';
import { ToolBreadcrumb } from './tool-breadcrumb.tsx';
import { WithoutParts } from './without-parts.tsx';

/** `/tools/groove-to-ring`: whole without script; the island takes over at a keystroke. */
export function GrooveToRingPage({
  parts,
  ...props
}: {
  initial: DesignerEntry;
  visitorUnit: LengthUnit;
  temperature: TemperatureUnit;
  /** null: the catalog cannot be had. */
  parts: readonly SizePartsAnswer[] | null;
}): ReactNode {
  return (
    <div className="page">
      <ToolBreadcrumb label="Groove to ring" />
      {parts === null ? <WithoutParts /> : null}
      <Island name="groove-to-ring" props={{ ...props, parts: parts ?? [] }} />
    </div>
  );
}

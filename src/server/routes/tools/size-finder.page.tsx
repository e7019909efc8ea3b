import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import type { SizePartsAnswer } from '../../../domain/api/size-parts.ts';
import type { SizeFields } from '../../../domain/size-finder/size-question.ts';
import type { TemperatureUnit } from '../../../domain/units.ts';
import { ToolBreadcrumb } from './tool-breadcrumb.tsx';
import { WithoutParts } from './without-parts.tsx';

/** `/tools/size-finder`: whole without script; the island takes over at a keystroke. */
export function SizeFinderPage({
  parts,
  ...props
}: {
  fields: SizeFields;
  /** null: the catalog cannot be had. */
  parts: readonly SizePartsAnswer[] | null;
  temperature: TemperatureUnit;
}): ReactNode {
  return (
    <div className="page">
      <ToolBreadcrumb label="Size finder" />
      {parts === null ? <WithoutParts /> : null}
      <Island name="size-finder" props={{ ...props, parts: parts ?? [] }} on="touch" />
    </div>
  );
}

import { memo, type ReactNode } from 'react';
import { designRequestHref } from '../../../../domain/engineering/gland-design/design-request.ts';
import { tallyText } from '../../../../domain/engineering/gland-design/judging/check-gland.ts';
import { ToolBar } from '../tool-bar.tsx';
import { LevelVerdict } from '../verdict/level-verdict.tsx';
import { GlandOverTime } from './gland-over-time.tsx';
import { GlandParts } from './gland-parts.tsx';
import { GlandSensitivity } from './gland-sensitivity.tsx';
import { type ShownDesign, shopOf } from './gland-shop.tsx';

export interface GlandBelowProps extends ShownDesign {
  readonly isLoading: boolean;
  /** A field cannot be read: the design is that of before. */
  readonly isBefore: boolean;
}

/** What follows below the drawing: where the corners come from, what time does, the parts. */
export const GlandBelow = memo(({ isLoading, isBefore, ...props }: GlandBelowProps): ReactNode => {
  const { design, request, degrees } = props.shown;
  const { unit, service } = request;
  const { href, shop } = shopOf(props);
  if (design === null || isBefore) return null;
  return (
    <>
      <div className="gland-designer-pair">
        <GlandSensitivity report={design.report} />
        <GlandOverTime report={design.report} service={service} unit={unit} degrees={degrees} />
      </div>
      <GlandParts
        {...{ design, request, href, parts: props.parts, isLoading, unit }}
        requestHref={designRequestHref(design, service, unit)}
      />
      <ToolBar href={href} shop={shop('')}>
        <LevelVerdict level={design.report.verdict} />
        <small>{tallyText(design.report.findings)}</small>
      </ToolBar>
    </>
  );
});

import type { ReactNode } from 'react';
import { type GlandReport, tallyText } from '../../../../domain/gland-design/check-gland.ts';
import type { LengthUnit } from '../../../../domain/units.ts';
import { Gauge, GaugeKey } from '../gauge/gauge.tsx';
import { LevelVerdict } from '../verdict/level-verdict.tsx';
import { gaugeFigures } from './gauge-figures.ts';

/** The verdict with its gauges. */
export function GlandResult({ report, unit }: { report: GlandReport; unit: LengthUnit }): ReactNode {
  return (
    <>
      <div className="gland-result-summary">
        <LevelVerdict level={report.verdict} />
        <span>{tallyText(report.findings)}</span>
      </div>
      <div className="gland-result-gauges">
        {gaugeFigures(report, unit).map((figure) => (
          <Gauge key={figure.name} figure={figure} />
        ))}
      </div>
      <GaugeKey />
    </>
  );
}

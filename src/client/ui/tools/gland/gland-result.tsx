import type { ReactNode } from 'react';
import {
  GEOMETRY_ONLY,
  type GlandReport,
  tallyText,
} from '../../../../domain/engineering/gland-design/judging/check-gland.ts';
import {
  type Finding,
  isOfService,
  SUBJECT_NAMES,
  type Verdict,
} from '../../../../domain/engineering/gland-design/judging/findings.ts';
import { capital } from '../../../../domain/kit/text/words.ts';
import type { LengthUnit } from '../../../../domain/kit/units.ts';
import { Gauge, GaugeKey } from '../gauge/gauge.tsx';
import { LevelVerdict } from '../verdict/level-verdict.tsx';
import { gaugeFigures } from './gauge-figures.ts';
import './gland-result.css';

const Check = ({ finding }: { finding: Finding }): ReactNode => {
  const { about, level, figure, window, source, reason } = finding;
  return (
    <tr>
      <th scope="row">
        <LevelVerdict level={level} /> {SUBJECT_NAMES[about]}
      </th>
      <td>
        {figure === undefined ? (
          reason()
        ) : (
          <>
            {figure()}
            <small>
              {window === undefined ? null : `${capital(window())}. `}
              {source}
            </small>
          </>
        )}
      </td>
    </tr>
  );
};

/** The verdicts on geometry and service, with each check of the service verdict. */
const InService = ({ report }: { report: GlandReport }): ReactNode => {
  const checks = report.findings.filter(isOfService);
  return (
    <details className="gland-result-checks" open>
      <summary>
        <b>In service</b>
        <span>Geometry {report.geometry === null ? 'not judged' : <LevelVerdict level={report.geometry} />}</span>
      </summary>
      <table>
        <tbody>
          {checks.map((finding) => (
            <Check key={`${finding.about} ${finding.level}`} finding={finding} />
          ))}
        </tbody>
      </table>
    </details>
  );
};

/** The verdict with its checks and gauges. */
export function GlandResult(props: { report: GlandReport; verdict: Verdict; unit: LengthUnit }): ReactNode {
  const { report, verdict, unit } = props;
  return (
    <>
      <div className="gland-result-summary">
        <LevelVerdict level={verdict} />
        <span>{tallyText(report.findings)}</span>
      </div>
      {report.isGeometryOnly ? (
        <p className="gland-result-basis">{capital(GEOMETRY_ONLY)}</p>
      ) : (
        <InService report={report} />
      )}
      <div className="gland-result-gauges">
        {gaugeFigures(report, unit).map((figure) => (
          <Gauge key={figure.name} figure={figure} />
        ))}
      </div>
      <GaugeKey />
    </>
  );
}

import type { ReactNode } from 'react';
import { threeFigures } from '../../../../domain/engineering/gland-design/figures.ts';
import type { GlandReport } from '../../../../domain/engineering/gland-design/judging/check-gland.ts';
import {
  type Finding,
  isOfService,
  SUBJECT_NAMES,
} from '../../../../domain/engineering/gland-design/judging/findings.ts';
import { LevelVerdict } from '../verdict/level-verdict.tsx';
import '../tool-section.css';
import './gland-reasons.css';

const titleOf = ({ about }: Finding, { stack }: GlandReport): string => {
  const figure = {
    squeeze: stack.squeeze.nom,
    stretch: stack.stretch?.nom,
    interference: stack.interference?.nom,
    fill: stack.fill.nom,
  }[about as 'squeeze' | 'stretch' | 'interference' | 'fill'];
  return figure === undefined ? SUBJECT_NAMES[about] : `${SUBJECT_NAMES[about]} ${threeFigures(figure)}%`;
};

export interface GlandReasonsProps {
  readonly report: GlandReport;
}

/** Lists each finding with its reason and the source of its limits. */
export function GlandReasons({ report }: GlandReasonsProps): ReactNode {
  // Checks in service are with the verdict, each with its figure, window and source.
  const findings = report.isGeometryOnly ? report.findings : report.findings.filter((one) => !isOfService(one));
  return (
    <section className="tool-section" aria-labelledby="gland-why">
      <header>
        <h2 className="heading-4" id="gland-why">
          Why
        </h2>
        <p>Each result with its reason and source</p>
      </header>
      <ul className="gland-reasons">
        {findings.map((finding) => (
          <li key={`${finding.about} ${finding.level}`}>
            <LevelVerdict level={finding.level} />
            <b>{titleOf(finding, report)}</b>
            <p>{finding.reason()}</p>
            <cite>{finding.source}</cite>
          </li>
        ))}
      </ul>
    </section>
  );
}

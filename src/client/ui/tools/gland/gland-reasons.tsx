import type { ReactNode } from 'react';
import type { GlandReport } from '../../../../domain/gland-design/check-gland.ts';
import { threeFigures } from '../../../../domain/gland-design/figures.ts';
import type { Finding, Subject } from '../../../../domain/gland-design/findings.ts';
import { LevelVerdict } from '../verdict/level-verdict.tsx';

const TITLES: Readonly<Record<Subject, string>> = {
  squeeze: 'Squeeze',
  stretch: 'Stretch',
  interference: 'Interference',
  fill: 'Fill',
  width: 'Width',
  gap: 'Gap',
  backup: 'Backup ring',
  heat: 'Heat and swell',
  speed: 'Shaft',
};

const titleOf = ({ about }: Finding, { stack }: GlandReport): string => {
  const figure = {
    squeeze: stack.squeeze.nom,
    stretch: stack.stretch?.nom,
    interference: stack.interference?.nom,
    fill: stack.fill.nom,
  }[about as 'squeeze' | 'stretch' | 'interference' | 'fill'];
  return figure === undefined ? TITLES[about] : `${TITLES[about]} ${threeFigures(figure)} %`;
};

/** Each finding with its reason and where the window is from. */
export function GlandReasons({ report }: { report: GlandReport }): ReactNode {
  return (
    <section className="tool-section" aria-labelledby="gland-why">
      <header>
        <h2 className="heading-4" id="gland-why">
          Why
        </h2>
        <p>Each result with its reason and source</p>
      </header>
      <ul className="gland-reasons">
        {report.findings.map((finding) => (
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

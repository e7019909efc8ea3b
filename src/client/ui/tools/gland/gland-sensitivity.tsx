import type { CSSProperties, ReactNode } from 'react';
import { threeFigures } from '../../../../domain/engineering/gland-design/figures.ts';
import type { GlandReport } from '../../../../domain/engineering/gland-design/judging/check-gland.ts';
import { type SensitiveTo, sensitivityOf } from '../../../../domain/engineering/gland-design/judging/sensitivity.ts';
import type { GlandKind } from '../../../../domain/engineering/gland-design/model.ts';
import '../tool-section.css';
import './gland-sensitivity.css';

const nameOf = (to: SensitiveTo, kind: GlandKind): string =>
  ({
    'off-center': 'Off-center, clearance and runout',
    cs: 'Section CS',
    id: 'Ring ID',
    surface: kind === 'rod' ? 'Rod d' : 'Bore B',
    groove: 'Groove diameter G',
    depth: 'Depth L',
  })[to];

const MINUS = '\u2212';
const points = (value: number): string => `${value < 0 ? MINUS : '+'}${Math.abs(value).toFixed(2)}`;

const bar = (from: number, to: number, most: number): CSSProperties => {
  const place = (value: number): number => 50 + (48 * value) / most;
  return { '--from': place(from), '--to': place(to) } as CSSProperties;
};

/** Which dimension contributes most to the worst-case corners. */
export function GlandSensitivity({ report }: { report: GlandReport }): ReactNode {
  const rows = sensitivityOf(report.gland, report.ring);
  const most = Math.max(0.01, ...rows.flatMap(({ down, up }) => [-down, up]));
  const { worst } = report.stack;
  return (
    <section className="tool-section" aria-labelledby="gland-sensitivity">
      <header>
        <h2 className="heading-4" id="gland-sensitivity">
          What drives the worst case
        </h2>
        <p>points of squeeze</p>
      </header>
      <ul className="gland-sensitivity">
        {rows.map(({ to, down, up }) => (
          <li key={to}>
            <span>{nameOf(to, report.gland.kind)}</span>
            <span className="gland-sensitivity-bar" aria-hidden="true">
              <i style={bar(down, 0, most)} />
              <i style={bar(0, up, most)} />
            </span>
            <span className="text-mono">
              {points(down)} / {points(up)}
            </span>
          </li>
        ))}
      </ul>
      <p className="tool-section-note">
        One dimension at its limits, the rest nominal. All together: {threeFigures(worst.min)} to{' '}
        {threeFigures(worst.max)}%.
      </p>
    </section>
  );
}

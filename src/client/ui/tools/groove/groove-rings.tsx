import type { ReactNode } from 'react';
import type { DesignerEntry } from '../../../../domain/engineering/gland-design/entry/entry.ts';
import type { Verdict } from '../../../../domain/engineering/gland-design/judging/findings.ts';
import type { Service } from '../../../../domain/engineering/gland-design/model.ts';
import {
  type GrooveRings as Answer,
  grooveHref,
  type RingGroup,
} from '../../../../domain/engineering/gland-design/rings/groove-rings.ts';
import { counted } from '../../../../domain/kit/text/counted.ts';
import type { LengthUnit } from '../../../../domain/kit/units.ts';
import type { SizePartsResponse } from '../../../../domain/site/api/catalog/size-parts.ts';
import { COLUMN_HEADER, ROW, ROW_GROUP, ROW_HEADER, TABLE } from '../../table-roles.ts';
import { GaugeKey } from '../gauge/gauge.tsx';
import { LevelVerdict } from '../verdict/level-verdict.tsx';
import { RingRow } from './ring-row.tsx';
import '../tool-table.css';
import './groove-rings.css';

const GROUP_TEXTS: Readonly<Record<Verdict, string>> = {
  good: 'Every check inside its good window.',
  marginal: 'Works, with a reason to watch.',
  out: 'Closest misses, with the reason.',
};

const groupText = ({ verdict, total, shown }: RingGroup): string => {
  const first = verdict !== 'out' && total > shown.length ? ` The first ${shown.length} are shown.` : '';
  return `${counted(total, 'size')}. ${GROUP_TEXTS[verdict]}${first}`;
};

const seatName = ({ gland, chosen }: Answer): string =>
  gland.kind === 'piston' || chosen?.report.stack.interference === null ? 'Stretch' : 'Interference';

const Heads = ({ answer, unit }: { answer: Answer; unit: LengthUnit }): ReactNode => {
  const heads: readonly (readonly [name: string, unit: string, isFigure?: true])[] = [
    ['In this groove', ''],
    ['Size', ''],
    ['ID × CS', unit, true],
    ['Penalty', '', true],
    [seatName(answer), '%', true],
    ['Squeeze', '%, 0 to 40'],
    ['Fill', '%, 50 to 105'],
    ['Reason', ''],
    ['Parts', '', true],
  ];
  return (
    <thead {...ROW_GROUP}>
      <tr {...ROW}>
        {heads.map(([name, of, isFigure]) => (
          <th key={name} {...COLUMN_HEADER} className={isFigure ? 'text-number' : undefined}>
            {name} {of === '' ? null : <span className="text-muted">{of}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
};

/** The standard rings that fit a groove, by verdict, nearest to the best first. */
export function GrooveRings(props: {
  answer: Answer;
  entry: DesignerEntry;
  service: Service;
  unit: LengthUnit;
  id: string;
  parts: readonly SizePartsResponse[];
  onChoose: (size: string) => void;
}): ReactNode {
  const { answer, entry, service, unit, id, parts, onChoose } = props;
  return (
    <section className="groove-rings" aria-label="Rings for the groove">
      <table className="tool-table" {...TABLE} aria-label="Rings for the groove">
        <Heads answer={answer} unit={unit} />
        {answer.groups
          .filter(({ total }) => total > 0)
          .map((group) => (
            <tbody key={group.verdict} {...ROW_GROUP}>
              <tr {...ROW} className="groove-rings-group">
                <th {...ROW_HEADER} scope="rowgroup" colSpan={9}>
                  <LevelVerdict level={group.verdict} /> <span className="text-muted">{groupText(group)}</span>
                </th>
              </tr>
              {group.shown.map((ranked, place) => (
                <RingRow
                  // Keyed by index: most rows change with every input, and their elements are reused.
                  key={place}
                  ranked={ranked}
                  service={service}
                  unit={unit}
                  id={`${id}${group.verdict}${place}`}
                  parts={parts.find(({ name }) => name === ranked.ring.name)}
                  isChosen={ranked === answer.chosen}
                  href={grooveHref({ ...entry, size: ranked.ring.name })}
                  onChoose={onChoose}
                />
              ))}
            </tbody>
          ))}
      </table>
      <GaugeKey />
      <p className="text-small">
        Penalty: distance from the typical squeeze, the best stretch and 75% fill. Lower is better.
      </p>
    </section>
  );
}

import type { ReactNode } from 'react';
import type { SizeMatches } from '../../../../domain/engineering/size-finder/match-sizes.ts';
import { FIT_WORDS, sizeName } from '../../../../domain/engineering/size-finder/size-words.ts';
import { formatLength, type LengthUnit, type Mm, mm, ringSizeText } from '../../../../domain/kit/units.ts';
import type { RankedSize } from '../../../../domain/reference/sizes/rank-sizes.ts';
import type { MeasuredRing } from '../../../../domain/reference/sizes/ring-estimate.ts';
import { SizeMap } from '../../../../drawings/charts/size-map.tsx';
import { MeasuredRingDrawing } from '../../../../drawings/rings/measured-ring.tsx';
import { Fact } from '../../fact.tsx';
import './size-sheet.css';

/** The ring to draw: missing measurements are taken from the size. */
const drawnRing = (ring: MeasuredRing, { estimate }: SizeMatches, { size }: RankedSize) => {
  const csMm = estimate.csMm ?? size.csMm;
  const thicknessMm = ring.thicknessMm ?? csMm;
  const insideMm = ring.span === 'id' ? ring.spanMm : estimate.idMm;
  return {
    idMm: insideMm ?? size.idMm,
    csMm,
    thicknessMm,
    widthMm: ring.widthMm ?? mm(csMm ** 2 / thicknessMm),
  };
};

const figure = (unit: LengthUnit, length: Mm | null, error: Mm): string =>
  length === null ? '–' : `${formatLength(unit, length)} ±${formatLength(unit, error)}`;

/** The measured ring next to the nearest size, the map of the sizes around it, and a table of both. */
export function SizeSheet(props: {
  ring: MeasuredRing;
  answer: SizeMatches;
  best: RankedSize;
  unit: LengthUnit;
}): ReactNode {
  const { ring, answer, best, unit } = props;
  const { estimate } = answer;
  const { size, fit } = best;
  const { idMm, csMm, idErrorMm, csErrorMm } = estimate;
  const measured = drawnRing(ring, answer, best);
  return (
    <div className="size-sheet">
      <div className="size-sheet-drawings">
        <div className="size-sheet-ring">
          <MeasuredRingDrawing
            ring={{
              measured,
              nominal: { name: sizeName(size), idMm: size.idMm, csMm: size.csMm },
              isFlat: measured.widthMm - measured.thicknessMm > 0.005,
              unit,
            }}
          />
        </div>
        {idMm === null || csMm === null ? null : (
          <div className="size-sheet-map">
            <SizeMap
              center={{
                idMm,
                csMm,
                idReachMm: mm(idErrorMm + size.idTolMm),
                csReachMm: mm(csErrorMm + size.csTolMm),
              }}
              ranked={answer.ranked}
              unit={unit}
            />
            <p className="size-sheet-key">
              <span>green: match</span>
              <span>dashed: near</span>
              <span>● AS568</span>
              <span>■ ISO, metric</span>
              <span>▲ JIS</span>
            </p>
          </div>
        )}
      </div>
      <dl className="title-block">
        <Fact label={fit.level === 'match' ? 'Best match' : 'Nearest size'}>
          <span className="text-mono">{sizeName(size)}</span>
        </Fact>
        <Fact label="Nominal">{ringSizeText(unit, size)}</Fact>
        <Fact label="Measured, corrected">
          {figure(unit, idMm, idErrorMm)} × {figure(unit, csMm, csErrorMm)} {unit}
        </Fact>
        <Fact label="Class">{FIT_WORDS[fit.level]}</Fact>
        <Fact label="Score">{fit.score.toFixed(2)}</Fact>
        <Fact label="Drawn">to one scale</Fact>
      </dl>
    </div>
  );
}

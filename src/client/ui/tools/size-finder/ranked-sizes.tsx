import type { ReactNode } from 'react';
import {
  FAMILY_TITLES,
  FIT_WORDS,
  signedLength,
  sizeName,
  swapText,
  whyText,
} from '../../../../domain/engineering/size-finder/size-words.ts';
import { swapOf, twinsOf } from '../../../../domain/engineering/size-finder/twins.ts';
import { formatLength, type LengthUnit, ringSizeText } from '../../../../domain/kit/units.ts';
import { sizeHref } from '../../../../domain/reference/paths/store-links.ts';
import type { RankedSize } from '../../../../domain/reference/sizes/rank-sizes.ts';
import type { RingEstimate } from '../../../../domain/reference/sizes/ring-estimate.ts';
import { publishedSizes } from '../../../../domain/reference/sizes/size-candidate.ts';
import type { SizePartsResponse } from '../../../../domain/site/api/catalog/size-parts.ts';
import { RingGlyph } from '../../../../drawings/rings/ring-glyph.tsx';
import { CELL, COLUMN_HEADER, ROW, ROW_GROUP, ROW_HEADER, TABLE } from '../../table-roles.ts';
import { nitrilePrice, SoldParts } from './sold.tsx';
import '../tool-section.css';
import '../tool-table.css';
import './ranked-sizes.css';

const INK = '#1c1f21';
const MAX_TWINS = 2;

const Twins = ({ size }: Pick<RankedSize, 'size'>): ReactNode => {
  const twins = twinsOf(size, publishedSizes());
  if (twins.length === 0) return <span className="text-muted">none</span>;
  const named = twins.slice(0, MAX_TWINS).map(sizeName).join(', ');
  return twins.length > MAX_TWINS ? `${named}, …` : named;
};

const Row = (props: {
  ranked: RankedSize;
  estimate: RingEstimate;
  parts: SizePartsResponse | undefined;
  unit: LengthUnit;
  isFirst: boolean;
}): ReactNode => {
  const { ranked, estimate, parts, unit, isFirst } = props;
  const { size, fit } = ranked;
  const off = (length: RankedSize['fit']['idOffMm'], isKnown: boolean): ReactNode =>
    isKnown ? <small>{signedLength(unit, length)}</small> : null;
  return (
    <tr {...ROW} className={isFirst ? 'is-current' : undefined}>
      <th {...ROW_HEADER} className="ranked-sizes-name">
        <RingGlyph idMm={size.idMm} csMm={size.csMm} color={INK} />
        <a className="link text-mono" href={sizeHref(size)}>
          {sizeName(size)}
        </a>
        <small className="ranked-sizes-line">
          {ringSizeText(unit, size)} · {FAMILY_TITLES[size.family]}
        </small>
      </th>
      <td {...CELL} className="tool-table-wide text-muted">
        {FAMILY_TITLES[size.family]}
      </td>
      <td {...CELL} className="ranked-sizes-class">
        <span className={`ranked-sizes-${fit.level}`}>{FIT_WORDS[fit.level]}</span>
      </td>
      <td {...CELL} className="tool-table-wide text-number">
        {formatLength(unit, size.idMm)}
        {off(fit.idOffMm, estimate.idMm !== null)}
      </td>
      <td {...CELL} className="tool-table-wide text-number">
        {formatLength(unit, size.csMm)}
        {off(fit.csOffMm, estimate.csMm !== null)}
      </td>
      <td {...CELL} className="tool-table-wide text-number">
        {fit.score.toFixed(2)}
      </td>
      <td {...CELL} className="ranked-sizes-why">
        {whyText(ranked, estimate, unit)}
      </td>
      <td {...CELL} className="tool-table-wide">
        <Twins size={size} />
      </td>
      <td {...CELL} className="ranked-sizes-sold text-number">
        <SoldParts parts={parts} />
      </td>
      <td {...CELL} className="tool-table-wide text-number">
        {nitrilePrice(parts) ?? <span className="text-muted">–</span>}
      </td>
    </tr>
  );
};

/** Why the second-best size can or cannot replace the best one. */
const SwapNote = ({ shown, unit }: { shown: readonly RankedSize[]; unit: LengthUnit }): ReactNode => {
  const [best, other] = shown;
  const swap = best && other && swapOf(best.size, other.size);
  if (!swap) return null;
  const is = swap.verdict === 'swap' ? 'is a twin' : 'is no twin';
  return (
    <>
      {' '}
      <b>
        {sizeName(other.size)} {is} of {sizeName(best.size)}
      </b>
      : {swapText(swap, unit)}.
    </>
  );
};

const HEADS = ['Size', 'Standard', 'Class', 'ID', 'CS', 'Score', 'Why', 'Twin', 'Parts', 'NBR from'] as const;
const FIGURES: readonly string[] = ['ID', 'CS', 'Score', 'Parts', 'NBR from'];

/** The sizes that a ring may be, nearest first, each with its parts. */
export function RankedSizes(props: {
  shown: readonly RankedSize[];
  estimate: RingEstimate;
  parts: readonly SizePartsResponse[];
  summary: string;
  unit: LengthUnit;
}): ReactNode {
  const { shown, estimate, parts, summary, unit } = props;
  return (
    <section className="tool-section ranked-sizes" aria-labelledby="ranked-sizes">
      <header>
        <h2 className="heading-4" id="ranked-sizes">
          Ranked sizes
        </h2>
        <p>{summary}</p>
      </header>
      <table className="tool-table" {...TABLE} aria-labelledby="ranked-sizes">
        <thead {...ROW_GROUP}>
          <tr {...ROW}>
            {HEADS.map((head) => (
              <th key={head} {...COLUMN_HEADER} className={FIGURES.includes(head) ? 'text-number' : undefined}>
                {head} {head === 'ID' || head === 'CS' ? <span className="text-muted">{unit}</span> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROW_GROUP}>
          {shown.map((ranked, place) => (
            <Row
              // Keyed by index: most rows change with every input, and their elements are reused.
              key={place}
              ranked={ranked}
              estimate={estimate}
              parts={parts.find(({ name }) => name === sizeName(ranked.size))}
              unit={unit}
              isFirst={place === 0}
            />
          ))}
        </tbody>
      </table>
      <p className="text-small">
        Small figures: nominal less corrected measurement. A twin fits the same gland but is another part number with
        other tolerances.
        <SwapNote shown={shown} unit={unit} />
      </p>
    </section>
  );
}

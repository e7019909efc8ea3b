import type { ReactNode } from 'react';
import type { Preferences } from '../../../../domain/kit/preferences.ts';
import { formatLength } from '../../../../domain/kit/units.ts';
import { partHref } from '../../../../domain/reference/paths/store-links.ts';
import { FACETS, isComparedFacet } from '../../../../domain/shop/catalog/facets.ts';
import { DEGREES_PER_POINT, SHORE_A_PER_POINT, STOCK_POINTS } from '../../../../domain/shop/catalog/nearest/points.ts';
import { differenceText } from '../../../../domain/shop/catalog-url/difference-text.ts';
import { filterTitle } from '../../../../domain/shop/catalog-url/filter-titles.ts';
import type { NearestPart, NearestPartsResponse } from '../../../../domain/site/api/catalog/nearest-parts.ts';
import { RingGlyph } from '../../../../drawings/rings/ring-glyph.tsx';
import { StockCell } from '../../stock-line.tsx';
import { isPriced, priceDisplay } from '../table/row-text.ts';
import './near-parts.css';

type Units = Pick<Preferences, 'measurement' | 'temperature'>;

const GLYPH = 36;

/** @example otherValues() // 'Another color or brand counts 2, another cure or subtype counts 3, …' */
const otherValues = (): string => {
  const facets = FACETS.filter(({ key }) => key !== 'durometer' && isComparedFacet(key));
  const byPoints = [...Map.groupBy(facets, ({ difference }) => difference ?? 0)].toSorted(([a], [b]) => a - b);
  const texts = byPoints.map(
    ([points, alike]) => `another ${alike.map(({ title }) => title.toLowerCase()).join(' or ')} counts ${points}`,
  );
  return texts.join(', ').replace(/^a/, 'A');
};

/** How the distance is calculated: decision 055. */
const HowCounted = (): ReactNode => (
  <details className="near-parts-rule">
    <summary className="link">How nearness is counted</summary>
    <p>
      Every difference counts points, and the fewest come first. One point is one tolerance: an inside diameter off by
      its tolerance, {SHORE_A_PER_POINT} Shore A, {DEGREES_PER_POINT} °C too few; a cross-section counts twice.{' '}
      {otherValues()}, stock that is not there counts {STOCK_POINTS.available.none}. Certificates and media are never
      given up.
    </p>
  </details>
);

const Row = ({ part, units }: { part: NearestPart; units: Units }): ReactNode => {
  const { name, size, idMm, csMm, color, summary, onHand, vendorQuantity, differs } = part;
  const { measurement: unit } = units;
  return (
    <li>
      <a className="near-parts-row" href={partHref(name)}>
        <RingGlyph idMm={idMm} csMm={csMm} color={color} size={GLYPH} />
        <span className="text-mono">{name}</span>
        <span className="near-parts-what">
          {summary}
          <small>
            {size}, {formatLength(unit, idMm)} × {formatLength(unit, csMm)} {unit}
          </small>
        </span>
        <b className="near-parts-price">{isPriced(part) ? priceDisplay(part) : ''}</b>
        <StockCell onHand={onHand} vendorQuantity={vendorQuantity} />
        <span className="near-parts-differs">
          {differs.length === 0
            ? 'As asked'
            : differs.map((one) => <span key={one.parameter}>{differenceText(one, units)}</span>)}
        </span>
      </a>
    </li>
  );
};

/** For use in a sentence: the title of a medium chip is "For", which needs a noun here. */
const listed = (filters: NearestPartsResponse['held']): string =>
  filters.map(({ key, label }) => `${key === 'media' ? 'Medium' : filterTitle(key)} ${label}`).join(', ');

/** The filters that all parts match, or a note that none does. */
const Held = ({ held, noneHolds, parts }: NearestPartsResponse): ReactNode => {
  if (noneHolds) return <p>No part has all of this: {listed(held)}. Parts without it are not named here.</p>;
  return held.length === 0 || parts.length === 0 ? null : <p>All of these keep: {listed(held)}.</p>;
};

/** The parts nearest to a query without results, each with its differences. */
export function NearParts({ nearest, units }: { nearest: NearestPartsResponse; units: Units }): ReactNode {
  const { leftOut, noneHolds, parts } = nearest;
  if (parts.length === 0 && !noneHolds) return null;
  return (
    <section className="near-parts" aria-labelledby="near-parts">
      <h2 id="near-parts" className="heading-4">
        Nearest parts
      </h2>
      {leftOut.length === 0 ? null : <p>Left out, for no part has it: {listed(leftOut)}.</p>}
      <Held {...nearest} />
      {parts.length === 0 ? null : (
        <>
          <ol>
            {parts.map((part) => (
              <Row key={part.id} part={part} units={units} />
            ))}
          </ol>
          <HowCounted />
        </>
      )}
    </section>
  );
}

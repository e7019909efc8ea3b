import { type CSSProperties, memo, type ReactNode } from 'react';
import type { Advice } from '../../../../domain/engineering/advisor/advise.ts';
import { type FamilyMarket, PRICED_SIZE } from '../../../../domain/engineering/advisor/family-market.ts';
import { formatCount } from '../../../../domain/kit/text/counted.ts';
import { formatUnitPrice } from '../../../../domain/shop/pricing/money.ts';
import { GradeMark } from './grade-mark.tsx';
import { TemperatureTrack, type Track, TrackHead } from './temperature-track.tsx';
import { VerdictMark } from './verdict-mark.tsx';
import './family-compare.css';

/**
 * Relative price level of a family for its bar. Prices differ by a factor of a hundred, so the bars are logarithmic.
 */
const share = (price: number, prices: readonly number[]): number => {
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return low === high ? 100 : Math.round(15 + (85 * Math.log(price / low)) / Math.log(high / low));
};

const Bar = ({ percent }: { percent: number }): ReactNode => (
  <i className="family-compare-bar" style={{ '--share': `${percent}%` } as CSSProperties} aria-hidden="true" />
);

/** The families side by side, regardless of their verdict: temperature, every medium, price level and stock. */
export const FamilyCompare = memo(
  (props: {
    advices: readonly Advice[];
    markets: readonly FamilyMarket[];
    track: Track;
    isAsked: boolean;
  }): ReactNode => {
    const { markets, track, isAsked } = props;
    const advices = props.advices.filter(({ family }) => family.rated !== null);
    const media = advices[0]?.rated.map(({ medium }) => medium) ?? [];
    const prices = markets.flatMap(({ fromE5 }) => fromE5 ?? []);
    const most = Math.max(1, ...markets.map(({ inStock }) => inStock));
    return (
      <section className="family-compare" id="compare">
        <h2>Families compared</h2>
        <p>
          Lowest starting price of one {PRICED_SIZE} and parts in stock, from the catalog as it is now. Ratings as they
          count at the temperature of each medium.
        </p>
        <div className="table-frame">
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">Family</th>
                {isAsked ? <th scope="col">Verdict</th> : null}
                <th scope="col" className="family-compare-temperature">
                  <span className="visually-hidden">Temperature, °{track.unit}</span>
                  <TrackHead track={track} />
                </th>
                {media.map(({ key, name }) => (
                  <th key={key} scope="col" className="family-compare-medium">
                    {name}
                  </th>
                ))}
                <th scope="col">Starting price</th>
                <th scope="col">Parts in stock</th>
                <th scope="col" className="text-number family-compare-total">
                  Parts
                </th>
              </tr>
            </thead>
            <tbody>
              {advices.map((advice) => {
                const { family, verdict, rated } = advice;
                const market = markets.find(({ code }) => code === family.code);
                const price = market?.fromE5 ?? null;
                return (
                  <tr key={family.code} className={isAsked && verdict === 'out' ? 'family-compare-out' : undefined}>
                    <th scope="row">{family.code}</th>
                    {isAsked ? (
                      <td>
                        <VerdictMark verdict={verdict} />
                      </td>
                    ) : null}
                    <td className="family-compare-temperature">
                      <TemperatureTrack advice={advice} track={track} />
                    </td>
                    {rated.map(({ medium, rating }) => (
                      <td key={medium.key} className="family-compare-medium">
                        <GradeMark rating={rating} isSmall />
                      </td>
                    ))}
                    <td className="family-compare-figure">
                      {price === null ? 'On request' : formatUnitPrice(price)}
                      {price === null ? null : <Bar percent={share(price, prices)} />}
                    </td>
                    <td className="family-compare-figure">
                      {formatCount(market?.inStock ?? 0)}
                      <Bar percent={Math.round((100 * (market?.inStock ?? 0)) / most)} />
                    </td>
                    <td className="text-number family-compare-total">{formatCount(market?.parts ?? 0)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </section>
    );
  },
);

import type { ReactNode } from 'react';
import { TextLink } from '../../../client/ui/links/text-link.tsx';
import { KeepOffline } from '../../../client/ui/offline/keep-offline.tsx';
import {
  type GaugeSheet,
  gaugeSeries,
  gaugeSheet,
  PAPERS,
  type Paper,
} from '../../../domain/engineering/size-finder/ring-gauge.ts';
import { counted } from '../../../domain/kit/text/counted.ts';
import type { AppPath } from '../../../domain/reference/paths/app-pages.ts';
import { sizeHref } from '../../../domain/reference/paths/store-links.ts';
import { displaySize, SIZE_STANDARDS, standardTitle } from '../../../domain/reference/sizes/size-standard.ts';
import type { ChartSize } from '../../../domain/reference/tables/size-series.ts';
import type { PageRequest } from '../../render/page.tsx';
import type { PageHead } from '../../render/page-head.ts';
import { ToolBreadcrumb } from './tool-breadcrumb.tsx';
import './ring-gauge.css';

export const head: PageHead = {
  sheets: ['measuring'],
  title: 'Printable O-ring gauge: rings at true size',
  description:
    'Rings of AS568, JIS and metric sizes drawn at true size on Letter or A4, with a bar that shows whether the printer keeps the scale.',
  canonical: '/tools/ring-gauge' satisfies AppPath,
};

export const load = ({ query: { series = '', paper } }: PageRequest): { readonly sheet: GaugeSheet } => ({
  sheet: gaugeSheet(series, paper === 'a4' ? 'a4' : 'letter'),
});

const PAPER_KEYS: readonly Paper[] = ['letter', 'a4'];

const Choice = ({ sheet }: { sheet: GaugeSheet }): ReactNode => {
  const all = gaugeSeries();
  return (
    <form
      className="ring-gauge-choice"
      action={'/tools/ring-gauge' satisfies AppPath}
      method="get"
      aria-label="Sizes and paper"
    >
      <label className="field">
        <span>Sizes</span>
        <select className="field-input field-select" name="series" defaultValue={sheet.key}>
          {SIZE_STANDARDS.map((standard) => (
            <optgroup key={standard} label={standardTitle(standard)}>
              {all
                .filter((series) => series.standard === standard)
                .map(({ key, title }) => (
                  <option key={key} value={key}>
                    {title}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label className="field">
        <span>Paper</span>
        <select className="field-input field-select" name="paper" defaultValue={sheet.paper}>
          {PAPER_KEYS.map((paper) => (
            <option key={paper} value={paper}>
              {PAPERS[paper].title}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-strong">
        Show rings
      </button>
      <button type="button" className="button only-script" data-enhance="print">
        Print
      </button>
    </form>
  );
};

/** A bar of known length. Measuring it with a ruler shows whether the printer scales. */
const Bar = (props: { lengthMm: number; steps: number; text: string }): ReactNode => {
  const { lengthMm, steps, text } = props;
  return (
    <svg
      className="ring-gauge-bar"
      width={`${lengthMm + 1}mm`}
      height="9mm"
      viewBox={`-0.5 0 ${lengthMm + 1} 9`}
      role="img"
      aria-label={`A bar of exactly ${text}`}
    >
      <path
        d={`M0 4.5H${lengthMm}${Array.from({ length: steps + 1 }, (_, at) => `M${(at * lengthMm) / steps} ${at % 5 === 0 ? 2 : 3}V6`).join('')}`}
      />
      <text x={lengthMm / 2} y="8.8" textAnchor="middle">
        {text}
      </text>
    </svg>
  );
};

/** A ring in plan, at one unit per millimeter. */
const TrueRing = ({ size }: { size: ChartSize }): ReactNode => {
  const { idMm, csMm, standard, code } = size;
  const od = idMm + 2 * csMm;
  const name = displaySize(standard, code);
  return (
    <figure className="ring-gauge-ring">
      <svg
        width={`${od.toFixed(2)}mm`}
        height={`${od.toFixed(2)}mm`}
        viewBox={`0 0 ${od.toFixed(2)} ${od.toFixed(2)}`}
        aria-hidden="true"
      >
        <circle cx={od / 2} cy={od / 2} r={(od - csMm) / 2} strokeWidth={csMm} />
      </svg>
      <figcaption>
        <a className="link text-mono" href={sizeHref(size)}>
          {name}
        </a>
        <small>
          {idMm.toFixed(2)} × {csMm.toFixed(2)}
        </small>
      </figcaption>
    </figure>
  );
};

/** `/tools/ring-gauge`: for printing. On a screen the rings are as large as the screen's millimeter. */
export default function RingGaugePage({ sheet }: { sheet: GaugeSheet }): ReactNode {
  const { drawn, tooLarge, title, paper } = sheet;
  return (
    <div className={`page ring-gauge ring-gauge-${paper}`}>
      <ToolBreadcrumb path="/tools/ring-gauge" />
      <h1 className="heading-2">Ring gauge</h1>
      <p className="ring-gauge-lead">
        Print at 100%, without “fit to page”, and measure both bars. Lay the ring on the paper: the outline it exactly
        covers is its size. A used ring may be stretched, swollen or flattened: use the{' '}
        <TextLink href={'/tools/size-finder' satisfies AppPath}>size finder</TextLink>.
      </p>
      <Choice sheet={sheet} />
      <section aria-labelledby="ring-gauge">
        <h2 className="heading-4" id="ring-gauge">
          {title} <span className="text-muted">{counted(drawn.length, 'ring')} at true size, mm</span>
        </h2>
        <div className="ring-gauge-bars">
          <Bar lengthMm={100} steps={20} text="100 mm" />
          <Bar lengthMm={50.8} steps={16} text="2 in" />
        </div>
        <div className="ring-gauge-rings">
          {drawn.map((size) => (
            <TrueRing key={size.code} size={size} />
          ))}
        </div>
        {tooLarge.length === 0 ? null : (
          <p className="text-small">
            Larger than {PAPERS[paper].title}:{' '}
            {tooLarge.map(({ standard, code }) => displaySize(standard, code)).join(', ')}
          </p>
        )}
      </section>
      <KeepOffline place="site" />
    </div>
  );
}

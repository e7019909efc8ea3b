import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { ADVISOR_PATH } from '../../../domain/advisor/advisor-path.ts';
import { addressOf, type Endpoint } from '../../../domain/api/endpoint.ts';
import { glandCheckEndpoint, glandDesignEndpoint, glandRingsEndpoint } from '../../../domain/api/glands.ts';
import { adviseEndpoint } from '../../../domain/api/materials.ts';
import { nearestSizesEndpoint } from '../../../domain/api/nearest-sizes.ts';
import { parseEndpoint } from '../../../domain/api/parse.ts';
import { GLAND_DESIGNER_PATH } from '../../../domain/gland-design/entry.ts';
import { GROOVE_TO_RING_PATH } from '../../../domain/gland-design/groove-path.ts';
import { searchHref } from '../../../domain/reference/store-links.ts';
import { SIZE_FINDER_PATH } from '../../../domain/size-finder/finder-path.ts';
import { RING_GAUGE_PATH } from '../../../domain/size-finder/gauge-path.ts';
import {
  GlandDesignerDrawing,
  GrooveToRingDrawing,
  MaterialAdvisorDrawing,
  RingGaugeDrawing,
  SizeChartsDrawing,
  SizeFinderDrawing,
} from '../../../drawings/tool-drawings.tsx';

interface Tool {
  readonly href: string;
  readonly name: string;
  readonly purpose: string;
  readonly have: string;
  readonly get: string;
  /** What answers the same over the API. */
  readonly endpoints: readonly Endpoint[];
  readonly drawing: ReactNode;
}

const TOOLS: readonly Tool[] = [
  {
    href: SIZE_FINDER_PATH,
    name: 'Size finder',
    purpose: 'From a ring in the hand, new or worn, to its standard size.',
    have: 'ID, thickness and width: 20.6, 2.36, 2.90 mm',
    get: 'ranked sizes and parts',
    endpoints: [nearestSizesEndpoint],
    drawing: <SizeFinderDrawing />,
  },
  {
    href: GLAND_DESIGNER_PATH,
    name: 'Gland designer',
    purpose: 'Size a groove and see its worst corner before you cut metal.',
    have: 'a bore, rod or ring: 50 H8, AS568-214',
    get: 'limits, SVG, DXF, PDF, parts',
    endpoints: [glandDesignEndpoint, glandCheckEndpoint],
    drawing: <GlandDesignerDrawing />,
  },
  {
    href: GROOVE_TO_RING_PATH,
    name: 'Groove to ring',
    purpose: 'A groove of unknown make: every ring that fits, ranked.',
    have: 'groove dimensions: bore 31.75, groove 26.06 mm',
    get: 'good, marginal, out, and why',
    endpoints: [glandRingsEndpoint],
    drawing: <GrooveToRingDrawing />,
  },
  {
    href: ADVISOR_PATH,
    name: 'Material advisor',
    purpose: 'Media and temperature to rubber families, with points.',
    have: 'medium and temperature: acetone, 80 °C',
    get: 'families and their parts',
    endpoints: [adviseEndpoint],
    drawing: <MaterialAdvisorDrawing />,
  },
  {
    href: RING_GAUGE_PATH,
    name: 'Ring gauge',
    purpose: 'A page of rings at true size, with a bar to check the printer.',
    have: 'a printer',
    get: 'the dash number by eye',
    endpoints: [],
    drawing: <RingGaugeDrawing />,
  },
  {
    href: '/as568-sizing-chart',
    name: 'Size charts',
    purpose: 'AS568, JIS B 2401, metric, BS 4518 and 5-xxx sizes, with the nearest sold.',
    have: 'a dash number: -214',
    get: 'dimensions, tolerances, parts',
    endpoints: [],
    drawing: <SizeChartsDrawing />,
  },
];

const Card = ({ href, name, purpose, have, get, endpoints, drawing }: Tool): ReactNode => (
  <li className="tools-page-card">
    {drawing}
    <div>
      <h2>
        <a href={href}>{name}</a>
        <ArrowRight className="icon" />
      </h2>
      <p className="text-secondary">{purpose}</p>
      <dl>
        <dt>You have</dt>
        <dd>{have}</dd>
        <dt>You get</dt>
        <dd>{get}</dd>
        {endpoints.length === 0 ? null : (
          <>
            <dt>API</dt>
            <dd>
              {endpoints.map(({ method, path }) => (
                <code key={path} className="text-mono">
                  {method} {path}
                </code>
              ))}
            </dd>
          </>
        )}
      </dl>
    </div>
  </li>
);

/** `/tools`: one box for what is known by name, and a tool for each kind of question. */
export function ToolsPage(): ReactNode {
  return (
    <div className="page tools-page">
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Tools' }]} />
      <h1 className="heading-2">Tools</h1>
      <p className="tools-page-lead text-secondary">
        Measure, calculate, choose. Every answer ends in parts with price and stock.
      </p>
      <search>
        <form className="tools-page-ask" action={searchHref('')} method="get">
          <input
            className="field-input"
            type="search"
            name="query"
            aria-label="Size, material or part number"
            placeholder="25 x 3.5 epdm 70 fda"
            spellCheck={false}
          />
          <button type="submit" className="button button-strong">
            Find parts
          </button>
        </form>
      </search>
      <ul className="tools-page-grid">
        {TOOLS.map((tool) => (
          <Card key={tool.href} {...tool} />
        ))}
      </ul>
      <p className="text-small">
        Results are guides, to be tested in service. All tools work without script; those that calculate also answer at{' '}
        <code className="text-mono">/api/v1</code>. Typed text is read by{' '}
        <a className="link text-mono" href={addressOf(parseEndpoint, { q: '2-214 viton 75 brown' })}>
          {parseEndpoint.path}
        </a>
        .
      </p>
    </div>
  );
}

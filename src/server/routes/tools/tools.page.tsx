import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { KeepOfflineControls } from '../../../client/ui/offline/keep-offline.tsx';
import { type AppPath, type ToolCard, type ToolPath, toolPages } from '../../../domain/reference/paths/app-pages.ts';
import { searchHref } from '../../../domain/reference/paths/store-links.ts';
import { type Endpoint, endpointUrl } from '../../../domain/site/api/endpoint.ts';
import { glandCheckEndpoint, glandDesignEndpoint, glandRingsEndpoint } from '../../../domain/site/api/v1/glands.ts';
import { adviseEndpoint } from '../../../domain/site/api/v1/materials.ts';
import { nearestSizesEndpoint } from '../../../domain/site/api/v1/nearest-sizes.ts';
import { publicParseEndpoint } from '../../../domain/site/api/v1/parse.ts';
import { routeAt } from '../../../domain/site/route-table.ts';
import {
  GlandDesignerDrawing,
  GrooveToRingDrawing,
  MaterialAdvisorDrawing,
  RingGaugeDrawing,
  SizeChartsDrawing,
  SizeFinderDrawing,
} from '../../../drawings/tool-drawings.tsx';
import './tools-page.css';
import type { PageHead } from '../../render/page-head.ts';

export const head: PageHead = {
  sheets: ['measuring'],
  title: 'O-ring tools: sizes, grooves and materials',
  description:
    'Find the size of a measured ring, design a gland with tolerances, choose a material and print a ring gauge. Every result leads to parts with price and stock.',
  canonical: '/tools' satisfies AppPath,
};

interface Card extends ToolCard {
  readonly href: ToolPath | '/as568-sizing-chart';
  readonly name: string;
}

/** API endpoints that compute the same. */
const ENDPOINTS: Readonly<Partial<Record<Card['href'], readonly Endpoint[]>>> = {
  '/tools/size-finder': [nearestSizesEndpoint],
  '/tools/gland-designer': [glandDesignEndpoint, glandCheckEndpoint],
  '/tools/groove-to-ring': [glandRingsEndpoint],
  '/tools/material-advisor': [adviseEndpoint],
};

const SIZE_CHARTS: Card = {
  href: '/as568-sizing-chart',
  name: 'Size charts',
  purpose: 'AS568, JIS B 2401, metric, BS 4518 and 5-xxx sizes, with our nearest size.',
  have: 'a dash number: -214',
  get: 'dimensions, tolerances, parts',
};

/** Drawings of the cards. A tool without one shows the drawing of its menu entry. */
const DRAWINGS: Readonly<Partial<Record<Card['href'], ReactNode>>> = {
  '/tools/size-finder': <SizeFinderDrawing />,
  '/tools/gland-designer': <GlandDesignerDrawing />,
  '/tools/groove-to-ring': <GrooveToRingDrawing />,
  '/tools/material-advisor': <MaterialAdvisorDrawing />,
  '/tools/ring-gauge': <RingGaugeDrawing />,
  '/as568-sizing-chart': <SizeChartsDrawing />,
};

const CARDS: readonly Card[] = [
  ...toolPages().map(({ path, label, card }) => ({ href: path, name: label, ...card })),
  SIZE_CHARTS,
];

const drawingOf = (href: Card['href']): ReactNode => {
  const name = routeAt(href)?.drawing;
  return DRAWINGS[href] ?? (name === undefined ? null : <img src={`/drawings/${name}.svg`} alt="" loading="lazy" />);
};

const CardItem = ({ href, name, purpose, have, get }: Card): ReactNode => (
  <li className="tools-page-card">
    {drawingOf(href)}
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
        {ENDPOINTS[href] === undefined ? null : (
          <>
            <dt>API</dt>
            <dd>
              {ENDPOINTS[href].map(({ method, path }) => (
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

/** `/tools`: a search box for known names, and the tools by task. */
export default function ToolsPage(): ReactNode {
  return (
    <div className="page tools-page">
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Tools' }]} />
      <h1 className="heading-2">Tools</h1>
      <p className="tools-page-lead text-secondary">
        Measure, calculate, choose. Every result leads to parts with price and stock.
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
        {CARDS.map((card) => (
          <CardItem key={card.href} {...card} />
        ))}
      </ul>
      <p className="text-small">
        For guidance; verify by test. All tools work without JavaScript. Those that calculate have an API at{' '}
        <code className="text-mono">/api/v1</code>; for typed text, use{' '}
        <a className="link text-mono" href={endpointUrl(publicParseEndpoint, { q: '2-214 viton 75 brown' })}>
          {publicParseEndpoint.path}
        </a>
        .
      </p>
      <KeepOfflineControls />
    </div>
  );
}

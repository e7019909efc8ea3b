import type { ReactNode } from 'react';
import { ROUTES } from '../../domain/site/route-table.ts';
import type { RouteFamily } from '../../domain/site/site-route.ts';
import { anchorId } from '../anchor.ts';
import type { BlockProps } from '../block-props.ts';
import { RuledLinks } from '../shared/ruled-links.tsx';
import type { declaration } from './site-index.inputs.ts';
import './site-index.css';

const HEADINGS: Readonly<Record<RouteFamily, string>> = {
  plain: 'Company and store',
  hub: 'Overviews',
  product: 'Products',
  material: 'Materials',
  reference: 'References',
  industry: 'Industries',
  service: 'Services',
  coating: 'Coatings and lubrication',
  compliance: 'Compliance',
  blog: 'Blog',
};

const FAMILIES = Object.keys(HEADINGS) as RouteFamily[];

const linksOf = (family: RouteFamily): { label: string; url: string }[] =>
  ROUTES.filter((route) => route.family === family && route.noindex !== true).map(({ label, path }) => ({
    label,
    url: path,
  }));

/** Returns the pages of the site that search engines may list, by family. */
export const siteGroups = () =>
  FAMILIES.map((family) => ({ title: HEADINGS[family], links: linksOf(family) })).filter(
    ({ links }) => links.length > 0,
  );

/** All pages of the site, grouped by family. */
export const SiteIndex = ({ id }: BlockProps<typeof declaration>): ReactNode => (
  <div className="site-index" id={anchorId(id)}>
    {siteGroups().map(({ title, links }) => (
      <section key={title}>
        <h2 className="heading-4 text-ruled">{title}</h2>
        <RuledLinks links={links} />
      </section>
    ))}
  </div>
);

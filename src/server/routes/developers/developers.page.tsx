import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import type { AppPath } from '../../../domain/reference/paths/app-pages.ts';
import {
  type CatalogExamples,
  catalogExamples,
  examplePartNumbers,
  withExamples,
} from '../../../domain/shop/catalog/rows/catalog-examples.ts';
import { OPERATION_GROUP_NAMES, type Operation, operationsWith } from '../../../domain/site/api/operations.ts';
import type { PageRequest } from '../../render/page.tsx';
import type { PageHead } from '../../render/page-head.ts';
import type { Settings } from '../../settings.ts';
import { Agents } from './agents.tsx';
import { CodeBlock } from './code-block.tsx';
import { Errors, Limits, Shapes, Versions } from './conventions.tsx';
import { documentWith } from './document.ts';
import { type Example, exampleResponses } from './examples.ts';
import { OperationRow } from './operation-row.tsx';
import './developers.css';

interface DevelopersPageProps {
  readonly siteUrl: string;
  readonly brandName: string;
  readonly examples: CatalogExamples;
  /** Responses of the running catalog, by the IDs of operations. */
  readonly responses: Readonly<Record<string, Example>>;
}

export const head: PageHead = {
  sheets: ['developers'],
  title: 'API for parts, prices, sizes, glands and materials',
  description:
    'JSON API without a key: part numbers, stock, price breaks, size charts, gland design and material advice, with an OpenAPI document and working examples.',
  canonical: '/developers' satisfies AppPath,
};

/** Returns the site's URL and the responses to the examples. */
export const load = async ({
  catalog: index,
  settings,
}: PageRequest & { readonly settings: Settings }): Promise<DevelopersPageProps> => {
  const catalog = await index();
  return {
    siteUrl: settings.siteUrl,
    brandName: settings.brandName,
    examples: catalogExamples(catalog),
    responses: exampleResponses(catalog, settings.siteUrl),
  };
};

const SECTIONS = [
  { id: 'overview', title: 'Overview' },
  { id: 'clients', title: 'Clients' },
  { id: 'limits', title: 'Limits' },
  { id: 'errors', title: 'Errors' },
  { id: 'agents', title: 'For AI agents' },
  { id: 'shapes', title: 'Shapes' },
  { id: 'versions', title: 'Versions' },
] as const;

const Navigation = ({ all }: { all: readonly Operation[] }): ReactNode => (
  <nav className="developers-nav" aria-label="API reference">
    <h2>Get started</h2>
    <ul>
      {SECTIONS.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
    {OPERATION_GROUP_NAMES.map((group) => (
      <div key={group}>
        <h2>{group}</h2>
        <ul>
          {all
            .filter((one) => one.group === group)
            .map(({ id, title, endpoint }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {title} <span>{endpoint.method}</span>
                </a>
              </li>
            ))}
        </ul>
      </div>
    ))}
  </nav>
);

const Overview = ({ all, siteUrl, part }: { all: readonly Operation[]; siteUrl: string; part: string }): ReactNode => (
  <section className="developers-row" id="overview" aria-labelledby="overview-title">
    <div>
      <h2 id="overview-title">Overview</h2>
      <p>
        URLs start with <code>{siteUrl}</code>. Requests and responses are JSON in UTF-8. Reading needs no key, and
        scripts of any site may call it. Names of fields end in their unit: lengths are in millimeters, temperatures in
        °C, prices in US dollars. Each figure is rounded once, dates are ISO 8601. Shopping agents find the catalog at{' '}
        <a className="link text-mono" href="/.well-known/ucp">
          /.well-known/ucp
        </a>{' '}
        (Universal Commerce Protocol).
      </p>
      <table className="developers-endpoints">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Method</th>
            <th scope="col">Path</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ id, title, endpoint, template }) => (
            <tr key={id}>
              <td className="developers-method">{endpoint.method}</td>
              <th scope="row">
                <a className="link text-mono" href={`#${id}`}>
                  {template}
                </a>
              </th>
              <td>{title}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <div className="developers-side">
      <CodeBlock title="Try it" text={`curl '${siteUrl}/api/v1/parts/${part}'`} isRequest />
      <p className="text-small">
        <a className="link" href={`/api/v1/parts/${part}`}>
          Open this request in the browser
        </a>
        . Every GET is a plain link.
      </p>
      <p className="text-small">
        <a className="link" href="/openapi.json">
          OpenAPI 3.1 document
        </a>
        , from which clients can be generated.
      </p>
      <p className="text-small">
        <a className="link" href="/data">
          Data files
        </a>
        : the whole catalog as CSV, JSON Lines and Parquet.
      </p>
    </div>
  </section>
);

const clientExample = (siteUrl: string, part: string): string => `import { createClient } from './canyon-seals-api.ts';

const client = createClient({ baseUrl: '${siteUrl}' });
const { part } = await client.getPart({ part_number: '${part}' });
const query = { size: part.size.name, material: 'fkm' };
const inStock: string[] = [];
for await (const one of client.each('listParts', query)) {
  if (one.stock.on_hand > 0) inStock.push(one.part_number);
}`;

const CLIENTS: readonly (readonly [file: string, name: string, about: string])[] = [
  [
    'canyon-seals-api.ts',
    'TypeScript client',
    'A typed method for each operation, errors, repeated requests, pages. No dependencies; for browsers, Node, Deno and Workers.',
  ],
  [
    'canyon-price.gs',
    'Google Sheets',
    'The function =CANYON_PRICE("FK7502-214", 200), also for ranges: total, unit price or lead time.',
  ],
  [
    'price-selection.ts',
    'Excel',
    'Office Script that writes prices and lead times beside part numbers and quantities.',
  ],
  ['insert-part.FCMacro', 'FreeCAD', 'Macro that inserts the STEP model of a part by its number.'],
  ['curl.md', 'curl', 'Commands for reading parts, prices and files, and for requesting a quote.'],
];

const Clients = ({ siteUrl, examples }: { siteUrl: string; examples: CatalogExamples }): ReactNode => (
  <section className="developers-row" id="clients" aria-labelledby="clients-title">
    <div>
      <h2 id="clients-title">Clients</h2>
      <p>Each is one text file to copy. The examples have the URL of this site as a setting at their top.</p>
      <dl className="developers-fields">
        {CLIENTS.map(([file, name, about]) => (
          <div key={file}>
            <dt>
              <b>
                <a className="link" href={`/developers/examples/${file}`}>
                  {name}
                </a>
              </b>
              <span>{file}</span>
            </dt>
            <dd>{withExamples(about, examples)}</dd>
          </div>
        ))}
      </dl>
    </div>
    <div className="developers-side">
      <CodeBlock
        title="The client"
        note="TypeScript"
        text={clientExample(siteUrl, examplePartNumbers(examples)[0])}
        isRequest
      />
    </div>
  </section>
);

/** `/developers`: the reference of the public API, from its OpenAPI document. */
export default function DevelopersPage({ siteUrl, brandName, examples, responses }: DevelopersPageProps): ReactNode {
  const all = operationsWith(examples);
  const document = documentWith(examples);
  const [part] = examplePartNumbers(examples);
  return (
    <div className="page">
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'API for developers' }]} />
      <div className="developers-columns">
        <header>
          <h1 className="heading-2">API for developers</h1>
          <p className="text-lead">
            Parts, prices, sizes, glands and materials as JSON, computed by the same code as the pages of this site.
          </p>
        </header>
        <Navigation all={all} />
        <div>
          <Overview all={all} siteUrl={siteUrl} part={part} />
          <Clients siteUrl={siteUrl} examples={examples} />
          <Limits />
          <Errors />
          <Agents siteUrl={siteUrl} brandName={brandName} examples={examples} />
          {all.map((operation) => (
            <OperationRow
              key={operation.id}
              operation={operation}
              document={document}
              siteUrl={siteUrl}
              response={responses[operation.id] ?? null}
            />
          ))}
          <Shapes document={document} />
          <Versions />
        </div>
      </div>
    </div>
  );
}

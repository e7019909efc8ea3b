import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import type { AppPath } from '../../../domain/reference/paths/app-pages.ts';
import { OPERATION_GROUP_NAMES, type Operation, operations } from '../../../domain/site/api/operations.ts';
import { APP_ERRORS } from '../../http/app-error.ts';
import type { PageRequest } from '../../render/page.tsx';
import type { PageHead } from '../../render/page-head.ts';
import { RATE_LIMITS, type RateLimitName } from '../../security/rate-limit-rules.ts';
import type { Settings } from '../../settings.ts';
import { Agents } from './agents.tsx';
import { CodeBlock, JsonBlock } from './code-block.tsx';
import { fieldRows, OPENAPI } from './document.ts';
import { type Example, exampleResponses } from './examples.ts';
import { Fields } from './fields.tsx';
import { OperationRow } from './operation-row.tsx';
import './developers.css';

interface DevelopersPageProps {
  readonly siteUrl: string;
  readonly brandName: string;
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
    responses: exampleResponses(catalog, settings.siteUrl),
  };
};

const LIMITS: readonly RateLimitName[] = [
  'SEARCH_LIMIT',
  'PRICE_LIMIT',
  'MCP_LIMIT',
  'LIST_LIMIT',
  'DRAW_LIMIT',
  'FORM_LIMIT',
];

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

const Overview = ({ all, siteUrl }: { all: readonly Operation[]; siteUrl: string }): ReactNode => (
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
      <CodeBlock title="Try it" text={`curl '${siteUrl}/api/v1/parts/FK7502-214'`} isRequest />
      <p className="text-small">
        <a className="link" href="/api/v1/parts/FK7502-214">
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

const clientExample = (siteUrl: string): string => `import { createClient } from './canyon-seals-api.ts';

const client = createClient({ baseUrl: '${siteUrl}' });
const { part } = await client.getPart({ part_number: 'FK7502-214' });
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

const Clients = ({ siteUrl }: { siteUrl: string }): ReactNode => (
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
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </div>
    <div className="developers-side">
      <CodeBlock title="The client" note="TypeScript" text={clientExample(siteUrl)} isRequest />
    </div>
  </section>
);

const Limits = (): ReactNode => (
  <section className="developers-row" id="limits" aria-labelledby="limits-title">
    <div>
      <h2 id="limits-title">Limits</h2>
      <p>
        Limits are per IP address. Over a limit the status is 429 with <code>Retry-After</code>. A request with many
        lines counts once.
      </p>
      <dl className="developers-fields">
        {LIMITS.map((name) => {
          const { guards, requests, periodS } = RATE_LIMITS[name];
          return (
            <div key={name}>
              <dt>
                <b>{guards}</b>
              </dt>
              <dd>
                {requests} requests in {periodS} seconds
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
    <div className="developers-side">
      <CodeBlock
        title="Headers of a response"
        text={[
          'HTTP/2 200',
          'content-type: application/json',
          `ratelimit-policy: "client";q=${RATE_LIMITS.SEARCH_LIMIT.requests};w=${RATE_LIMITS.SEARCH_LIMIT.periodS}`,
          'access-control-allow-origin: *',
        ].join('\n')}
      />
    </div>
  </section>
);

const Errors = (): ReactNode => (
  <section className="developers-row" id="errors" aria-labelledby="errors-title">
    <div>
      <h2 id="errors-title">Errors</h2>
      <p>
        Errors are <code>application/problem+json</code> (RFC 9457). <code>code</code> is stable, <code>type</code>{' '}
        links to its entry below, and <code>problems</code> names each invalid field.
      </p>
      <dl className="developers-fields">
        {APP_ERRORS.map(({ code, status, title }) => (
          <div key={code} id={`error-${code}`}>
            <dt>
              <b>{code}</b>
              <span>{status}</span>
            </dt>
            <dd>{title}</dd>
          </div>
        ))}
      </dl>
    </div>
    <div className="developers-side">
      <JsonBlock
        title="Problem"
        note="400"
        value={{
          type: '/developers#error-bad-input',
          title: 'The request has a value we do not understand.',
          status: 400,
          code: 'bad-input',
          detail: '“7” is not a page size: use 10, 20, 25, 50, 100.',
          parameter: 'limit',
          problems: [{ parameter: 'limit', message: '“7” is not a page size: use 10, 20, 25, 50, 100.' }],
        }}
      />
    </div>
  </section>
);

const Shapes = (): ReactNode => (
  <section className="developers-row" id="shapes" aria-labelledby="shapes-title">
    <div>
      <h2 id="shapes-title">Shapes</h2>
      <p>
        A field of the type Part, Compound, Size, Quote or Money has these fields. All others are listed with their
        operations.
      </p>
      <p>
        Certificates of a compound are in <code>properties.compliance</code>. We have no customs codes, product classes,
        countries of origin or weights on file, so no field contains any.
      </p>
      {['Part', 'Compound', 'Size', 'Quote', 'Money'].map((name) => {
        const schema = OPENAPI.components.schemas[name];
        return schema === undefined ? null : (
          <div key={name} id={`shape-${name.toLowerCase()}`}>
            <h3>{name}</h3>
            <Fields rows={fieldRows(schema)} />
          </div>
        );
      })}
    </div>
  </section>
);

const Versions = (): ReactNode => (
  <section className="developers-row" id="versions" aria-labelledby="versions-title">
    <div>
      <h2 id="versions-title">Versions</h2>
      <p>
        Fields and operations may be added to <code>/api/v1</code> at any time: clients ignore what they do not know.
        Before a field or an operation is removed, its responses carry <code>Deprecation</code> and <code>Sunset</code>{' '}
        headers for at least twelve months. <code>Deprecation</code> is the time since which it is deprecated, and{' '}
        <code>Sunset</code> when it stops.
      </p>
      <p>
        <code>X-Catalog-Version</code> changes with every change of the catalog. Responses that depend on it alone have
        an <code>ETag</code>: send it as <code>If-None-Match</code>, and an unchanged response is 304 without a body.
      </p>
    </div>
  </section>
);

/** `/developers`: the reference of the public API, from its OpenAPI document. */
export default function DevelopersPage({ siteUrl, brandName, responses }: DevelopersPageProps): ReactNode {
  const all = operations();
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
          <Overview all={all} siteUrl={siteUrl} />
          <Clients siteUrl={siteUrl} />
          <Limits />
          <Errors />
          <Agents siteUrl={siteUrl} brandName={brandName} />
          {all.map((operation) => (
            <OperationRow
              key={operation.id}
              operation={operation}
              siteUrl={siteUrl}
              response={responses[operation.id] ?? null}
            />
          ))}
          <Shapes />
          <Versions />
        </div>
      </div>
    </div>
  );
}

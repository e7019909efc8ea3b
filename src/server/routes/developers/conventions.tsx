import type { ReactNode } from 'react';
import { APP_ERRORS } from '../../http/app-error.ts';
import { RATE_LIMITS, type RateLimitName } from '../../security/rate-limit-rules.ts';
import { CodeBlock, JsonBlock } from './code-block.tsx';
import { fieldRows, type OpenApi } from './document.ts';
import { Fields } from './fields.tsx';

/* What all operations of the API share: limits, errors, shapes and versions. */
const LIMITS: readonly RateLimitName[] = [
  'SEARCH_LIMIT',
  'PRICE_LIMIT',
  'MCP_LIMIT',
  'LIST_LIMIT',
  'DRAW_LIMIT',
  'FORM_LIMIT',
];

export const Limits = (): ReactNode => (
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

export const Errors = (): ReactNode => (
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

export const Shapes = ({ document }: { readonly document: OpenApi }): ReactNode => (
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
        const schema = document.components.schemas[name];
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

export const Versions = (): ReactNode => (
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

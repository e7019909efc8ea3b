import { endpointUrl } from '../../../domain/site/api/endpoint.ts';
import type { Operation } from '../../../domain/site/api/operations.ts';
import { IDEMPOTENCY_KEY } from '../../../domain/site/api/v1/quotes.ts';

/** A request of the reference in two languages. */
export interface ExampleRequest {
  /** Path and query. */
  readonly url: string;
  /** JSON, or '' without a body. */
  readonly body: string;
  /** Whether it needs an idempotency key, which is new for each request. */
  readonly isKeyed: boolean;
}

/** Returns the example request of an operation. null: it depends on an earlier response. */
export const exampleRequest = ({ endpoint, example }: Operation): ExampleRequest | null => {
  if (example === null) return null;
  return {
    url: endpointUrl(endpoint, example),
    body: endpoint.takes === 'json' ? JSON.stringify(example) : '',
    isKeyed: endpoint.headers !== undefined,
  };
};

/** Returns the request as a curl command, which POSIX shells run. */
export const curlText = (siteUrl: string, { url, body, isKeyed }: ExampleRequest): string =>
  [
    `curl '${siteUrl}${url}'`,
    ...(body === '' ? [] : [`-H 'Content-Type: application/json'`]),
    ...(isKeyed ? [`-H "${IDEMPOTENCY_KEY}: $(uuidgen)"`] : []),
    ...(body === '' ? [] : [`-d '${body}'`]),
  ].join(' \\\n  ');

/** Returns the request as TypeScript. */
export const typescriptText = (siteUrl: string, { url, body, isKeyed }: ExampleRequest): string =>
  body === ''
    ? `const response = await fetch('${siteUrl}${url}');\nconst data = await response.json();`
    : [
        `const response = await fetch('${siteUrl}${url}', {`,
        `  method: 'POST',`,
        `  headers: { 'Content-Type': 'application/json'${isKeyed ? `, '${IDEMPOTENCY_KEY}': crypto.randomUUID()` : ''} },`,
        `  body: JSON.stringify(${body}),`,
        '});',
        'const data = await response.json();',
      ].join('\n');

import { endpointUrl } from '../../../domain/site/api/endpoint.ts';
import type { Operation } from '../../../domain/site/api/operations.ts';

/** A request of the reference in two languages. */
export interface ExampleRequest {
  /** Path and query. */
  readonly url: string;
  /** JSON, or '' without a body. */
  readonly body: string;
}

/** Returns the example request of an operation. null: it depends on an earlier response. */
export const exampleRequest = ({ endpoint, example }: Operation): ExampleRequest | null => {
  if (example === null) return null;
  return { url: endpointUrl(endpoint, example), body: endpoint.takes === 'json' ? JSON.stringify(example) : '' };
};

/** Returns the request as a curl command, which POSIX shells run. */
export const curlText = (siteUrl: string, { url, body }: ExampleRequest): string =>
  body === ''
    ? `curl '${siteUrl}${url}'`
    : `curl '${siteUrl}${url}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${body}'`;

/** Returns the request as TypeScript. */
export const typescriptText = (siteUrl: string, { url, body }: ExampleRequest): string =>
  body === ''
    ? `const response = await fetch('${siteUrl}${url}');\nconst data = await response.json();`
    : [
        `const response = await fetch('${siteUrl}${url}', {`,
        `  method: 'POST',`,
        `  headers: { 'Content-Type': 'application/json' },`,
        `  body: JSON.stringify(${body}),`,
        '});',
        'const data = await response.json();',
      ].join('\n');

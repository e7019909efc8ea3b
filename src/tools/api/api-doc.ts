import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DescribedEndpoint, ENDPOINTS } from '../../domain/site/api/endpoints.ts';
import { projectRoot } from '../process/steps.ts';
import { schemaText } from './schema-text.ts';

const HEAD = `# The API

Written by \`npm run generate\` from [src/domain/site/api](../src/domain/site/api): server, browser and this page use the same records
([decision 019](decisions/019-declare-one-schema-per-external-value.md), [how to add one](guides/add-an-endpoint.md)). A field with \`?\` may be missing.

\`/api/*\` returns errors as \`application/problem+json\`: \`title\`, and \`problems\` with \`parameter\` and \`message\` for each problem.
\`/auth/*\` and \`/users/*\` use the backend's protocol: \`errors\` with \`message\` and \`extensions.code\`.
`;

const TAKES: Readonly<Record<DescribedEndpoint['takes'], string>> = {
  query: 'in the query',
  param: 'in the path',
  json: 'as JSON',
  form: 'as JSON, urlencoded or multipart',
  nothing: '',
};

const section = ({ method, path, does, takes, request, response: answer }: DescribedEndpoint): string => {
  const asked = takes === 'nothing' ? 'nothing' : `${schemaText(request)}, ${TAKES[takes]}`;
  const answered = answer.type === 'null' ? 'no body (204, or a redirect)' : schemaText(answer);
  return `## ${method} ${path}\n\n${does}\n\n- Request: ${asked}\n- Response: ${answered}\n`;
};

/** Returns the content of `docs/api.md`. */
export const apiDoc = (): string => [HEAD, ...ENDPOINTS.map(section)].join('\n');

export const API_DOC = join(projectRoot, 'docs/api.md');

if (import.meta.main) writeFileSync(API_DOC, apiDoc());

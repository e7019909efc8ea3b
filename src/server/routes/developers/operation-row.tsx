import type { ReactNode } from 'react';
import type { Operation } from '../../../domain/site/api/operations.ts';
import { CodeBlock, JsonBlock } from './code-block.tsx';
import { type FieldRow, fieldRows, nameOf, type OpenApi, parameterRows } from './document.ts';
import type { Example } from './examples.ts';
import { Fields } from './fields.tsx';
import { curlText, exampleRequest, typescriptText } from './requests.ts';

interface OperationRowProps {
  readonly operation: Operation;
  readonly document: OpenApi;
  readonly siteUrl: string;
  readonly response: Example | null;
}

const Titled = ({ title, rows }: { title: string; rows: readonly FieldRow[] }): ReactNode =>
  rows.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <Fields rows={rows} />
    </>
  );

const Shape = ({ name }: { name: string }): ReactNode => (
  <>
    <h3>Response</h3>
    <p>
      <a className="link" href={`#shape-${name.toLowerCase()}`}>
        {name}
      </a>
    </p>
  </>
);

/** An operation: what it takes and returns on the left, a request and its response on the right. */
export function OperationRow({ operation, document, siteUrl, response }: OperationRowProps): ReactNode {
  const { id, title, endpoint, template } = operation;
  const documented = document.paths[template]?.[endpoint.method.toLowerCase()];
  const request = exampleRequest(operation);
  const body = documented?.requestBody?.content['application/json']?.schema;
  const returned = documented?.responses['200']?.content?.['application/json']?.schema;
  return (
    <section className="developers-row" id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="developers-path">
          <span className="developers-method">{endpoint.method}</span> <code>{template}</code>
        </p>
        <p>{endpoint.does}</p>
        <Titled title="Parameters" rows={parameterRows(documented)} />
        <Titled title="Body" rows={body === undefined ? [] : fieldRows(body)} />
        <Titled title="Response" rows={returned === undefined ? [] : fieldRows(returned)} />
        {returned?.$ref === undefined ? null : <Shape name={nameOf(returned.$ref)} />}
      </div>
      <div className="developers-side">
        {request === null ? null : (
          <>
            <CodeBlock title="Request" note="curl" text={curlText(siteUrl, request)} isRequest />
            <details>
              <summary>TypeScript</summary>
              <CodeBlock title="Request" note="TypeScript" text={typescriptText(siteUrl, request)} isRequest />
            </details>
          </>
        )}
        {response === null ? null : (
          <JsonBlock title="Response" note={endpoint.creates ? '201' : '200'} value={response} />
        )}
      </div>
    </section>
  );
}

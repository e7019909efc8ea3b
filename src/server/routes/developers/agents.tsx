import type { ReactNode } from 'react';
import { type CatalogExamples, withExamples } from '../../../domain/shop/catalog/rows/catalog-examples.ts';
import { MCP_PATH } from '../../../domain/site/mcp/identity.ts';
import { TOOLS } from '../../../domain/site/mcp/tools.ts';
import { CodeBlock } from './code-block.tsx';

/** The rest of a description is for models. */
const firstSentence = (description: string): string => description.split(/(?<=\.) /, 1)[0] ?? '';

/** How to add the MCP server to an assistant, and what its tools do. */
export const Agents = ({
  siteUrl,
  brandName,
  examples,
}: {
  siteUrl: string;
  brandName: string;
  examples: CatalogExamples;
}): ReactNode => (
  <section className="developers-row" id="agents" aria-labelledby="agents-title">
    <div>
      <h2 id="agents-title">For AI agents</h2>
      <p>
        Assistants that speak the Model Context Protocol (MCP) can search this catalog, find the size of a measured
        ring, design a gland, compare materials and price parts. They need no key and no account.
      </p>
      <ol className="developers-steps">
        <li>Open the settings of your assistant and add a connector, which some call an MCP server.</li>
        <li>
          Enter the URL <code>{siteUrl + MCP_PATH}</code>. If it asks for a type, choose streamable HTTP. If it asks for
          authentication, choose none.
        </li>
        <li>
          Ask, for example: “I measured a worn ring, 24.5 mm inside and 3.4 mm thick. It seals hydraulic oil at 90 °C.
          What do I need, and what do 200 cost?”
        </li>
      </ol>
      <p>
        No tool orders, sends or stores anything. For a quote the assistant gives you a link: you check its lines in the
        cart and send the request yourself.
      </p>
      <dl className="developers-fields">
        {TOOLS.map(({ name, description }) => (
          <div key={name}>
            <dt>
              <b>{name}</b>
            </dt>
            <dd>{withExamples(firstSentence(description), examples)}</dd>
          </div>
        ))}
      </dl>
    </div>
    <div className="developers-side">
      <CodeBlock title="URL of the server" text={siteUrl + MCP_PATH} isRequest />
      <CodeBlock
        title="Configuration file"
        note="for clients that read one"
        text={JSON.stringify(
          { mcpServers: { [slugOf(brandName)]: { type: 'http', url: siteUrl + MCP_PATH } } },
          null,
          2,
        )}
      />
      <p className="text-small">
        <a className="link" href="/mcp/server-card">
          Server card
        </a>
        , which directories of servers read.
      </p>
    </div>
  </section>
);

/** Returns a name for a configuration file. @example slugOf('Canyon Seals') // 'canyon-seals' */
const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

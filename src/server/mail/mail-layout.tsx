import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Settings } from '../settings.ts';
import { MailLines, type MailTable, tableText } from './mail-table.tsx';
import type { Mail } from './mailer.ts';

export type { MailTable } from './mail-table.tsx';

/** Content of an email, shared by its plain-text and HTML versions. */
export interface MailContent {
  readonly subject: string;
  /** Heading above the text of longer emails. */
  readonly heading?: string;
  readonly paragraphs: readonly string[];
  /** The main link, or `null` without one. */
  readonly action: { readonly label: string; readonly href: string } | null;
  /** Lines of a quote. */
  readonly table?: MailTable;
  /** Text after the link: how long it is valid, and what to do if the recipient did not request it. */
  readonly after: readonly string[];
}

export type MailSettings = Pick<Settings, 'brandName' | 'postalAddress' | 'salesEmail'>;

const signature = ({ brandName, postalAddress, salesEmail }: MailSettings): readonly string[] => [
  brandName,
  postalAddress,
  salesEmail,
];

const asText = ({ heading, paragraphs, action, table, after }: MailContent, settings: MailSettings): string =>
  [
    ...(heading === undefined ? [] : [heading]),
    ...paragraphs,
    ...(action === null ? [] : [`${action.label}:\n${action.href}`]),
    ...(table === undefined ? [] : [tableText(table)]),
    ...after,
    // Two hyphens and a space mark the start of the signature (RFC 3676 §4.3).
    ['-- ', ...signature(settings)].join('\n'),
  ].join('\n\n');

const BODY = { margin: '0', padding: '24px', font: '16px/1.5 Arial, Helvetica, sans-serif', color: '#14181d' };
const COLUMN = { maxWidth: '600px' };
const SMALL = { color: '#4a525b', fontSize: '14px' };
const HEADING = { margin: '0 0 12px', fontSize: '24px', lineHeight: '30px' };
const TEXT = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
const BUTTON = {
  display: 'inline-block',
  margin: '4px 0 8px',
  padding: '10px 22px',
  background: '#c93800',
  color: '#ffffff',
  textDecoration: 'none',
};

const Body = ({ content, settings }: { content: MailContent; settings: MailSettings }): ReactNode => (
  <html lang="en-US">
    <head>
      <meta charSet="utf-8" />
      <title>{content.subject}</title>
    </head>
    <body style={BODY}>
      <div style={COLUMN}>
        {content.heading === undefined ? null : <h1 style={HEADING}>{content.heading}</h1>}
        {content.paragraphs.map((text) => (
          <p key={text} style={TEXT}>
            {text}
          </p>
        ))}
        {content.action === null ? null : (
          <p>
            <a href={content.action.href} style={content.table === undefined ? {} : BUTTON}>
              {content.action.label}
            </a>
            <br />
            <span style={SMALL}>{content.action.href}</span>
          </p>
        )}
        {content.table === undefined ? null : <MailLines table={content.table} />}
        {content.after.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p style={SMALL}>{signature(settings).join(' · ')}</p>
      </div>
    </body>
  </html>
);

/** Renders an email in both versions, without images and without tracking of when it is read. */
export const mailOf = (to: string, content: MailContent, settings: MailSettings): Mail => ({
  to,
  subject: content.subject,
  text: asText(content, settings),
  html: `<!doctype html>${renderToStaticMarkup(<Body content={content} settings={settings} />)}`,
});

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Settings } from '../settings.ts';
import { MailLines, type MailTable, tableText } from './mail-table.tsx';
import type { Mail } from './mailer.ts';

export type { MailTable } from './mail-table.tsx';

/** What a mail says, once for both of its forms. */
export interface MailContent {
  readonly subject: string;
  /** Above the text, where it is more than a few lines. */
  readonly heading?: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do; null: there is nothing to do. */
  readonly action: { readonly label: string; readonly href: string } | null;
  /** Lines of a quote. */
  readonly table?: MailTable;
  /** After the link: how long it works, and what to do when it was not asked for. */
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
    // Two hyphens and a space: what follows is a signature (RFC 3676 §4.3).
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

/** A mail in both forms: plain, without pictures and without anything that tells when it is read. */
export const mailOf = (to: string, content: MailContent, settings: MailSettings): Mail => ({
  to,
  subject: content.subject,
  text: asText(content, settings),
  html: `<!doctype html>${renderToStaticMarkup(<Body content={content} settings={settings} />)}`,
});

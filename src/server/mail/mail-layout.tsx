import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { longDay } from '../../domain/kit/text/date-format.ts';
import { Mark } from '../../drawings/mark.tsx';
import type { Settings } from '../settings.ts';
import { MAIL_CSS, SIGNAL_LINE, STYLE } from './mail-style.ts';
import { MailLines, type MailTable, tableText } from './mail-table.tsx';
import type { Mail } from './mailer.ts';

interface MailLink {
  readonly label: string;
  readonly href: string;
}

interface MailFact {
  readonly label: string;
  readonly text: string;
}

/** Content of an email, shared by its plain-text and HTML versions. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  /** The date at the top: milliseconds since 1970, or an ISO time. */
  readonly at: number | string;
  /** What the email is about: a quote and its number. */
  readonly about?: { readonly label: string; readonly number: string };
  readonly paragraphs: readonly string[];
  /** The main link, or `null` without one. */
  readonly action: MailLink | null;
  /** A second link, below the first. */
  readonly link?: MailLink;
  /** Two or three short facts next to the main link. */
  readonly beside?: readonly MailFact[];
  /** Facts below the main link. */
  readonly facts?: readonly MailFact[];
  /** Words of a person, and whose they are. */
  readonly comment?: { readonly words: string; readonly from: string };
  /** Lines of a quote. */
  readonly table?: MailTable;
  /** What the recipient can do now. */
  readonly next?: string;
  /** Text at the end: how long the link is valid, and what to do if the recipient did not request it. */
  readonly after: readonly string[];
  /** Why the recipient receives this email, and who may use its link. */
  readonly reason: string;
}

export type MailSettings = Pick<Settings, 'brandName' | 'postalAddress' | 'phone' | 'salesEmail'>;

const factText = ({ label, text }: MailFact): string => `${label}: ${text}`;
const linkText = ({ label, href }: MailLink): string => `${label}:\n${href}`;
const day = ({ at }: MailContent): string => longDay(new Date(at));

const footLines = ({ brandName, postalAddress, phone, salesEmail }: MailSettings): readonly string[] =>
  [brandName, postalAddress, phone, salesEmail].filter((line) => line !== '');

const asText = (content: MailContent, settings: MailSettings): string => {
  const { about, action, link, beside = [], facts = [], comment, table, next } = content;
  const top = about === undefined ? '' : `${about.label} ${about.number}, `;
  return [
    `${settings.brandName}\n${top}${day(content)}`,
    content.heading,
    ...content.paragraphs,
    ...(action === null ? [] : [linkText(action)]),
    ...(link === undefined ? [] : [linkText(link)]),
    [...beside, ...facts].map(factText).join('\n'),
    ...(comment === undefined ? [] : [`${comment.from}:\n${comment.words}`]),
    ...(table === undefined ? [] : tableText(table)),
    ...(next === undefined ? [] : [`Next: ${next}`]),
    ...content.after,
    // Two hyphens and a space mark the start of the signature (RFC 3676 §4.3).
    ['-- ', ...footLines(settings), content.reason].join('\n'),
  ]
    .filter((block) => block !== '')
    .join('\n\n');
};

interface LayoutProps {
  readonly className?: string;
  readonly width?: string;
  readonly style?: object;
  readonly children: ReactNode;
}

/** A table that only places its cells. Mail programs lay out little else. */
const Layout = ({ children, ...props }: LayoutProps): ReactNode => (
  <table role="presentation" cellSpacing={0} cellPadding={0} border={0} {...props}>
    <tbody>{children}</tbody>
  </table>
);

const Band = (props: { style: object; children: ReactNode }): ReactNode => (
  <tr>
    <td className="mail-band" {...props} />
  </tr>
);

const LogoLine = ({ content, brandName }: { content: MailContent; brandName: string }): ReactNode => {
  const [first, ...rest] = brandName.split(' ');
  return (
    <Layout width="100%">
      <tr>
        <td style={STYLE.logo}>
          <span style={STYLE.mark}>
            <Mark size={22} accent={SIGNAL_LINE} />
          </span>
          {first} <span style={STYLE.logoRest}>{rest.join(' ')}</span>
        </td>
        <td align="right" style={STYLE.reference}>
          {content.about === undefined ? null : (
            <>
              {content.about.label} <span style={STYLE.number}>{content.about.number}</span>
              <br />
            </>
          )}
          {day(content)}
        </td>
      </tr>
    </Layout>
  );
};

const Facts = ({ facts }: { facts: readonly MailFact[] }): ReactNode => (
  <Layout>
    {facts.map(({ label, text }) => (
      <tr key={label}>
        <td style={STYLE.fact}>{label}</td>
        <td style={STYLE.factText}>{text}</td>
      </tr>
    ))}
  </Layout>
);

const Action = ({ action, link, beside = [] }: MailContent): ReactNode => (
  <>
    {action === null ? null : (
      <Layout className="mail-action">
        <tr>
          <td style={STYLE.buttonCell}>
            <a href={action.href} style={STYLE.button}>
              {action.label}
            </a>
          </td>
          {beside.length === 0 ? null : (
            <td className="mail-beside" style={STYLE.beside}>
              {beside.map(({ label, text }, at) => (
                <span key={label}>
                  {at === 0 ? null : <br />}
                  {label} <b style={STYLE.strong}>{text}</b>
                </span>
              ))}
            </td>
          )}
        </tr>
      </Layout>
    )}
    {link === undefined ? null : (
      <p style={STYLE.text}>
        <a href={link.href} style={STYLE.link}>
          {link.label}
        </a>
      </p>
    )}
  </>
);

const After = ({ action, next, after }: MailContent): ReactNode => (
  <>
    {next === undefined ? null : (
      <p style={STYLE.afterText}>
        <b style={STYLE.strong}>Next:</b> {next}
      </p>
    )}
    {after.map((text) => (
      <p key={text} style={STYLE.afterText}>
        {text}
      </p>
    ))}
    {action === null ? null : <p style={STYLE.address}>The button opens {action.href}</p>}
  </>
);

const Content = ({ content, settings }: { content: MailContent; settings: MailSettings }): ReactNode => {
  const { action, link, facts = [], comment, table } = content;
  const [brandName = '', ...address] = footLines(settings);
  return (
    <>
      <Band style={STYLE.head}>
        <LogoLine content={content} brandName={brandName} />
      </Band>
      <Band style={STYLE.lead}>
        <h1 style={STYLE.heading}>{content.heading}</h1>
        {content.paragraphs.map((text) => (
          <p key={text} style={STYLE.text}>
            {text}
          </p>
        ))}
      </Band>
      {action === null && link === undefined ? null : (
        <Band style={STYLE.block}>
          <Action {...content} />
        </Band>
      )}
      {facts.length === 0 ? null : (
        <Band style={STYLE.block}>
          <Facts facts={facts} />
        </Band>
      )}
      {comment === undefined ? null : (
        <Band style={STYLE.block}>
          <p style={STYLE.comment}>
            {comment.words}
            <br />
            <span style={STYLE.commentFrom}>{comment.from}</span>
          </p>
        </Band>
      )}
      {table === undefined ? null : (
        <Band style={STYLE.block}>
          <MailLines table={table} />
        </Band>
      )}
      <Band style={STYLE.after}>
        <After {...content} />
      </Band>
      <Band style={STYLE.foot}>
        {[brandName, ...address].join(' · ')}
        <br />
        {content.reason}
      </Band>
    </>
  );
};

const Page = ({ content, settings }: { content: MailContent; settings: MailSettings }): ReactNode => (
  <html lang="en-US">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light only" />
      <meta name="supported-color-schemes" content="light only" />
      <title>{content.subject}</title>
      <style>{MAIL_CSS}</style>
    </head>
    <body style={STYLE.body}>
      <Layout width="100%" style={STYLE.desk}>
        <tr>
          <td className="mail-desk" align="center" style={STYLE.deskCell}>
            <Layout style={STYLE.sheet}>
              <Content content={content} settings={settings} />
            </Layout>
          </td>
        </tr>
      </Layout>
    </body>
  </html>
);

/** Renders an email in both versions, without remote resources and without tracking of when it is read. */
export const mailOf = (to: string, content: MailContent, settings: MailSettings): Mail => ({
  to,
  subject: content.subject,
  text: asText(content, settings),
  html: `<!doctype html>${renderToStaticMarkup(<Page content={content} settings={settings} />)}`,
});

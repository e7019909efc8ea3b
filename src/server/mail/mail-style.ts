import type { CSSProperties } from 'react';

/*
 * Colors and type of the site (client/styles/tokens.css), as values: mail programs know neither custom properties nor
 * the site's fonts. Every box sets its text color and its background, so that a program that inverts colors in dark
 * mode inverts both.
 */
const PAPER = '#ffffff';
const SHEET = '#f6f7f6';
const DESK = '#eceeed';
const RULE = '#dde1e0';
const FRAME = '#b4bcbd';
const INK = '#0f1b22';
const INK_2 = '#3c4a52';
const INK_3 = '#5a6870';
const SIGNAL = '#c93800';
export const SIGNAL_LINE = '#e4480c';

const FONT = "Archivo, 'Helvetica Neue', Arial, sans-serif";
const MONO = "'Geist Mono', Menlo, Consolas, monospace";

/** Long words of people break instead of widening the email. */
export const BREAKING = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;

/**
 * Styles for the width of the screen. A program that drops them shows the columns of the wide layout at every width. The text
 * contains neither quotes nor angle brackets, which React would escape.
 */
export const MAIL_CSS = `:root{color-scheme:light only;supported-color-schemes:light only}
td,th,p,h1{font-family:Archivo,Helvetica Neue,Arial,sans-serif}
@media (min-width:561px){
.mail-band{padding-left:28px!important;padding-right:28px!important}
.mail-ship,.mail-total,.mail-unit{white-space:nowrap}
}
@media (max-width:560px){
.mail-desk{padding:0!important}
.mail-action,.mail-action tbody,.mail-action tr,.mail-action td{display:block!important;width:100%!important}
.mail-action td{text-align:center}
.mail-action .mail-beside{padding:12px 0 0!important;text-align:left}
.mail-lines,.mail-lines thead,.mail-lines tbody,.mail-lines tfoot,.mail-lines tr{display:block!important;width:100%!important}
.mail-lines th,.mail-lines td{display:inline-block!important;box-sizing:border-box;border:0!important;padding:0!important;vertical-align:top}
.mail-lines .mail-name{display:block!important;width:100%!important;padding-bottom:4px!important}
.mail-lines th.mail-name{display:none!important}
.mail-head,.mail-line{border-bottom:1px solid ${RULE};padding:9px 0}
.mail-lines .mail-quantity{width:19%!important;text-align:left!important}
.mail-lines .mail-ship{width:35%!important}
.mail-lines .mail-unit{width:21%!important}
.mail-lines .mail-total{width:25%!important}
.mail-lines .mail-sum{width:62%!important}
.mail-lines .mail-amount{width:38%!important}
}`;

/** Styles by part of the email. */
export const STYLE = {
  body: { margin: 0, padding: 0, backgroundColor: DESK, color: INK },
  desk: { width: '100%', tableLayout: 'fixed', backgroundColor: DESK, color: INK },
  deskCell: { padding: '24px 8px' },
  sheet: { width: '640px', maxWidth: '100%', backgroundColor: PAPER, color: INK, border: `1px solid ${FRAME}` },
  head: { padding: '18px 18px', borderBottom: `1px solid ${FRAME}`, backgroundColor: PAPER, color: INK },
  logo: { font: `600 19px/24px ${FONT}`, color: INK, letterSpacing: '-0.02em' },
  mark: { display: 'inline-block', verticalAlign: '-5px', marginRight: '9px' },
  logoRest: { fontWeight: 400 },
  reference: { font: `400 13px/18px ${FONT}`, color: INK_3, textAlign: 'right' },
  number: { fontFamily: MONO, color: INK, whiteSpace: 'nowrap' },
  lead: { padding: '26px 18px 6px', backgroundColor: PAPER, color: INK },
  heading: { margin: 0, font: `600 24px/30px ${FONT}`, color: INK, letterSpacing: '-0.012em', ...BREAKING },
  text: { margin: '10px 0 0', font: `400 15px/23px ${FONT}`, color: INK_2, whiteSpace: 'pre-line', ...BREAKING },
  block: { padding: '14px 18px', backgroundColor: PAPER, color: INK },
  buttonCell: { backgroundColor: SIGNAL, borderRadius: '2px' },
  button: {
    display: 'inline-block',
    padding: '12px 22px',
    font: `500 16px/20px ${FONT}`,
    color: PAPER,
    textDecoration: 'none',
  },
  beside: { padding: '0 0 0 18px', font: `400 13px/18px ${FONT}`, color: INK_3, ...BREAKING },
  strong: { fontWeight: 600, color: INK },
  link: { color: INK, textUnderlineOffset: '3px' },
  fact: { padding: '3px 16px 3px 0', font: `400 13px/18px ${FONT}`, color: INK_3, verticalAlign: 'top' },
  factText: { padding: '3px 0', font: `400 14px/18px ${FONT}`, color: INK, verticalAlign: 'top', ...BREAKING },
  comment: {
    margin: 0,
    padding: '2px 0 2px 12px',
    borderLeft: `2px solid ${INK}`,
    font: `400 14px/21px ${FONT}`,
    color: INK_2,
    whiteSpace: 'pre-line',
    ...BREAKING,
  },
  commentFrom: { fontSize: '13px', color: INK_3 },
  lines: { width: '100%', borderCollapse: 'collapse', font: `400 14px/19px ${FONT}`, color: INK },
  lineHead: { padding: '0 0 6px', borderBottom: `1px solid ${INK}`, font: `600 12px/16px ${FONT}`, color: INK_2 },
  line: { padding: '9px 0', borderBottom: `1px solid ${RULE}`, verticalAlign: 'top' },
  partLink: { color: INK, font: `500 13px/18px ${MONO}`, textUnderlineOffset: '3px' },
  part: { font: `500 13px/18px ${FONT}`, color: INK },
  detail: { fontSize: '12px', lineHeight: '16px', color: INK_3, whiteSpace: 'pre-line' },
  aside: { fontSize: '12px', color: INK_3 },
  total: { padding: '12px 0 2px', font: `600 16px/20px ${FONT}`, color: INK, verticalAlign: 'top' },
  amount: { padding: '12px 0 2px', font: `600 19px/24px ${FONT}`, color: INK, verticalAlign: 'top' },
  priced: { font: `400 13px/18px ${FONT}`, color: INK_2 },
  limits: { margin: '8px 0 0', font: `400 14px/21px ${FONT}`, color: INK },
  notes: { margin: '10px 0 0', font: `400 12px/18px ${FONT}`, color: INK_3 },
  after: { padding: '14px 18px 22px', borderTop: `1px solid ${RULE}`, backgroundColor: PAPER, color: INK },
  afterText: { margin: '0 0 6px', font: `400 14px/21px ${FONT}`, color: INK_2, ...BREAKING },
  address: { margin: '8px 0 0', font: `400 12px/18px ${FONT}`, color: INK_3, wordBreak: 'break-all' },
  foot: {
    padding: '14px 18px',
    borderTop: `1px solid ${FRAME}`,
    backgroundColor: SHEET,
    font: `400 12px/18px ${FONT}`,
    color: INK_3,
    ...BREAKING,
  },
} as const satisfies Readonly<Record<string, CSSProperties>>;

import { counted } from '../../../domain/kit/text/counted.ts';
import { bytesText } from '../../security/storage-kinds.ts';
import { HEALTH_ROWS, type Health } from './load-health.ts';

/** `ok`: needs no reading. `wait`: nothing is known yet. `bad`: needs a person. */
export type HealthState = 'ok' | 'wait' | 'bad';

/** One line about the health of the site. */
export interface HealthLine {
  readonly id: 'catalog' | 'synchronization' | 'email' | 'forms' | 'storage' | 'pages' | 'errors';
  readonly label: string;
  readonly state: HealthState;
  readonly text: string;
  /** Milliseconds since 1970; `null` without a time. */
  readonly at: number | null;
}

const MINUTE_MS = 60_000;
/** The trigger runs every five minutes. */
const LATE_MS = 30 * MINUTE_MS;
/** The check of pages runs every night. */
const LATE_CHECK_MS = 36 * 60 * MINUTE_MS;
/** Share of a limit at which staff are warned. */
const NEARLY_FULL = 0.8;
/** Errors of a day that need no attention: clients that disconnect and short outages. */
const CALM_ERRORS = 5;

const numberText = (value: number): string => value.toLocaleString('en-US');
const atLeast = (rows: number, noun: string): string =>
  rows >= HEALTH_ROWS ? `${HEALTH_ROWS} or more ${noun}s` : counted(rows, noun);

const catalogLine = ({ catalog }: Health): HealthLine => ({
  id: 'catalog',
  label: 'Catalog',
  state: catalog === null ? 'bad' : 'ok',
  text:
    catalog === null
      ? 'No catalog can be read'
      : `${counted(catalog.compounds, 'compound')}, ${numberText(catalog.parts)} parts`,
  at: catalog?.publishedAt ?? null,
});

const ENDS: Readonly<Record<string, string>> = {
  'nothing changed': 'Checked every 5 min, nothing changed',
  'no-workflow': 'This site has no synchronization',
  'no-record': 'No catalog was published yet',
  follows: 'A synchronization is running; another one follows',
  full: 'Reads the whole catalog every night',
  refresh: 'Prices and stock are being updated',
};

const syncLine = ({ runs: [last], refresh }: Health, now: number): HealthLine => {
  const line = { id: 'synchronization', label: 'Stock sync', at: refresh?.ranAt ?? last?.endedAt ?? null } as const;
  if (last !== undefined && (last.state === 'failed' || last.state === 'refused')) {
    return {
      ...line,
      state: 'bad',
      text: `Last run ${last.state === 'failed' ? 'failed' : 'was refused'}: ${last.message}`,
    };
  }
  if (refresh === null) return { ...line, state: 'wait', text: 'No trigger has run yet' };
  if (now - refresh.ranAt > LATE_MS) return { ...line, state: 'bad', text: 'The trigger has stopped' };
  return { ...line, state: 'ok', text: ENDS[refresh.outcome] ?? 'Checked every 5 min' };
};

const emailLine = ({ mails }: Health): HealthLine => ({
  id: 'email',
  label: 'Email',
  state: mails.length === 0 ? 'ok' : 'bad',
  text: mails.length === 0 ? 'All delivered' : `${atLeast(mails.length, 'email')} not delivered`,
  at: null,
});

const formsLine = ({ deliveries: { pending, rejected }, isConnected }: Health): HealthLine => {
  const line = { id: 'forms', label: 'Forms', at: null } as const;
  if (!isConnected) return { ...line, state: 'ok', text: 'Stored in this site’s own database' };
  if (rejected > 0) return { ...line, state: 'bad', text: `The backend rejected ${counted(rejected, 'record')}` };
  if (pending > 0) return { ...line, state: 'wait', text: `${counted(pending, 'record')} pending, sent every 5 min` };
  return { ...line, state: 'ok', text: 'All delivered to Directus' };
};

const storageLine = ({ storage: [fullest] }: Health): HealthLine => {
  const line = { id: 'storage', label: 'Storage', at: null } as const;
  if (fullest === undefined || fullest.bytes === 0) return { ...line, state: 'ok', text: 'Nothing is stored yet' };
  const share = fullest.bytes / fullest.total;
  const percent = share < 0.01 ? 'under 1%' : `${Math.floor(100 * share)}%`;
  return {
    ...line,
    state: share < NEARLY_FULL ? 'ok' : 'bad',
    text: `Fullest: ${fullest.name}, ${percent} of ${bytesText(fullest.total)}`,
  };
};

const pagesLine = ({ problems, pageCheck }: Health, now: number): HealthLine => {
  const line = { id: 'pages', label: 'Pages', at: pageCheck?.ranAt ?? null } as const;
  if (pageCheck === null) return { ...line, state: 'wait', text: 'Not checked yet' };
  if (problems.length > 0) return { ...line, state: 'bad', text: `${atLeast(problems.length, 'broken link')}` };
  if (now - pageCheck.ranAt > LATE_CHECK_MS) return { ...line, state: 'wait', text: 'The nightly check did not run' };
  return { ...line, state: 'ok', text: `No broken link in ${pageCheck.outcome.replace(/,.*/, '')}` };
};

const errorsLine = ({ errors }: Health): HealthLine => ({
  id: 'errors',
  label: 'Errors',
  state: errors.length <= CALM_ERRORS ? 'ok' : 'bad',
  text: errors.length === 0 ? 'None in 24 h' : `${atLeast(errors.length, 'error')} in 24 h`,
  at: errors[0]?.at ?? null,
});

/** Returns the lines about the health of the site, in the order of the page. */
export const healthLines = (health: Health, now: number): readonly HealthLine[] => [
  catalogLine(health),
  syncLine(health, now),
  emailLine(health),
  formsLine(health),
  storageLine(health),
  pagesLine(health, now),
  errorsLine(health),
];

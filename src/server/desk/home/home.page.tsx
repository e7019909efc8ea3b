import type { ReactNode } from 'react';
import { counted } from '../../../domain/kit/text/counted.ts';
import type { OpenQuotes } from '../../staff/open-quotes.ts';

interface HomeProps {
  readonly name: string;
  readonly counts: OpenQuotes;
  /** Whether the desk has its own list of quotes. */
  readonly hasQuotes: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export const title = 'Home';
export const place = 'home';

const HOUR_MS = 3_600_000;

const STATES = [
  { state: 'received', label: 'New requests' },
  { state: 'in_work', label: 'In review' },
  { state: 'answered', label: 'With customers' },
] as const;

const ageText = (oldest: string, now: number): string => {
  const hours = Math.max(0, Math.floor((now - Date.parse(oldest)) / HOUR_MS));
  if (hours < 1) return 'oldest under 1 hour';
  return hours < 48 ? `oldest ${counted(hours, 'hour')}` : `oldest ${counted(Math.floor(hours / 24), 'day')}`;
};

/** `/desk`: open quotes by state. */
export default function HomePage({ name, counts, hasQuotes, now }: HomeProps): ReactNode {
  return (
    <>
      <h1 className="desk-title">Hello {name}</h1>
      <section aria-labelledby="open-quotes">
        <h2 className="desk-heading" id="open-quotes">
          Open quotes
        </h2>
        <ul className="desk-figures">
          {STATES.map(({ state, label }) => {
            const { count, oldest } = counts[state];
            const figure = (
              <>
                <b>{count}</b>
                <span>{label}</span>
                <small>{oldest === null ? 'none open' : ageText(oldest, now)}</small>
              </>
            );
            return <li key={state}>{hasQuotes ? <a href="/desk/quotes">{figure}</a> : <div>{figure}</div>}</li>;
          })}
        </ul>
        {hasQuotes ? null : (
          <p className="desk-note">
            Reply to quotes in Directus, or with <code>npm run quote</code>.
          </p>
        )}
      </section>
    </>
  );
}

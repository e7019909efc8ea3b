import type { ReactNode } from 'react';
import { ERROR_DAYS, MAX_PER_HOUR, type SiteError } from '../../site-health/site-errors.ts';
import { deskTime } from '../desk-time.ts';

/** What the kinds mean, for those that a person can act on. */
const KINDS: Readonly<Record<string, string>> = {
  'catalog-unavailable': 'No catalog could be read',
  'content-unavailable': 'The page’s content could not be read',
  'not-stored': 'What a visitor sent could not be stored',
  'storage-full': 'A storage limit was reached',
  TimeoutError: 'Something did not respond in time',
};

/** Responses with a status of 500 or more, by request ID. */
export const ErrorSection = (props: { readonly errors: readonly SiteError[]; readonly now: number }): ReactNode => (
  <section aria-labelledby="errors">
    <h2 className="desk-heading" id="errors">
      Errors of the last day
      <small>
        Stored for {ERROR_DAYS} days, at most {MAX_PER_HOUR} an hour
      </small>
    </h2>
    {props.errors.length === 0 ? (
      <p className="desk-note">No request failed in the last 24 hours.</p>
    ) : (
      <>
        <table className="desk-table health-table" aria-labelledby="errors">
          <thead>
            <tr>
              {['When', 'Request ID', 'Route', 'Status', 'Error'].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {props.errors.map(({ at, requestId, method, route, status, kind }) => (
              <tr key={`${requestId}-${at}`}>
                <td className="health-when">{deskTime(at, props.now)}</td>
                <th scope="row" className="text-mono" data-label="Request ID">
                  {requestId === '' ? 'unknown' : requestId}
                </th>
                <td className="text-mono" data-label="Route">
                  {method} {route}
                </td>
                <td data-label="Status">{status}</td>
                <td data-label="Error">{KINDS[kind] ?? kind}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="desk-note">
          Visitors see the request ID on the error page. Search the Worker’s log for it to find the cause.
        </p>
      </>
    )}
  </section>
);

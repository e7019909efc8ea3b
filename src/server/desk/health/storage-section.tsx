import type { ReactNode } from 'react';
import { bytesText } from '../../security/storage-kinds.ts';
import type { Health } from './load-health.ts';

const formsText = ({ deliveries: { pending, rejected }, isConnected }: Health): string => {
  if (!isConnected)
    return 'No backend server is connected: forms, quotes and messages stay in this site’s own database.';
  if (pending + rejected === 0) return 'Every form, quote request and message is in Directus.';
  return [
    pending === 0 ? '' : `${pending.toLocaleString('en-US')} records wait for the next delivery, every five minutes.`,
    rejected === 0
      ? ''
      : `The backend rejected ${rejected.toLocaleString('en-US')} records for good: compare the fields of its collections with docs/guides/backend.md.`,
  ]
    .filter(Boolean)
    .join(' ');
};

/** Delivery of visitors' records to the backend, and stored bytes against their limits. */
export const StorageSection = ({ health }: { readonly health: Health }): ReactNode => (
  <section aria-labelledby="storage">
    <h2 className="desk-heading" id="storage">
      <span id="forms">Forms and storage</span>
      <small>New records are refused at 100%</small>
    </h2>
    <p className="health-lead">{formsText(health)}</p>
    <table className="desk-table health-table" aria-labelledby="storage">
      <thead>
        <tr>
          {['What', 'Where', 'Used', 'Limit', 'Share'].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {health.storage.map(({ kind, name, store, bytes, total }) => (
          <tr key={kind}>
            <th scope="row">{name.charAt(0).toUpperCase() + name.slice(1)}</th>
            <td data-label="Where">{store}</td>
            <td data-label="Used">{bytes === 0 ? '–' : bytesText(bytes)}</td>
            <td data-label="Limit">{bytesText(total)}</td>
            <td data-label="Share">
              <meter
                min={0}
                max={total}
                low={0.8 * total}
                high={0.95 * total}
                optimum={0}
                value={bytes}
                aria-label={`${name}: ${Math.floor((100 * bytes) / total)}% used`}
              />{' '}
              {Math.floor((100 * bytes) / total)}%
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

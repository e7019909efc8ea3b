import type { ReactNode } from 'react';
import { counted } from '../../../domain/kit/text/counted.ts';
import { dateFormat } from '../../../domain/kit/text/date-format.ts';
import { savedListHref } from '../../../domain/order/lists/saved-list.ts';
import { LISTS_PATH } from '../../../domain/reference/paths/store-links.ts';
import { accountListsEndpoint } from '../../../domain/site/api/account/account-lists.ts';
import { TextLink } from '../links/text-link.tsx';
import { useReading } from './use-account.ts';
import './account-lists.css';

const localDay = dateFormat({ dateStyle: 'medium' });
const NOTHING = {};

/** The lists of the signed-in account, latest first. */
export function AccountLists(): ReactNode {
  const [reading, again] = useReading(accountListsEndpoint, NOTHING);
  if (reading.step === 'reading') return null;
  return (
    <section className="account-lists" aria-labelledby="account-lists">
      <h2 className="heading-4 text-ruled" id="account-lists">
        Saved lists
      </h2>
      {reading.step === 'read' ? null : (
        <p>
          Your lists could not be loaded.{' '}
          <button type="button" className="link" onClick={again}>
            Try again
          </button>
        </p>
      )}
      {reading.step === 'read' && reading.value.items.length === 0 ? (
        <p className="text-secondary">
          No lists yet. <TextLink href={LISTS_PATH}>Upload a parts list</TextLink> and save it.
        </p>
      ) : null}
      {reading.step === 'read' && reading.value.items.length > 0 ? (
        <ul className="account-lists-items">
          {reading.value.items.map(({ id, name, lineCount, changedAt }) => (
            <li key={id}>
              <TextLink href={savedListHref(id)}>{name}</TextLink>
              <span className="text-muted">
                {counted(lineCount, 'line')}, <time dateTime={changedAt}>{localDay(new Date(changedAt))}</time>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

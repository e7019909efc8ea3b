import { Link2Off } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { dateFormat } from '../../../domain/kit/text/date-format.ts';
import { type SharedLink, sharedHref } from '../../../domain/order/lists/shared-list.ts';
import { withdrawListEndpoint } from '../../../domain/site/api/lists.ts';
import { ask } from '../../api.ts';
import { TextLink } from '../../ui/links/text-link.tsx';
import './saved-lists.css';
import { dropLink, sharedLinks } from '../shared-links.ts';

const localDay = dateFormat({ dateStyle: 'medium' });
const NOT_FOUND = 404;

/** Links shared from this device, with actions to open and withdraw them. */
export function SharedLinks(): ReactNode {
  const [links, setLinks] = useState<readonly SharedLink[]>([]);
  const [message, setMessage] = useState('');
  const read = useCallback((): void => void sharedLinks().then(setLinks), []);
  useEffect(read, [read]);
  const withdraw = async ({ id, key, name }: SharedLink): Promise<void> => {
    const answer = await ask(withdrawListEndpoint, { id, key }).catch(() => null);
    // An expired link no longer exists.
    if (answer === null || !(answer.ok || answer.status === NOT_FOUND)) {
      setMessage('The link could not be withdrawn. Try again in a minute.');
      return;
    }
    await dropLink(id);
    setMessage(`The link to ${name} is withdrawn.`);
    read();
  };
  if (links.length === 0 && message === '') return null;
  return (
    <section aria-labelledby="shared-links">
      <h2 className="heading-4 text-ruled" id="shared-links">
        Shared links
      </h2>
      <ul className="saved-lists">
        {links.map((link) => (
          <li key={link.id}>
            <span className="saved-lists-name">
              <TextLink href={sharedHref(link.id)}>{link.name}</TextLink>
              <small>shared {localDay(new Date(link.sharedAt))}</small>
            </span>
            <button type="button" className="button button-small" onClick={() => void withdraw(link)}>
              <Link2Off className="icon" aria-hidden="true" />
              Withdraw<span className="visually-hidden"> the link to {link.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-secondary">
        {message}
      </p>
    </section>
  );
}

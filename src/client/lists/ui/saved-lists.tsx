import { Copy, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import { counted, formatCount } from '../../../domain/kit/text/counted.ts';
import { dateFormat } from '../../../domain/kit/text/date-format.ts';
import {
  type ListSummary,
  LONGEST_NAME,
  MAX_LISTS,
  mergedLines,
  type SavedList,
} from '../../../domain/order/lists/saved-list.ts';
import { LOGIN_PATH } from '../../../domain/site/account-links.ts';
import { createLocalId } from '../../random-id.ts';
import { TextLink } from '../../ui/links/text-link.tsx';
import { shelf } from '../shelf.ts';
import './saved-lists.css';
import { useSignedIn } from '../../ui/use-signed-in.ts';

const localDay = dateFormat({ dateStyle: 'medium' });

const copied = (list: SavedList, name: string, lines = list.lines): SavedList => ({
  id: createLocalId(),
  name: cutText(name, LONGEST_NAME),
  changedAt: new Date().toISOString(),
  lines,
});

/** The saved lists, with actions to open, copy, merge and remove them. */
export function SavedLists({ onOpen }: { onOpen: (list: SavedList) => void }): ReactNode {
  const isSignedIn = useSignedIn();
  const [lists, setLists] = useState<readonly ListSummary[] | null>(null);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [status, setStatus] = useState('');
  const read = useCallback((): void => {
    shelf()
      .all()
      .then(setLists)
      .catch(() => setStatus('Your lists could not be read. Try again in a minute.'));
  }, []);
  useEffect(read, [read, isSignedIn]);

  const doing = (work: () => Promise<string>): void => {
    work()
      .then((text) => {
        setStatus(text);
        read();
      })
      .catch(() => setStatus('This could not be done. Try again in a minute.'));
  };
  const opened = async (id: string): Promise<SavedList> => {
    const list = await shelf().open(id);
    if (list === null) throw new Error('The list no longer exists.');
    return list;
  };
  const copy = (id: string): void =>
    doing(async () => {
      const list = await opened(id);
      await shelf().keep(copied(list, `${list.name}, copy`));
      return `${list.name} copied`;
    });
  const merge = (): void =>
    doing(async () => {
      const [first, ...others] = await Promise.all(ticked.map(opened));
      if (!first) return '';
      const lines = others.reduce((all, { lines: more }) => mergedLines(all, more), first.lines);
      await shelf().keep(copied(first, [first, ...others].map(({ name }) => name).join(' + '), [...lines]));
      setTicked([]);
      return `${counted(ticked.length, 'list')} merged into a new one of ${counted(lines.length, 'line')}`;
    });
  if (lists === null) return null;
  return (
    <section aria-labelledby="saved-lists">
      <h2 className="heading-4 text-ruled" id="saved-lists">
        Saved lists
      </h2>
      {lists.length === 0 ? (
        <p className="text-secondary">No saved lists yet. Review a list, then save it.</p>
      ) : (
        <ul className="saved-lists">
          {lists.map(({ id, name, lineCount, changedAt }) => (
            <li key={id}>
              <label className="choice">
                <input
                  type="checkbox"
                  aria-label={`Tick ${name} to merge it`}
                  checked={ticked.includes(id)}
                  onChange={({ target }) =>
                    setTicked(target.checked ? [...ticked, id] : ticked.filter((one) => one !== id))
                  }
                />
              </label>
              <span className="saved-lists-name">
                {name}
                <small>
                  {counted(lineCount, 'line')}, {localDay(new Date(changedAt))}
                </small>
              </span>
              <button
                type="button"
                className="button button-small"
                onClick={() => void opened(id).then(onOpen).catch(read)}
              >
                Review<span className="visually-hidden"> {name}</span>
              </button>
              <button type="button" className="icon-button" aria-label={`Copy ${name}`} onClick={() => copy(id)}>
                <Copy className="icon" aria-hidden="true" />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={`Remove ${name}`}
                onClick={() =>
                  doing(async () => {
                    await shelf().drop(id);
                    return `${name} removed`;
                  })
                }
              >
                <Trash2 className="icon" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {ticked.length < 2 ? null : (
        <button type="button" className="button" onClick={merge}>
          Merge {formatCount(ticked.length)} lists into a new one
        </button>
      )}
      <p role="status" className="text-secondary">
        {status}
      </p>
      <p className="text-small">
        {isSignedIn ? (
          `Kept in your account, up to ${MAX_LISTS} lists.`
        ) : (
          <>
            Kept on this device. <TextLink href={LOGIN_PATH}>Log in</TextLink> to keep lists and your part numbers with
            your account.
          </>
        )}
      </p>
    </section>
  );
}

import { Download, Link2, Save } from 'lucide-react';
import { type FormEvent, type ReactNode, useCallback, useState } from 'react';
import { dateFormat } from '../../../../domain/kit/text/date-format.ts';
import { exportRows } from '../../../../domain/order/lists/export-list.ts';
import { linesToSave } from '../../../../domain/order/lists/lines-to-save.ts';
import type { ReviewLine } from '../../../../domain/order/lists/review-line.ts';
import { LONGEST_NAME } from '../../../../domain/order/lists/saved-list.ts';
import { shareListEndpoint, withdrawListEndpoint } from '../../../../domain/site/api/lists.ts';
import './list-actions.css';
import { ask, call, parseResponse } from '../../../api.ts';
import { createLocalId } from '../../../random-id.ts';
import { loadRefusalText } from '../../../refusal-text.ts';
import { saveCustomerNumbers } from '../../customer-numbers.ts';
import { dropLink, saveSharedLink } from '../../shared-links.ts';
import { shelf } from '../../shelf.ts';
import { ActionPopover } from './action-popover.tsx';

const NOT_SHARED = 'The list could not be shared. Try again in a minute.';

const localDay = dateFormat({ dateStyle: 'medium' });

interface Shared {
  readonly id: string;
  readonly key: string;
  readonly url: string;
  readonly sharedAt: string;
}

/** The link of a shared list, with buttons to copy and withdraw it. */
const SharedBox = (props: { shared: Shared; onWithdraw: () => void }): ReactNode => {
  const { shared } = props;
  const address = location.origin + shared.url;
  const [copied, setCopied] = useState('Copy');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('Copied');
    } catch {
      setCopied('Copying is blocked');
    }
  };
  return (
    <>
      <p>
        <b>Prices of {localDay(new Date(shared.sharedAt))}.</b> Anyone with the link can view this snapshot. Withdraw it
        at any time.
      </p>
      <p className="list-actions-row list-actions-link">
        <input className="field-input text-mono" aria-label="Link to the list" readOnly value={address} />
        <button type="button" className="button" onClick={() => void copy()}>
          {copied}
        </button>
        <button type="button" className="button" onClick={props.onWithdraw}>
          Withdraw
        </button>
      </p>
    </>
  );
};

/** Further actions on a list: save it under a name, download it as a file, share it by link. */
export function ListActions(props: {
  name: string;
  lines: readonly ReviewLine[];
  onSaid: (said: string) => void;
}): ReactNode {
  const { lines, onSaid } = props;
  const [name, setName] = useState(props.name.replace(/\.\w+$/, '').slice(0, LONGEST_NAME));
  const [listId] = useState(createLocalId);
  const [open, setOpen] = useState<'save' | 'share' | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const [shared, setShared] = useState<Shared | null>(null);
  const [status, setStatus] = useState('');
  const showStatus = (text: string): void => {
    setStatus(text);
    onSaid(text);
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') return;
    const current = shelf();
    const list = { id: listId, name: name.trim(), changedAt: new Date().toISOString(), lines: [...linesToSave(lines)] };
    current
      .keep(list)
      .then(() => {
        void saveCustomerNumbers(lines);
        close();
        showStatus(`Saved as “${list.name}” ${current.place === 'account' ? 'in your account' : 'on this device'}.`);
      })
      .catch(() => showStatus('The list could not be saved. Remove one you no longer need, or try again in a minute.'));
  };
  const share = async (): Promise<void> => {
    if (shared !== null) {
      setOpen(open === 'share' ? null : 'share');
      return;
    }
    try {
      const list = { name: name.trim() || 'List', lines: [...linesToSave(lines)] };
      const response = await ask(shareListEndpoint, list);
      if (!response.ok) {
        showStatus(await loadRefusalText(response, NOT_SHARED));
        return;
      }
      const made = await parseResponse(shareListEndpoint, response);
      setShared(made);
      setOpen('share');
      await saveSharedLink({ id: made.id, key: made.key, name: list.name, sharedAt: made.sharedAt });
      setStatus('');
      onSaid('The list is shared.');
    } catch {
      showStatus(NOT_SHARED);
    }
  };
  const withdraw = async ({ id, key }: Shared): Promise<void> => {
    try {
      await call(withdrawListEndpoint, { id, key });
      await dropLink(id);
      setShared(null);
      close();
      showStatus('The link is withdrawn.');
    } catch {
      showStatus('The link could not be withdrawn. Try again in a minute.');
    }
  };
  const exportAs = async (kind: 'csv' | 'xlsx'): Promise<void> => {
    const { saveFile } = await import('../../list-file.ts');
    saveFile(name, exportRows(lines), kind);
  };
  return (
    <div className="list-actions">
      <div className="list-actions-row">
        <button type="button" className="button" onClick={() => void exportAs('csv')}>
          <Download className="icon" aria-hidden="true" />
          CSV
        </button>
        <button type="button" className="button" onClick={() => void exportAs('xlsx')}>
          <Download className="icon" aria-hidden="true" />
          XLSX
        </button>
        <ActionPopover
          onClose={close}
          button={
            <button
              type="button"
              className="button"
              onClick={() => void share()}
              aria-expanded={shared === null ? undefined : open === 'share'}
            >
              <Link2 className="icon" aria-hidden="true" />
              Share
            </button>
          }
        >
          {open === 'share' && shared !== null ? (
            <SharedBox shared={shared} onWithdraw={() => void withdraw(shared)} />
          ) : null}
        </ActionPopover>
        <ActionPopover
          onClose={close}
          button={
            <button
              type="button"
              className="button button-strong"
              onClick={() => setOpen(open === 'save' ? null : 'save')}
              aria-expanded={open === 'save'}
            >
              <Save className="icon" aria-hidden="true" />
              Save list
            </button>
          }
        >
          {open === 'save' ? (
            <form className="list-actions-row" onSubmit={save}>
              <input
                className="field-input"
                aria-label="Name of the list"
                value={name}
                maxLength={LONGEST_NAME}
                onChange={(event) => setName(event.target.value)}
              />
              <button type="submit" className="button">
                Save
              </button>
            </form>
          ) : null}
        </ActionPopover>
      </div>
      {status === '' ? null : <p className="text-secondary">{status}</p>}
    </div>
  );
}

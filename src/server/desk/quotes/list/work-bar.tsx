import type { ReactNode } from 'react';
import type { DeskShortcut } from '../../desk-page.tsx';
import { CHANGES, ChangeForm, type ChangeFormProps, type ChangeKind } from './change-forms.tsx';
import { WORK_FORM } from './list-table.tsx';

const KINDS = Object.keys(CHANGES) as readonly ChangeKind[];

/** The actions on selected quotes. Without JavaScript it is always shown; its buttons open the page of a change. */
export const WorkBar = ({ back }: { readonly back: string }): ReactNode => (
  <form id={WORK_FORM} className="quotes-work" method="post" action="/desk/quotes/owner" data-work>
    <input type="hidden" name="back" value={back} />
    <b data-selected>Selected quotes</b>
    <span className="quotes-muted" data-selected-value />
    {KINDS.map((kind) => (
      <button
        key={kind}
        className="button button-small"
        type="submit"
        formMethod="get"
        formAction="/desk/quotes/change"
        name="action"
        value={kind}
        data-change={kind}
      >
        {CHANGES[kind]}
      </button>
    ))}
    <button className="button button-small only-script" type="button" data-clear>
      Clear <kbd>Esc</kbd>
    </button>
  </form>
);

const HEADINGS: Readonly<Record<ChangeKind, string>> = {
  owner: 'Assign',
  'follow-up': 'Follow up',
  lost: 'Why was it lost?',
};

/** Dialogs of the changes, which JavaScript opens. */
export const ChangeDialogs = (props: Pick<ChangeFormProps, 'people' | 'self' | 'back'>): ReactNode =>
  KINDS.map((kind) => (
    <dialog key={kind} className="quotes-dialog" id={`change-${kind}`} aria-labelledby={`change-${kind}-title`}>
      <h2 id={`change-${kind}-title`}>
        {HEADINGS[kind]} <span data-subject />
      </h2>
      <ChangeForm
        {...props}
        kind={kind}
        refs={[]}
        typed={{}}
        problem=""
        cancel={
          <button className="button" type="button" data-close>
            Cancel
          </button>
        }
      />
    </dialog>
  ));

export const FOOT_SHORTCUTS: readonly DeskShortcut[] = [
  { keys: ['J', 'K'], label: 'next, previous' },
  { keys: ['Enter'], label: 'open' },
  { keys: ['Space'], label: 'preview' },
  { keys: ['A'], label: 'assign to me' },
  { keys: ['F'], label: 'follow-up date' },
  { keys: ['1', '9'], label: 'status tab' },
  { keys: ['/'], label: 'search' },
  { keys: ['?'], label: 'all shortcuts' },
];

/** Shortcuts of people who only read. */
const READING: readonly DeskShortcut[] = [
  ...FOOT_SHORTCUTS.filter(({ keys }) => !keys.includes('A') && !keys.includes('F')),
  { keys: ['R'], label: 'show new requests' },
];

const ALL_SHORTCUTS: readonly DeskShortcut[] = [
  ...FOOT_SHORTCUTS,
  { keys: ['R'], label: 'show new requests' },
  { keys: ['X'], label: 'select; Shift and X selects up to here' },
  { keys: ['L'], label: 'mark lost' },
  { keys: ['N'], label: 'new quote' },
  { keys: ['Esc'], label: 'clear the selection' },
];

/** The dialog with all keyboard shortcuts. */
export const ShortcutDialog = ({ mayChange }: { readonly mayChange: boolean }): ReactNode => (
  <dialog className="quotes-dialog" id="shortcuts" aria-labelledby="shortcuts-title">
    <h2 id="shortcuts-title">Keyboard shortcuts</h2>
    <dl className="quotes-shortcuts">
      {(mayChange ? ALL_SHORTCUTS : READING).map(({ keys, label }) => (
        <div key={label}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
    <p className="quotes-buttons">
      <button className="button" type="button" data-close>
        Close
      </button>
    </p>
  </dialog>
);

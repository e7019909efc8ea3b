import type { LucideIcon } from 'lucide-react';
import { CircleAlert, CircleCheck, RefreshCw, Smartphone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { KeepState } from '../../../domain/site/offline/keep-state.ts';
import type { OfflineOffer } from '../../../domain/site/offline/manifest.ts';
import type { OfflineKind } from '../../../domain/site/offline/names.ts';
import { announcement, type KeepPlace, type KeepWords, keepWords, sizeText } from './keep-words.ts';
import './keep-box.css';

/** What a visitor can do with the control. */
export interface KeepActions {
  readonly onStart: () => void;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
  readonly onStay: () => void;
  readonly onConfirm: () => void;
  readonly onAutomatic: (isOn: boolean) => void;
}

/** Updates without a click. */
export interface AutomaticUpdates {
  readonly isOn: boolean;
  /** Whether the browser says that a connection costs money. */
  readonly knowsConnection: boolean;
}

const ICONS: Readonly<Record<KeepWords['tone'], LucideIcon>> = {
  plain: Smartphone,
  ok: CircleCheck,
  news: RefreshCw,
  care: CircleAlert,
  bad: CircleAlert,
};

interface Action {
  readonly label: string;
  readonly run: (actions: KeepActions) => void;
  readonly isStrong?: boolean;
}

const start = (label: string, isStrong = false): Action => ({ label, run: ({ onStart }) => onStart(), isStrong });
const REMOVE: Action = { label: 'Remove', run: ({ onRemove }) => onRemove() };

const downloadLabel = (offer: OfflineOffer | null): string =>
  offer === null ? 'Download' : `Download ${sizeText(offer.catalog?.transfer ?? offer.bytes)}`;

/** The buttons of a state. The first one is the same element in all states, so that it keeps the focus. */
const actionsOf = (state: KeepState, offer: OfflineOffer | null, place: KeepPlace): readonly Action[] => {
  switch (state.step) {
    case 'looking':
    case 'not-kept':
      return [start(place === 'chart' ? 'Keep references' : downloadLabel(offer), true)];
    case 'removed':
      return [start('Download again')];
    case 'refused':
    case 'failed':
      return [start('Try again')];
    case 'downloading':
    case 'checking':
      return [{ label: 'Cancel', run: ({ onCancel }) => onCancel() }];
    case 'ready':
      return [REMOVE];
    case 'outdated':
      return [start('Update', true), REMOVE];
    case 'confirming':
      return [
        { label: 'Yes, remove', run: ({ onConfirm }) => onConfirm(), isStrong: true },
        { label: 'Keep', run: ({ onStay }) => onStay() },
      ];
    case 'unsupported':
    case 'removing':
      return [];
  }
};

const SAFARI =
  'Safari removes it after 7 days without a visit, unless this site is on the Home Screen. Nothing about you is stored.';

const updatesNote = ({ isOn, knowsConnection }: AutomaticUpdates): string => {
  if (!isOn) return 'It does not update itself.';
  return knowsConnection
    ? 'Not with data saver; on phones, not on cellular.'
    : 'On any connection: this browser does not say which one is cellular.';
};

/** The switch for updates without a click. */
function AutomaticSwitch(props: AutomaticUpdates & Pick<KeepActions, 'onAutomatic'>): ReactNode {
  const { isOn, onAutomatic } = props;
  return (
    <div className="keep-box-updates">
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          checked={isOn}
          onChange={(event) => onAutomatic(event.target.checked)}
        />
        <i />
        Update automatically
      </label>
      <span className="keep-box-note">{updatesNote(props)}</span>
    </div>
  );
}

const isOffered = ({ step }: KeepState): boolean => step === 'looking' || step === 'not-kept' || step === 'removed';

/** The control in a state. */
export function KeepBox(
  props: {
    readonly kind: OfflineKind;
    readonly state: KeepState;
    readonly offer: OfflineOffer | null;
    readonly place: KeepPlace;
    /** `null` for charts and tools, which change with the site only. */
    readonly updates: AutomaticUpdates | null;
  } & KeepActions,
): ReactNode {
  const { kind, state, offer, place, updates } = props;
  const id = useId();
  const words = keepWords(state, offer, place, kind);
  const Icon = ICONS[words.tone];
  const total = state.step === 'downloading' ? state.total : 1;
  const done = state.step === 'downloading' ? state.bytes : 1;
  return (
    <section className={`keep-box keep-box-${words.tone}`} aria-labelledby={`${id}title`}>
      <h2 className="keep-box-title" id={`${id}title`}>
        <Icon className="icon" aria-hidden="true" />
        {words.title}
      </h2>
      <p className="keep-box-text">{words.text}</p>
      {state.step === 'downloading' || state.step === 'checking' ? (
        <progress className="keep-box-progress" aria-labelledby={`${id}title`} value={done} max={total} />
      ) : null}
      <p className="keep-box-actions">
        {actionsOf(state, offer, place).map(({ label, run, isStrong }, at) => (
          <button
            key={at}
            type="button"
            className={`button button-small${isStrong ? ' button-strong' : ''}`}
            onClick={() => run(props)}
          >
            {label}
          </button>
        ))}
      </p>
      {updates !== null && (state.step === 'ready' || state.step === 'outdated') ? (
        <AutomaticSwitch {...updates} onAutomatic={props.onAutomatic} />
      ) : null}
      {isOffered(state) ? (
        <p className="keep-box-note">
          {updates?.isOn ? 'It then updates itself, which you can switch off. ' : null}
          {SAFARI}
        </p>
      ) : null}
      <p className="visually-hidden" role="status">
        {announcement(state, words)}
      </p>
    </section>
  );
}

import type { KeptRecord } from './manifest.ts';

/** Why a download failed. `changed`: a new build was published during the download. `damaged`: a checksum is wrong. */
export type KeepFailure = 'connection' | 'server' | 'damaged' | 'changed' | 'no-space' | 'busy' | 'blocked';

/** What the control for a kind shows. `kept`: the complete version on the device, which remains usable during an update. */
export type KeepState =
  | { readonly step: 'looking' }
  | { readonly step: 'unsupported' }
  | { readonly step: 'not-kept' }
  | { readonly step: 'removed' }
  | { readonly step: 'refused'; readonly kept: KeptRecord | null; readonly needed: number; readonly free: number }
  | { readonly step: 'downloading'; readonly kept: KeptRecord | null; readonly bytes: number; readonly total: number }
  | { readonly step: 'checking'; readonly kept: KeptRecord | null }
  | { readonly step: 'ready'; readonly kept: KeptRecord }
  | { readonly step: 'outdated'; readonly kept: KeptRecord }
  | { readonly step: 'failed'; readonly kept: KeptRecord | null; readonly why: KeepFailure; readonly bytes: number }
  | { readonly step: 'confirming'; readonly kept: KeptRecord; readonly isCurrent: boolean }
  | { readonly step: 'removing'; readonly kept: KeptRecord };

export type KeepStep = KeepState['step'];

export type KeepEvent =
  | { readonly type: 'unsupported' }
  /** The device was searched. `wasKept`: the visitor had chosen to keep it before. */
  | { readonly type: 'found'; readonly kept: KeptRecord | null; readonly isCurrent: boolean; readonly wasKept: boolean }
  | { readonly type: 'refused'; readonly needed: number; readonly free: number }
  | { readonly type: 'started'; readonly total: number }
  | { readonly type: 'received'; readonly bytes: number }
  | { readonly type: 'checked' }
  | { readonly type: 'completed'; readonly kept: KeptRecord }
  | { readonly type: 'failed'; readonly why: KeepFailure }
  | { readonly type: 'canceled'; readonly isCurrent: boolean }
  | { readonly type: 'remove' }
  | { readonly type: 'stay' }
  | { readonly type: 'confirm' }
  | { readonly type: 'removed' };

const settled = (kept: KeptRecord | null, isCurrent: boolean): KeepState => {
  if (kept === null) return { step: 'not-kept' };
  return { step: isCurrent ? 'ready' : 'outdated', kept };
};

const keptIn = (state: KeepState): KeptRecord | null => ('kept' in state ? state.kept : null);

const STARTABLE: ReadonlySet<KeepStep> = new Set(['not-kept', 'removed', 'refused', 'ready', 'outdated', 'failed']);

/** Returns whether a download can start. */
export const isStartable = ({ step }: KeepState): boolean => STARTABLE.has(step);

const isBusy = ({ step }: KeepState): boolean => step === 'downloading' || step === 'checking';

/**
 * Returns the state after an event. An event that does not belong to a state leaves it: a late message of a canceled
 * download, for example.
 */
export const nextKeepState = (state: KeepState, event: KeepEvent): KeepState => {
  const kept = keptIn(state);
  switch (event.type) {
    case 'unsupported':
      return state.step === 'looking' ? { step: 'unsupported' } : state;
    case 'found':
      if (isBusy(state) || state.step === 'removing') return state;
      if (event.kept === null && event.wasKept) return { step: 'removed' };
      return settled(event.kept, event.isCurrent);
    case 'refused':
      return isStartable(state) ? { step: 'refused', kept, needed: event.needed, free: event.free } : state;
    case 'started':
      return isStartable(state) ? { step: 'downloading', kept, bytes: 0, total: event.total } : state;
    case 'received':
      return state.step === 'downloading' ? { ...state, bytes: Math.min(state.total, event.bytes) } : state;
    case 'checked':
      return state.step === 'downloading' ? { step: 'checking', kept } : state;
    case 'completed':
      return isBusy(state) ? { step: 'ready', kept: event.kept } : state;
    case 'failed': {
      const bytes = state.step === 'downloading' ? state.bytes : 0;
      return isBusy(state) || isStartable(state) ? { step: 'failed', kept, why: event.why, bytes } : state;
    }
    case 'canceled':
      return isBusy(state) ? settled(kept, event.isCurrent) : state;
    case 'remove':
      return state.step === 'ready' || state.step === 'outdated'
        ? { step: 'confirming', kept: state.kept, isCurrent: state.step === 'ready' }
        : state;
    case 'stay':
      return state.step === 'confirming' ? settled(state.kept, state.isCurrent) : state;
    case 'confirm':
      return state.step === 'confirming' ? { step: 'removing', kept: state.kept } : state;
    case 'removed':
      return state.step === 'removing' ? { step: 'not-kept' } : state;
  }
};

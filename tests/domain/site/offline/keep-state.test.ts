import { describe, expect, test } from 'vitest';
import {
  isStartable,
  type KeepEvent,
  type KeepState,
  type KeepStep,
  nextKeepState,
} from '../../../../src/domain/site/offline/keep-state.ts';

const KEPT = { build: 'aaaaaaaaaaaa', keptAt: '2026-11-23T15:15:00.000Z', bytes: 4_100_000, responses: 160 };
const NEWER = { ...KEPT, build: 'bbbbbbbbbbbb' };

const STATES: Readonly<Record<KeepStep, KeepState>> = {
  looking: { step: 'looking' },
  unsupported: { step: 'unsupported' },
  'not-kept': { step: 'not-kept' },
  removed: { step: 'removed' },
  refused: { step: 'refused', kept: null, needed: 5, free: 2 },
  downloading: { step: 'downloading', kept: KEPT, bytes: 10, total: 100 },
  checking: { step: 'checking', kept: KEPT },
  ready: { step: 'ready', kept: KEPT },
  outdated: { step: 'outdated', kept: KEPT },
  failed: { step: 'failed', kept: KEPT, why: 'connection', bytes: 10 },
  confirming: { step: 'confirming', kept: KEPT, isCurrent: true },
  removing: { step: 'removing', kept: KEPT },
};

const FOUND_NOTHING = { type: 'found', kept: null, isCurrent: false, wasKept: false } as const;

const EVENTS: readonly KeepEvent[] = [
  { type: 'unsupported' },
  FOUND_NOTHING,
  { type: 'refused', needed: 5, free: 2 },
  { type: 'started', total: 100 },
  { type: 'received', bytes: 60 },
  { type: 'checked' },
  { type: 'completed', kept: NEWER },
  { type: 'failed', why: 'server' },
  { type: 'canceled', isCurrent: false },
  { type: 'remove' },
  { type: 'stay' },
  { type: 'confirm' },
  { type: 'removed' },
];

/** The next step for each event that changes a state. All other events leave it. */
const TRANSITIONS: Readonly<Record<KeepStep, Readonly<Partial<Record<KeepEvent['type'], KeepStep>>>>> = {
  looking: { unsupported: 'unsupported', found: 'not-kept' },
  unsupported: { found: 'not-kept' },
  'not-kept': { refused: 'refused', started: 'downloading', failed: 'failed' },
  removed: { found: 'not-kept', refused: 'refused', started: 'downloading', failed: 'failed' },
  refused: { found: 'not-kept', started: 'downloading', failed: 'failed' },
  downloading: { checked: 'checking', completed: 'ready', failed: 'failed', canceled: 'outdated' },
  checking: { completed: 'ready', failed: 'failed', canceled: 'outdated' },
  ready: { found: 'not-kept', refused: 'refused', started: 'downloading', failed: 'failed', remove: 'confirming' },
  outdated: { found: 'not-kept', refused: 'refused', started: 'downloading', failed: 'failed', remove: 'confirming' },
  failed: { found: 'not-kept', refused: 'refused', started: 'downloading' },
  confirming: { found: 'not-kept', stay: 'ready', confirm: 'removing' },
  removing: { removed: 'not-kept' },
};

const CASES = Object.values(STATES).flatMap((state) =>
  EVENTS.map((event) => [state.step, event.type, state, event] as const),
);

test.each(CASES)('%s, %s', (step, type, state, event) => {
  expect(nextKeepState(state, event).step).toBe(TRANSITIONS[step][type] ?? step);
});

describe('found', () => {
  const found = (kept: typeof KEPT | null, isCurrent: boolean, wasKept = false) =>
    nextKeepState({ step: 'looking' }, { type: 'found', kept, isCurrent, wasKept });

  test('distinguishes the current build from an earlier one', () => {
    expect(found(KEPT, true)).toEqual({ step: 'ready', kept: KEPT });
    expect(found(KEPT, false)).toEqual({ step: 'outdated', kept: KEPT });
  });

  test('reports a removal only if the visitor had chosen it', () => {
    expect(found(null, false, true)).toEqual({ step: 'removed' });
    expect(found(null, false)).toEqual({ step: 'not-kept' });
    expect(found(KEPT, true, true).step).toBe('ready');
  });
});

test('an update keeps the version on the device in every state', () => {
  let state: KeepState = STATES.outdated;
  for (const event of [
    { type: 'started', total: 100 },
    { type: 'received', bytes: 30 },
    { type: 'failed', why: 'connection' },
  ] as const) {
    state = nextKeepState(state, event);
    expect(state).toMatchObject({ kept: KEPT });
  }
  expect(state).toEqual({ step: 'failed', kept: KEPT, why: 'connection', bytes: 30 });
});

test('progress never exceeds the total and is ignored after a cancellation', () => {
  expect(nextKeepState(STATES.downloading, { type: 'received', bytes: 900 })).toMatchObject({ bytes: 100 });
  const canceled = nextKeepState(STATES.downloading, { type: 'canceled', isCurrent: false });
  expect(nextKeepState(canceled, { type: 'received', bytes: 50 })).toBe(canceled);
});

test('a download starts only from a settled state', () => {
  const startable = Object.values(STATES).flatMap((state) => (isStartable(state) ? [state.step] : []));
  expect(startable).toEqual(['not-kept', 'removed', 'refused', 'ready', 'outdated', 'failed']);
});

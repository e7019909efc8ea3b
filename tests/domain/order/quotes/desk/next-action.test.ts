import { describe, expect, test } from 'vitest';
import {
  type NextActionFacts,
  nextAction,
  valueNote,
} from '../../../../../src/domain/order/quotes/desk/next-action.ts';

const FACTS: NextActionFacts = {
  status: 'new',
  hasOwner: true,
  unmatched: 0,
  openLines: 0,
  message: '',
  validUntil: null,
  followUpOn: null,
  followUpNote: '',
  lostReason: null,
  orderNumber: '',
};
const action = (changes: Partial<NextActionFacts>): string => {
  const { text, isUrgent } = nextAction({ ...FACTS, ...changes }, '2026-11-24');
  return isUrgent ? `${text} (urgent)` : text;
};

describe('the next action', () => {
  test.each<[string, Partial<NextActionFacts>]>([
    ['Assign', { hasOwner: false }],
    ['Check prices and send', {}],
    ['Resolve 3 lines', { hasOwner: false, unmatched: 3, openLines: 3 }],
    ['Resolve 1 line, price 2', { unmatched: 1, openLines: 3 }],
    ['Price 1 line', { status: 'review', openLines: 1 }],
    ['Vendor answer due, Nov 30', { status: 'review', followUpOn: '2026-11-30', followUpNote: 'Vendor answer due' }],
    ['Follow up Nov 24 (urgent)', { status: 'quoted', followUpOn: '2026-11-24', validUntil: '2026-12-20' }],
    ['Follow up Nov 30', { status: 'viewed', followUpOn: '2026-11-30', validUntil: '2026-12-20' }],
    ['Expires in 2 days (urgent)', { status: 'quoted', validUntil: '2026-11-26', followUpOn: '2026-11-30' }],
    ['Expires tomorrow (urgent)', { status: 'quoted', validUntil: '2026-11-25' }],
    ['Expires today (urgent)', { status: 'viewed', validUntil: '2026-11-24' }],
    ['Set a follow-up date', { status: 'quoted', validUntil: '2026-12-20' }],
    ['“Could you do 5,000?”', { status: 'reply', message: ' Could you\n do 5,000? ' }],
    ['Confirm order PO 7', { status: 'accepted', orderNumber: 'PO 7' }],
    ['Ship time', { status: 'lost', lostReason: 'ship-time' }],
    ['Follow up or mark lost', { status: 'expired', validUntil: '2026-11-01' }],
  ])('is "%s" for %o', (text, changes) => {
    expect(action(changes)).toBe(text);
  });

  test('shows the beginning of a long message up to a whole word, also without spaces', () => {
    expect(action({ status: 'reply', message: 'word '.repeat(40) })).toMatch(/^“(word )+…”$/);
    expect(action({ status: 'reply', message: '😀'.repeat(200) }).length).toBeLessThan(70);
  });
});

test('the note of a value says what it contains', () => {
  const note = (changes: object) =>
    valueNote({ status: 'new', openLines: 0, validUntil: null, isPartial: false, ...changes });
  expect([note({}), note({ openLines: 3 }), note({ status: 'quoted', validUntil: '2026-12-19' })]).toEqual([
    'at list',
    'at list, 3 open',
    'until Dec 19',
  ]);
  expect([note({ status: 'accepted', isPartial: true }), note({ status: 'lost' })]).toEqual([
    'accepted in part',
    'closed',
  ]);
});

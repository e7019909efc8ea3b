import { expect, test } from 'vitest';
import {
  actionsFor,
  isMessageAction,
  MESSAGE_ACTIONS,
  MESSAGE_STATES,
  type MessageAction,
  messageNumber,
  tabOf,
} from '../../../../src/domain/site/messages/message-state.ts';

const ACTIONS = Object.keys(MESSAGE_ACTIONS) as MessageAction[];

test.each(ACTIONS)('the action %s is taken back by its reverse action', (action) => {
  const { from, to, undo } = MESSAGE_ACTIONS[action];
  const reverse = MESSAGE_ACTIONS[undo];
  expect([reverse.from, tabOf(reverse.to), reverse.undo]).toEqual([tabOf(to), from, action]);
});

test('every place of a message offers actions that start there', () => {
  for (const state of MESSAGE_STATES) {
    for (const isSuspect of [false, true]) {
      const offered = actionsFor({ state, isSuspect });
      expect(offered.length).toBeGreaterThan(0);
      for (const action of offered) expect(MESSAGE_ACTIONS[action].from).toBe(tabOf({ state, isSuspect }));
    }
  }
});

test('a suspect message is in its own tab until staff decide', () => {
  expect(tabOf({ state: 'open', isSuspect: true })).toBe('suspect');
  expect(tabOf({ state: 'spam', isSuspect: true })).toBe('spam');
});

test('inherited names are no actions', () => {
  expect([isMessageAction('toString'), isMessageAction(undefined), isMessageAction('done')]).toEqual([
    false,
    false,
    true,
  ]);
});

test('a message is numbered by year and row', () => {
  expect(messageNumber(12, '2026-11-23T10:00:00.000Z')).toBe('M-2026-000012');
});

import { expect, test } from 'vitest';
import {
  type Connection,
  isAutomatic,
  mayUpdate,
  type UpdateChoice,
} from '../../../../src/domain/site/offline/automatic-updates.ts';

test.each<[choice: UpdateChoice, connection: Connection | undefined, isOn: boolean, mayStart: boolean]>([
  // A browser that does not know its connection waits for the visitor's choice.
  [null, undefined, false, false],
  ['on', undefined, true, true],
  ['off', undefined, false, false],
  [null, {}, true, true],
  [null, { type: 'wifi', saveData: false }, true, true],
  ['off', { type: 'wifi' }, false, false],
  // The switch stays on, but nothing downloads while it costs money.
  [null, { type: 'cellular' }, true, false],
  ['on', { type: 'cellular' }, true, false],
  [null, { saveData: true }, true, false],
  ['on', { type: 'wifi', saveData: true }, true, false],
])('choice %s on %o: on %s, starts %s', (choice, connection, isOn, mayStart) => {
  expect(isAutomatic(choice, connection)).toBe(isOn);
  expect(mayUpdate(choice, connection)).toBe(mayStart);
});

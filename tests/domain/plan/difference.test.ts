import { expect, test } from 'vitest';
import { differenceText } from '../../../src/domain/plan/difference.ts';
import { celsius } from '../../../src/domain/units.ts';

const own = {
  material: 'NBR',
  durometer: 90,
  durometerScale: 'Shore A',
  temperatureLowC: celsius(-30),
  temperatureHighC: celsius(100),
};

test('describes what is the same and what differs', () => {
  expect(differenceText(own, { ...own, temperatureHighC: celsius(121) }, 'C')).toBe(
    'Same size and hardness. Good to 121 °C instead of 100 °C.',
  );
  expect(differenceText(own, { ...own, material: 'HNBR', durometer: 80, temperatureLowC: celsius(-40) }, 'F')).toBe(
    'Same size. HNBR instead of NBR, 80 Shore A instead of 90 Shore A. Good from −40 °F instead of −22 °F.',
  );
  expect(differenceText(own, { ...own, temperatureHighC: null, durometer: null, durometerScale: '' }, 'C')).toBe(
    'Same size.',
  );
});

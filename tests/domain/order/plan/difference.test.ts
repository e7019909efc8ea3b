import { expect, test } from 'vitest';
import { celsius } from '../../../../src/domain/kit/units.ts';
import { compoundDifferenceText } from '../../../../src/domain/order/plan/difference.ts';

const own = {
  material: 'NBR',
  subtype: '',
  cure: 'Sulfur',
  color: 'Black',
  certificates: ['NSF 61', 'UL 94'],
  durometer: 90,
  durometerScale: 'Shore A',
  temperatureLowC: celsius(-30),
  temperatureHighC: celsius(100),
};

test('says what is the same and what is not', () => {
  expect(compoundDifferenceText(own, { ...own, temperatureHighC: celsius(121) }, 'C')).toBe(
    'Same size, polymer, hardness and color. Good to 121 °C instead of 100 °C.',
  );
  expect(
    compoundDifferenceText(
      own,
      { ...own, material: 'HNBR', cure: 'Peroxide', durometer: 80, color: 'Green', temperatureLowC: celsius(-40) },
      'F',
    ),
  ).toBe(
    'Same size. HNBR instead of NBR, 80 Shore A instead of 90 Shore A, green instead of black. Good from −40 °F instead of −22 °F.',
  );
});

test('compares subtype and cure within a polymer', () => {
  const fkm = { ...own, material: 'FKM', subtype: 'Type A', cure: 'Bisphenol' };
  expect(compoundDifferenceText(fkm, { ...fkm, subtype: 'Type GLT', cure: 'Peroxide' }, 'C')).toBe(
    'Same size, polymer, hardness and color. Type GLT instead of Type A, peroxide cure instead of bisphenol cure.',
  );
});

test('says which values are not on file', () => {
  const bare = { ...own, temperatureHighC: null, durometer: null, durometerScale: '', cure: '' };
  expect(compoundDifferenceText(own, bare, 'C')).toBe(
    'Same size, polymer and color. No data to compare cure, hardness and upper temperature.',
  );
  const plain = { ...own, cure: '' };
  expect(compoundDifferenceText(plain, plain, 'C')).toBe('Same size, polymer, hardness and color.');
});

test('names the certificates that the other part does not have', () => {
  expect(compoundDifferenceText(own, { ...own, certificates: ['UL 94', 'FDA'] }, 'C')).toBe(
    'Same size, polymer, hardness and color. Not on file for this part: NSF 61.',
  );
});

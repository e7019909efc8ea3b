import type { Question } from './question.ts';

/** Said with every answer. */
export const CAVEATS: readonly string[] = [
  'A guide for the polymer, not the compound: ratings hold at room temperature unless the medium names another.',
  'Mixtures, additives, concentration and pressure pulses change them.',
  'Confirm with the datasheet of the compound and a test in service.',
  'Trade names belong to their owners and only help to find a medium.',
];

/** Above these pressures more than the family has to be chosen, MPa. */
const RGD_ABOVE = 3.5;
const EXTRUSION_ABOVE = 10;

/** What the pressure and the media ask of the compound, whatever the family. */
export const adviceFor = ({ media, gas, pressure }: Question): readonly string[] => [
  ...(gas && pressure !== null && pressure > RGD_ABOVE
    ? ['Gas above 3.5 MPa: choose a grade rated for rapid gas decompression (RGD).']
    : []),
  ...(pressure !== null && pressure > EXTRUSION_ABOVE
    ? ['Above 10 MPa: choose 90 Shore A, or put backup rings behind the seal.']
    : []),
  ...media.flatMap(({ name, note }) => (note === '' ? [] : [`${name}: ${note}.`])),
];

import { type LengthUnit, ringSizeText } from '../../../kit/units.ts';
import type { Size } from '../../../reference/sizes/size.ts';
import { displaySize } from '../../../reference/sizes/size-standard.ts';
import type { ModifierType } from '../facets.ts';
import type { Compound, Part } from '../model.ts';
import { describeMaterial } from './material-names.ts';

type Labels = Readonly<Record<ModifierType, readonly { readonly label: string }[]>>;

/**
 * Returns the hardness with its scale.
 *
 * @example hardnessText({durometer: 75, durometerScale: 'Shore A'}) // '75 Shore A'
 */
export const hardnessText = ({ durometer, durometerScale }: Pick<Compound, 'durometer' | 'durometerScale'>): string =>
  [durometer === null ? '' : String(durometer), durometerScale].filter(Boolean).join(' ');

/** Returns the color in lower case, or '' if the material's name implies it: copper. */
const colorBeside = (material: string | undefined, color: string | undefined): string => {
  const named = color?.toLowerCase() ?? '';
  return named === material?.toLowerCase() ? '' : named;
};

/** Returns material, hardness and color in short, as quotes name the compound. @example 'FKM 75 Shore A, brown' */
export const compoundText = (
  compound: Pick<Compound, 'durometer' | 'durometerScale'>,
  labels: { readonly material?: string | undefined; readonly color?: string | undefined },
): string => {
  const material = [labels.material ?? '', hardnessText(compound)].filter(Boolean).join(' ');
  return [material, colorBeside(labels.material, labels.color)].filter(Boolean).join(', ');
};

/** Returns size and dimensions on one line. @example sizeLine(size, 'mm') // 'AS568-214 · 24.99 × 3.53 mm' */
export const sizeLine = (size: Size, unit: LengthUnit): string =>
  `${displaySize(size.standard, size.code)} · ${ringSizeText(unit, size)}`;

/** Returns the description of a part on one line. @example 'O-ring, AS568-214, fluorocarbon FKM, 75 Shore A, brown' */
export const describePart = (part: Pick<Part, 'sizeRecord' | 'compoundRecord'>, labels: Labels): string => {
  const { standard, code } = part.sizeRecord;
  const material = labels.material[0]?.label;
  return [
    'O-ring',
    displaySize(standard, code),
    material === undefined ? '' : describeMaterial(material),
    hardnessText(part.compoundRecord),
    colorBeside(material, labels.color[0]?.label),
  ]
    .filter(Boolean)
    .join(', ');
};

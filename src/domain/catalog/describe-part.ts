import { displaySize } from '../sizes/size-standard.ts';
import { describeMaterial } from './material-names.ts';
import type { Compound, ModifierType, Part } from './model.ts';

type Labels = Readonly<Record<ModifierType, readonly { readonly label: string }[]>>;

/** Hardness with its scale. @example hardnessText({durometer: 75, durometerScale: 'Shore A'}) // '75 Shore A' */
export const hardnessText = ({ durometer, durometerScale }: Pick<Compound, 'durometer' | 'durometerScale'>): string =>
  [durometer === null ? '' : String(durometer), durometerScale].filter(Boolean).join(' ');

/** Material and hardness in short. @example 'FKM 75 Shore A' */
export const materialText = (compound: Compound, labels: Labels): string =>
  [labels.material[0]?.label ?? '', hardnessText(compound)].filter(Boolean).join(' ');

/** A part in one line. @example 'O-ring, AS568-214, fluorocarbon FKM, 75 Shore A, brown' */
export const describePart = (part: Pick<Part, 'sizeRecord' | 'compoundRecord'>, labels: Labels): string => {
  const { standard, code } = part.sizeRecord;
  const material = labels.material[0]?.label;
  return [
    'O-ring',
    displaySize(standard, code),
    material === undefined ? '' : describeMaterial(material),
    hardnessText(part.compoundRecord),
    labels.color[0]?.label.toLowerCase() ?? '',
  ]
    .filter(Boolean)
    .join(', ');
};

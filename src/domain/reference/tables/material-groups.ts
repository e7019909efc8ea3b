import { capital } from '../../kit/text/words.ts';
import { IMPERMEABLE, type Material, PERMEABILITY_STEPS, type ShelfLife, shelfLifeText } from './materials.ts';

/** Materials that are listed together in a table. */
export interface MaterialGroup {
  readonly title: string;
  readonly materials: readonly Material[];
}

export const MATERIAL_VIEWS = ['comparison', 'shelf-life', 'permeability'] as const;
export type MaterialView = (typeof MATERIAL_VIEWS)[number];

const KINDS: readonly (readonly [kind: string, title: string])[] = [
  ['elastomer', 'Elastomers'],
  ['thermoplastic elastomer', 'Thermoplastic elastomers'],
  ['plastic', 'Plastics'],
  ['encapsulated', 'Encapsulated elastomers'],
  ['metal', 'Metals'],
];

const SHELF_LIVES: readonly ShelfLife[] = ['unlimited', 15, 5, 3, null, 'not covered'];

const SHELF_TITLES: Readonly<Record<string, string>> = {
  Unlimited: 'Unlimited',
  '15 years': '15 years from the cure date',
  '5 years': '5 years from the cure date',
  '3 years': '3 years from the cure date',
  'Not on file': 'No figure on file',
  'Not covered': 'Not covered: plastics and metals do not age as rubber does',
};

const grouped = <Key>(
  materials: readonly Material[],
  keys: readonly (readonly [Key, string])[],
  keyOf: (material: Material) => Key,
): readonly MaterialGroup[] =>
  keys
    .map(([key, title]) => ({ title, materials: materials.filter((material) => keyOf(material) === key) }))
    .filter((group) => group.materials.length > 0);

/**
 * Returns the materials grouped for a view: by kind, by shelf life (longest first) or by permeability (lowest first).
 */
export const materialGroups = (materials: readonly Material[], view: MaterialView): readonly MaterialGroup[] => {
  if (view === 'comparison') return grouped(materials, KINDS, ({ kind }) => kind);
  if (view === 'shelf-life') {
    const keys = SHELF_LIVES.map((one) => [one, SHELF_TITLES[shelfLifeText(one)] ?? shelfLifeText(one)] as const);
    return grouped(materials, keys, ({ shelfLife }) => shelfLife);
  }
  const steps = PERMEABILITY_STEPS.map((step) => [step as string, capital(step.replace('-', ' to '))] as const);
  return grouped(materials, [[IMPERMEABLE, 'None: metals'], ...steps], ({ permeability }) => permeability);
};

import type { Catalog } from '../index/catalog.ts';
import { METALS, PLASTICS } from '../index/family-order.ts';
import type { Compound } from '../model.ts';

/** Appearance of a ring's cut face. */
export type RingSection = 'elastomer' | 'plastic' | 'metal' | 'tube' | 'encapsulated' | 'spring-energized';

/** Keys of the backend's modifiers that are more specific than the material. */
const BY_SUBTYPE: Readonly<Record<string, RingSection>> = {
  encapsulated: 'encapsulated',
  'spring-energized': 'spring-energized',
  tube: 'tube',
};

const METAL_KEYS: ReadonlySet<string> = new Set(METALS);
const PLASTIC_KEYS: ReadonlySet<string> = new Set(PLASTICS);
const JACKETED = /^(?:fep|pfa)-/;

/**
 * Returns the cut face of a compound's rings by its modifiers: subtype first, then material. Defaults to rubber.
 *
 * @example ringSection([{ type: 'material', key: 'copper' }]) // 'metal'
 */
export const ringSection = (modifiers: readonly { readonly type: string; readonly key: string }[]): RingSection => {
  const keys = (type: string): readonly string[] => modifiers.filter((one) => one.type === type).map(({ key }) => key);
  const bySubtype = keys('subtype').flatMap((key) => BY_SUBTYPE[key] ?? [])[0];
  if (bySubtype !== undefined) return bySubtype;
  const [material = ''] = keys('material');
  if (JACKETED.test(material)) return 'encapsulated';
  if (METAL_KEYS.has(material)) return 'metal';
  return PLASTIC_KEYS.has(material) ? 'plastic' : 'elastomer';
};

/** Returns the cut face of a compound of the catalog. */
export const sectionOfCompound = ({ modifiers }: Pick<Catalog, 'modifiers'>, compound: Compound): RingSection =>
  ringSection(compound.modifiers.flatMap((index) => modifiers[index] ?? []));

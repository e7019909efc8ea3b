import { capital } from '../../domain/kit/text/words.ts';
import type { ModifierType } from '../../domain/shop/catalog/facets.ts';

/** One row of the `modifiers` collection. */
export interface ModifierRow {
  readonly id: number;
  readonly type: ModifierType;
  readonly key: string;
  readonly label: string;
  readonly color: string | null;
  readonly hidden: boolean | null;
  readonly hidden_full: boolean | null;
}

/** Colors of rings in drawings. */
const COLORS: Readonly<Record<string, string>> = {
  black: '#1f2226',
  white: '#f1f1ec',
  red: '#b5382a',
  blue: '#2b5c9e',
  green: '#3c7a4b',
  brown: '#6b4a2f',
  purple: '#66427f',
  yellow: '#d8b13a',
  tan: '#c6a57a',
  gray: '#8a8f94',
  beige: '#dcccab',
  amber: '#c98a2c',
  natural: '#e9e2cf',
  translucent: '#dde4e6',
  'clear over red': '#c4675b',
  'clear over black': '#4b5157',
  copper: '#b4693f',
  silver: '#bcc2c7',
  gold: '#c9a545',
  metallic: '#9ba3aa',
};

/** Returns the color code of a color name. Throws for an unknown color. */
export const colorCode = (name: string): string => {
  const code = COLORS[name];
  if (code === undefined) throw new Error(`Color "${name}" has no code.`);
  return code;
};

/**
 * Modifiers that compounds have but that are not offered as filters. The backend stores true for hidden, and null for
 * visible.
 */
const HIDDEN: Readonly<Record<string, { hidden: boolean | null; full: boolean | null }>> = {
  'compliance:oxygen-service': { hidden: true, full: true },
  'cure:triazine': { hidden: null, full: null },
  'compliance:ul-94-v-2': { hidden: null, full: false },
  'subtype:very-soft': { hidden: true, full: null },
};

/**
 * Returns a key for URLs: lowercase letters and digits with hyphens.
 *
 * @example slugOf('NSF/ANSI 61') // 'nsf-ansi-61'
 */
export const slugOf = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const keyOf = (label: string): string => (label.startsWith('Metal & X-ray') ? 'metal-detectable' : slugOf(label));
/** Collects modifiers as compounds reference them. The same name always gets the same id. */
export interface ModifierRegistry {
  /** Returns the id of a modifier. Creates the modifier at the first call. */
  idOf(type: ModifierType, name: string): number;
  rows(): readonly ModifierRow[];
}

/** The cure that the backend has twice: two rows with the same key and label, used alternately. */
const TWICE = 'cure:peroxide';

export const modifierRegistry = (): ModifierRegistry => {
  const rows: ModifierRow[] = [];
  const byName = new Map<string, number[]>();
  let peroxideUses = 0;
  const make = (type: ModifierType, name: string): number => {
    const label = type === 'color' ? capital(name) : name;
    const key = keyOf(label);
    const visibility = HIDDEN[`${type}:${key}`];
    const id = rows.length * 2 + 1;
    rows.push({
      id,
      type,
      key,
      label,
      color: type === 'color' ? colorCode(name) : null,
      hidden: visibility ? visibility.hidden : false,
      hidden_full: visibility ? visibility.full : false,
    });
    return id;
  };
  return {
    idOf(type, name) {
      const place = `${type}:${keyOf(name)}`;
      let ids = byName.get(place);
      if (!ids) {
        ids = place === TWICE ? [make(type, name), make(type, name)] : [make(type, name)];
        byName.set(place, ids);
      }
      if (place === TWICE) peroxideUses += 1;
      const id = ids[peroxideUses % ids.length];
      if (id === undefined) throw new Error(`Modifier ${place} was not made.`);
      return id;
    },
    rows: () => rows,
  };
};

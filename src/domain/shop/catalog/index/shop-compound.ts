import type { ModifierLink, ShopCompound } from '../listing.ts';
import type { Compound, Modifier } from '../model.ts';

const modifierLink = ({ type, key, label, hidden, hiddenFull }: Modifier): ModifierLink => ({
  modifiers_id: { type, key, label, hidden, hidden_full: hiddenFull },
});

/**
 * Returns the compounds with the backend's field names, created once per catalog and shared by all its rows. Properties that
 * the shop never shows are left out.
 */
export const shopCompounds = (compounds: readonly Compound[], modifiers: readonly Modifier[]): ShopCompound[] => {
  const links = modifiers.map(modifierLink);
  return compounds.map((compound) => ({
    id: compound.id,
    label: compound.label,
    label_display: compound.labelDisplay,
    background_color: compound.backgroundColor,
    durometer: compound.durometer,
    durometer_scale: compound.durometerScale,
    temperature_low_c: compound.temperatureLowC,
    temperature_high_c: compound.temperatureHighC,
    modifiers: compound.modifiers.flatMap((at) => (modifiers[at]?.hiddenFull ? [] : (links[at] ?? []))),
    custom: { description: compound.description },
  }));
};

/** Returns color key → `#rrggbb`. */
export const colorCodes = (modifiers: readonly Modifier[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    modifiers.flatMap(({ type, key, color }) => (type === 'color' && color !== null ? [[key, color]] : [])),
  );

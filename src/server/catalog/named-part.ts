import { toPricingPart } from '../../client/ui/pricing/pricing-part.ts';
import type { LengthUnit } from '../../domain/kit/units.ts';
import { byModifierType, type ModifierType } from '../../domain/shop/catalog/facets.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import type { Modifier, Part } from '../../domain/shop/catalog/model.ts';
import type { PricingPart } from '../../domain/shop/pricing/pricing-part.ts';

type ModifiersByType = Readonly<Record<ModifierType, readonly Modifier[]>>;

/** Returns the modifiers of a part's compound that pages show, by type. */
export const shownModifiers = (
  catalog: Pick<Catalog, 'modifiers'>,
  { compoundRecord }: Pick<Part, 'compoundRecord'>,
): ModifiersByType => {
  const modifiers = compoundRecord.modifiers.flatMap((index) => catalog.modifiers[index] ?? []);
  return byModifierType((type) => modifiers.filter((one) => one.type === type && !one.hiddenFull));
};

/** Returns a part in the format of the pricing widget and the cart. */
export const namedPart = (
  catalog: Catalog,
  part: Part,
  unit: LengthUnit,
  labels: ModifiersByType = shownModifiers(catalog, part),
): PricingPart =>
  toPricingPart(
    {
      id: part.id,
      name: part.name,
      size: part.sizeRecord,
      compound: part.compoundRecord,
      material: labels.material[0]?.label,
      colorName: labels.color[0]?.label,
      color: labels.color[0]?.color ?? part.compoundRecord.backgroundColor,
    },
    unit,
  );

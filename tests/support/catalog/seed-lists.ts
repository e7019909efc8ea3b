import { celsius, mm } from '../../../src/domain/kit/units.ts';
import type { CatalogLists } from '../../../src/domain/shop/catalog/index/catalog.ts';
import { createCatalogLists } from '../../../src/domain/shop/catalog/index/catalog-lists.ts';
import { seedPlan } from '../../../src/tools/seed/plan.ts';
import { allSizes } from './synthetic-catalog.ts';

/** The lists of the demo catalog without its parts, for parsing text. */
export const seedLists = (): CatalogLists => {
  const plan = seedPlan();
  const position = new Map(plan.modifiers.map(({ id }, at) => [id, at]));
  const modifiersOf = Map.groupBy(plan.links, ({ compounds_id }) => compounds_id);
  return createCatalogLists(
    {
      sizes: allSizes().map((size) => ({ ...size, idMm: mm(size.idMm), csMm: mm(size.csMm) })),
      modifiers: plan.modifiers.map(({ type, key, label, color, hidden, hidden_full }) => ({
        type,
        key,
        label,
        color,
        hidden: hidden === true,
        hiddenFull: hidden_full === true,
      })),
      compounds: plan.compoundRows.map((row) => ({
        id: row.id,
        label: row.label,
        labelDisplay: row.label_display,
        backgroundColor: row.background_color,
        datasheet: row.datasheet,
        durometer: row.durometer,
        durometerScale: row.durometer_scale,
        temperatureLowC: celsius(row.temperature_low_c),
        temperatureHighC: celsius(row.temperature_high_c),
        description: row.description,
        modifiers: (modifiersOf.get(row.id) ?? []).flatMap(({ modifiers_id }) => position.get(modifiers_id) ?? []),
      })),
      exceptions: [],
    },
    () => 1,
  );
};

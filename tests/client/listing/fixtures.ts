import { celsius, mm } from '../../../src/domain/kit/units.ts';
import { FACET_GROUPS, type ModifierType } from '../../../src/domain/shop/catalog/facets.ts';
import type { ListingResponse, ShopRow } from '../../../src/domain/shop/catalog/listing.ts';

const modifier = (type: ModifierType, key: string, label: string, hidden_full = false) => ({
  modifiers_id: { type, key, label, hidden: false, hidden_full },
});

export const row: ShopRow = {
  id: 7,
  name: 'FK7502-214',
  size: '214',
  size_standard: 'usa',
  cs_mm: mm(3.53),
  id_mm: mm(24.99),
  price: '1.12',
  vendorStock: 4200,
  canyonStock: 1284,
  label_display: 'FK7502',
  compound: {
    id: 1,
    label: 'FK7502',
    label_display: 'FK7502',
    background_color: '#6b4226',
    durometer: 75,
    durometer_scale: 'Shore A',
    temperature_low_c: celsius(-20),
    temperature_high_c: celsius(204),
    modifiers: [
      modifier('material', 'fkm', 'FKM'),
      modifier('color', 'brown', 'Brown'),
      modifier('brand', 'secret', 'Secret', true),
    ],
    custom: { description: 'Fuel, oils, low comp. set' },
  },
};

/** A response with one value per facet group and the whole shop in the category. */
export const response = (changes: Partial<ListingResponse<ShopRow>> = {}): ListingResponse<ShopRow> => ({
  items: [row],
  facetList: {
    ...(Object.fromEntries(
      FACET_GROUPS.map((group) => [
        group,
        [{ key: `${group}-1`, label: `One ${group}`, count: 12_345, selected: false }],
      ]),
    ) as unknown as ListingResponse['facetList']),
    category: [{ key: 'orings', label: 'O-rings', count: 1_084_458, selected: false }],
  },
  stockCounts: { own: 300_000, offsite: 400_000, none: 384_458 },
  filterList: [],
  mediaNotes: [],
  sorted: null,
  totalItems: 1_084_458,
  page: 1,
  limit: 10,
  colorCodes: { brown: '#7a4a2a' },
  ...changes,
});

import type { FacetGroup } from '../../../domain/catalog/query.ts';

export interface FacetSectionText {
  readonly group: FacetGroup;
  readonly title: string;
  readonly why?: string;
  readonly startsOpen?: boolean;
}

/** The ticked sections of the panel in the order of spec §2. */
export const FACET_SECTIONS: readonly FacetSectionText[] = [
  {
    group: 'durometer',
    title: 'Durometer',
    why: 'Hardness on the Shore A scale: the higher, the harder the rubber.',
    startsOpen: true,
  },
  { group: 'material', title: 'Material Type', startsOpen: true },
  { group: 'color', title: 'Color', startsOpen: true },
  { group: 'brand', title: 'Material Brand' },
  {
    group: 'conductivity',
    title: 'Conductivity',
    why: 'How the compound carries electric charge. Ordinary rubber insulates.',
  },
  {
    group: 'curetype',
    title: 'Cure Type',
    why: 'The chemistry that cross-links the rubber, such as sulfur or peroxide.',
  },
  { group: 'subtype', title: 'Material Subtype' },
  { group: 'compliance', title: 'Material Compliance', why: 'Parts must hold every certificate ticked.' },
];

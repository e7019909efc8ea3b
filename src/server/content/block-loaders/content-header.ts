import type { FamilyChartData } from '../../../blocks/content-header/family-chart.tsx';
import {
  type FamilyKind,
  kindOfFamily,
  materialFamiliesOf,
} from '../../../domain/reference/tables/material-families.ts';
import type { LoaderRequest } from './block-loader.ts';

const NOUNS: Readonly<Record<FamilyKind, string>> = {
  elastomer: 'rubber families',
  plastic: 'sealing plastics',
  metal: 'metals',
};

/** Returns the families of the same kind as the header's material, or `null` if the header names no such material. */
export const loadContentHeader = (
  _request: LoaderRequest,
  { material: code }: { readonly material: string },
): FamilyChartData | null => {
  const kind = kindOfFamily(code);
  if (kind === null) return null;
  const families = materialFamiliesOf(kind);
  return {
    noun: NOUNS[kind],
    families: families.map(({ short, material }) => ({ short, lowC: material.lowC, highC: material.highC })),
    marked: families.find(({ material }) => material.code === code)?.short ?? '',
  };
};

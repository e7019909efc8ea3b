import { describeMaterial } from '../rows/material-names.ts';

/** Further names people type for a polymer: from the `family` column of materials.csv, and the usual generic ones. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  nbr: ['Buna-N'],
  hnbr: ['HSN'],
  cr: ['Neoprene'],
  sbr: ['Buna-S'],
  nr: ['Polyisoprene'],
  fkm: ['Fluoroelastomer'],
  au: ['Polyurethane'],
  eu: ['Polyurethane'],
  polyamide: ['Nylon'],
  pom: ['Acetal'],
  ptfe: ['Teflon'],
};

/**
 * What a material is also called, beside its own label.
 *
 * @example materialWords('nbr', 'NBR') // ['nitrile NBR', 'Buna-N']
 */
export const materialWords = (key: string, label: string): readonly string[] => {
  const described = describeMaterial(label);
  return [...(described === label ? [] : [described]), ...(ALSO_CALLED[key] ?? [])];
};

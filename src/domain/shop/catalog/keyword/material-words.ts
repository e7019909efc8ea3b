import { describeMaterial } from '../rows/material-names.ts';

/**
 * Further names of polymers that people type: those of the `family` column of materials.csv, and the usual generic
 * ones.
 */
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
 * Returns the names of a material other than its label.
 *
 * @example materialWords('nbr', 'NBR') // ['nitrile NBR', 'Buna-N']
 */
export const materialWords = (key: string, label: string): readonly string[] => {
  const described = describeMaterial(label);
  return [...(described === label ? [] : [described]), ...(ALSO_CALLED[key] ?? [])];
};

import { capital } from '../../../kit/text/words.ts';

/** Trade names of the polymers that the catalog names by code. */
const NAMES: Readonly<Record<string, string>> = {
  NBR: 'nitrile',
  XNBR: 'carboxylated nitrile',
  HNBR: 'hydrogenated nitrile',
  EPDM: 'ethylene propylene',
  EPM: 'ethylene propylene',
  FKM: 'fluorocarbon',
  FFKM: 'perfluoroelastomer',
  FEPM: 'tetrafluoroethylene propylene',
  VMQ: 'silicone',
  PVMQ: 'phenyl silicone',
  FVMQ: 'fluorosilicone',
  CR: 'chloroprene',
  IIR: 'butyl',
  ACM: 'polyacrylate',
  AEM: 'ethylene acrylic',
  AU: 'polyester urethane',
  EU: 'polyether urethane',
  SBR: 'styrene butadiene',
  NR: 'natural rubber',
  BR: 'butadiene',
  CSM: 'chlorosulfonated polyethylene',
  ECO: 'epichlorohydrin',
  'CIIR / BIIR': 'halobutyl',
  TPV: 'thermoplastic vulcanizate',
  'TPC-ET': 'copolyester elastomer',
  POM: 'acetal',
};

/**
 * Returns the common name of a code, or '' for labels that are already names.
 *
 * @example materialName('VMQ') // 'Silicone'
 */
export const materialName = (label: string): string => capital(NAMES[label] ?? '');

/**
 * Returns a material's label, with its common name if the label is a code.
 *
 * @example describeMaterial('FKM') // 'fluorocarbon FKM'
 * @example describeMaterial('Inconel') // 'Inconel'
 */
export const describeMaterial = (label: string): string => {
  const name = NAMES[label];
  return name === undefined ? label : `${name} ${label}`;
};

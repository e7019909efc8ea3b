import { capital } from '../../../kit/text/words.ts';

/** What the trade calls the polymers that the catalog names by their ASTM D1418 codes. */
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
};

/** The common name of a code, as a word of its own; '' for labels that are names. @example materialName('VMQ') // 'Silicone' */
export const materialName = (label: string): string => capital(NAMES[label] ?? '');

/**
 * A material's label with its common name where the label is a code.
 *
 * @example describeMaterial('FKM') // 'fluorocarbon FKM'
 * @example describeMaterial('Inconel') // 'Inconel'
 */
export const describeMaterial = (label: string): string => {
  const name = NAMES[label];
  return name === undefined ? label : `${name} ${label}`;
};

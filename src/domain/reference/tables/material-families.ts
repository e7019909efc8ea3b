import { STORE_PATH } from '../paths/store-links.ts';
import { materialPlace } from './material-places.ts';
import type { Material } from './materials.ts';
import { materials } from './tables.ts';

/** A family of materials on one line, represented by its typical grade. */
export interface MaterialFamily {
  /** Short name as in charts and speech, such as `EPDM`. The same as the name for families without a short name. */
  readonly short: string;
  readonly name: string;
  /** Why it is chosen, in a few words. */
  readonly service: string;
  /** The typical grade. */
  readonly material: Material;
  /** Key of the store's material filter, and link to the store with its parts. */
  readonly key: string;
  readonly storeHref: string;
  /** Path of its page. */
  readonly page: string;
}

export const FAMILY_KINDS = ['elastomer', 'plastic', 'metal'] as const;
export type FamilyKind = (typeof FAMILY_KINDS)[number];

export interface FamilyGroup {
  readonly title: string;
  readonly families: readonly MaterialFamily[];
}

type Line = readonly [code: string, short: string, name: string, service: string];

/** Code of the typical grade in materials.csv, and the words of the family's line. */
const LINES: Readonly<Record<FamilyKind, Readonly<Record<string, readonly Line[]>>>> = {
  elastomer: {
    'For oil and fuel': [
      ['FKM-A', 'FKM', 'Fluorocarbon', 'Fuel, aromatics, acids'],
      ['FVMQ', 'FVMQ', 'Fluorosilicone', 'Fuel in the cold, static'],
      ['HNBR', 'HNBR', 'Hydrogenated nitrile', 'Hot oil, refrigerant, ozone'],
      ['AEM', 'AEM', 'Ethylene acrylic', 'Hot oil and coolant'],
      ['ACM', 'ACM', 'Polyacrylate', 'Transmission fluid'],
      ['NBR', 'NBR', 'Nitrile', 'Oil, grease, air, water'],
      ['XNBR', 'XNBR', 'Carboxylated nitrile', 'Oil with abrasion'],
      ['ECO/CO', 'ECO', 'Epichlorohydrin', 'Fuel vapor, gas barrier'],
      ['AU', 'AU', 'Polyurethane', 'Wear and high pressure'],
    ],
    'For water, weather and chemicals': [
      ['FFKM', 'FFKM', 'Perfluoroelastomer', 'Nearly all media, by grade'],
      ['FEPM', 'FEPM', 'Tetrafluoroethylene propylene', 'Steam, amines, sour gas'],
      ['VMQ', 'VMQ', 'Silicone', 'Dry heat, food, medical'],
      ['EPDM-P', 'EPDM', 'Ethylene propylene', 'Steam, glycol, caustic'],
      ['CSM', 'CSM', 'Chlorosulfonated polyethylene', 'Ozone, acids'],
      ['IIR', 'IIR', 'Butyl', 'Holds gas and vacuum'],
      ['CR', 'CR', 'Chloroprene', 'Weather, ammonia'],
      ['SBR', 'SBR', 'Styrene butadiene', 'Water, alcohol, wear'],
      ['NR', 'NR', 'Natural rubber', 'Spring and vibration'],
    ],
  },
  plastic: {
    Plastics: [
      ['PI', 'PI', 'Polyimide', 'Vacuum and dry wear'],
      ['PTFE', 'PTFE', 'Polytetrafluoroethylene', 'Inert and slippery; creeps under load'],
      ['PTFE-F', 'PTFE-F', 'Filled PTFE', 'Glass, carbon or bronze against creep'],
      ['PEEK', 'PEEK', 'Polyetheretherketone', 'Stiff; backup rings at high pressure'],
      ['PCTFE', 'PCTFE', 'Polychlorotrifluoroethylene', 'Lets very little gas pass'],
      ['PVDF', 'PVDF', 'Polyvinylidene fluoride', 'Acids, halogens, pure water'],
      ['TPV', 'TPV', 'Thermoplastic elastomer', 'Between rubber and plastic, molded fast'],
      ['PA', 'PA', 'Nylon', 'Strong in oil; absorbs water and swells'],
      ['POM', 'POM', 'Acetal', 'Holds dimensions; machines cleanly'],
      ['UHMWPE', 'UHMWPE', 'Ultra-high molecular weight polyethylene', 'Abrasion and cryogenic cold'],
    ],
  },
  metal: {
    Metals: [
      ['METAL-INC', 'Nickel alloy', 'Nickel alloy', 'Springs back in heat'],
      ['METAL-SS', 'Stainless steel', 'Stainless steel', 'Tube or wire rings'],
      ['METAL-CU', 'Copper', 'Copper', 'Knife edges in vacuum'],
      ['METAL-AL', 'Aluminum', 'Aluminum', 'Low bolt load'],
      ['METAL-IN', 'Indium', 'Indium', 'Flows cold; cryostats and optics'],
    ],
  },
};

const familyOf = ([code, short, name, service]: Line): MaterialFamily[] => {
  const material = materials().find((one) => one.code === code);
  const place = materialPlace(code);
  if (material === undefined || place === null) return [];
  const { material: key, page } = place;
  return [{ short, name, service, material, key, storeHref: `${STORE_PATH}?material=${key}`, page }];
};

/** Returns the families of a kind in their groups, most heat resistant first. */
export const familyGroups = (kind: FamilyKind): readonly FamilyGroup[] =>
  Object.entries(LINES[kind]).map(([title, lines]) => ({
    title,
    families: lines.flatMap(familyOf).sort((one, other) => other.material.highC - one.material.highC),
  }));

/** Returns the families of a kind in one list, most heat resistant first. */
export const materialFamiliesOf = (kind: FamilyKind): readonly MaterialFamily[] =>
  familyGroups(kind)
    .flatMap(({ families }) => families)
    .sort((one, other) => other.material.highC - one.material.highC);

/**
 * Returns the kind whose family the material represents, or null if it represents none.
 *
 * @example kindOfFamily('EPDM-P') // 'elastomer'
 */
export const kindOfFamily = (code: string): FamilyKind | null =>
  FAMILY_KINDS.find((kind) => materialFamiliesOf(kind).some(({ material }) => material.code === code)) ?? null;

import { STORE_PATH } from '../paths/store-links.ts';

/** A material's filters in the store and its page on the site. */
export interface MaterialPlace {
  /** Key of the store's material filter. */
  readonly material: string;
  readonly narrowed?: { readonly group: 'subtype' | 'curetype'; readonly key: string };
  /** '' if the material has no separate page. */
  readonly page: string;
}

const place = (material: string, page: string): MaterialPlace => ({ material, page });
const type = (key: string): MaterialPlace => ({
  material: 'fkm',
  narrowed: { group: 'subtype', key },
  page: '/fkm-fluorocarbon',
});
const cured = (key: string): MaterialPlace => ({
  material: 'epdm',
  narrowed: { group: 'curetype', key },
  page: '/epdm',
});

const PLACES: Readonly<Record<string, MaterialPlace>> = {
  NBR: place('nbr', '/nbr-buna-n'),
  XNBR: place('xnbr', '/xnbr-carboxylated-nitrile'),
  HNBR: place('hnbr', '/hnbr'),
  'EPDM-P': cured('peroxide'),
  'EPDM-S': cured('sulfur'),
  EPM: place('epm', '/epdm'),
  'FKM-A': type('type-a'),
  'FKM-B': type('type-b'),
  'FKM-GF': type('type-gf'),
  'FKM-GLT': type('type-glt'),
  'FKM-GFLT': type('type-gflt'),
  'FKM-ETP': type('type-etp'),
  FFKM: place('ffkm', '/ffkm-perfluoroelastomer'),
  VMQ: place('vmq', '/silicone'),
  PVMQ: place('pvmq', '/silicone'),
  FVMQ: place('fvmq', '/fluorosilicone'),
  CR: place('cr', '/neoprene'),
  IIR: place('iir', '/materialpages/butyl'),
  'CIIR/BIIR': place('ciir-biir', '/materialpages/butyl'),
  ACM: place('acm', '/polyacrylate'),
  AEM: place('aem', '/ethylene-acrylic'),
  AU: place('au', '/polyurethane'),
  EU: place('eu', '/polyurethane'),
  SBR: place('sbr', '/sbr'),
  NR: place('nr', '/natural-rubber'),
  BR: place('br', ''),
  CSM: place('csm', '/csm'),
  'ECO/CO': place('eco', '/epichlorohydrin'),
  FEPM: place('fepm', '/fepm'),
  T: place('polysulfide', ''),
  PNR: place('polynorbornene', ''),
  PTFE: place('ptfe', '/materialpages/ptfe'),
  'PTFE-F': place('ptfe-filled', '/filled-ptfe'),
  'FEP-VMQ': place('fep-vmq', '/encapsulated-o-rings'),
  'FEP-FKM': place('fep-fkm', '/encapsulated-o-rings'),
  'PFA-VMQ': place('pfa-vmq', '/encapsulated-o-rings'),
  'PFA-FKM': place('pfa-fkm', '/encapsulated-o-rings'),
  PEEK: place('peek', '/materialpages/peek'),
  UHMWPE: place('uhmwpe', '/uhmwpe'),
  PA: place('polyamide', '/nylon'),
  POM: place('pom', '/acetal'),
  PCTFE: place('pctfe', '/pctfe'),
  PVDF: place('pvdf', '/pvdf'),
  PI: place('polyimide', '/polyimide'),
  'TPC-ET': place('tpc-et', '/thermoplastic-elastomers'),
  TPV: place('tpv', '/thermoplastic-elastomers'),
  'METAL-SS': place('stainless-steel', '/stainless-steel-seals'),
  'METAL-INC': place('inconel', '/nickel-alloy-seals'),
  'METAL-CU': place('copper', '/copper-and-aluminum-seals'),
  'METAL-AL': place('aluminum', '/copper-and-aluminum-seals'),
  'METAL-IN': place('indium', '/indium-seals'),
};

/** Returns null for a code that is not in materials.csv. @example materialPlace('FKM-A')?.material // 'fkm' */
export const materialPlace = (code: string): MaterialPlace | null => PLACES[code] ?? null;

/**
 * Returns the link to the store with the material's compounds.
 *
 * @example materialStoreHref({ material: 'nbr', page: '' }) // '/shop/orings?material=nbr'
 */
export const materialStoreHref = ({ material, narrowed }: MaterialPlace): string =>
  `${STORE_PATH}?material=${material}${narrowed === undefined ? '' : `&${narrowed.group}=${narrowed.key}`}`;

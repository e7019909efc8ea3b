import { phrases } from './phrases.ts';

/*
 * Trade words in addition to the tables. Names of polymers and their trademarks are in materials.csv and in
 * `catalog/rows/material-names.ts`, fluids in chemicals.csv.
 */

/** Words that do not change the meaning. */
export const EMPTY_WORDS = phrases(`
  o, o ring, o rings, oring, orings, ring, rings, seal, seals, o ring seal, o ring seals, o ring gasket, o形圈, oリング,
  오링, joint torique, joints toriques, joint, torique, o ringe, oringe, dichtring, dichtringe, rundring, junta torica,
  juntas toricas, anello, anelli, o ringen, packing ring, round section, a, an, the, and, or, of, for, in, with, to,
  at, on, by, from, up to, down to, is, be, i, we, need, want, looking, please, size, sizes, standard, part, parts,
  part number, number, no, pn, item, dash, material, compound, rubber, elastomer, color, colour, colored, grade, type,
  service, resistant, compatible, compatibility, rated, approved, approval, compliant, compliance, certified,
  certificate, cure, cured, temperature, temp, temps, range, max, maximum, min, minimum, above, below, good, port,
  port seal, boss seal, boss, orb, straight thread, hardness, durometer, duro, shore, fluid, medium, media, use,
  metric, as568, as568a, jis, jis b 2401, iso, iso 3601, iso 3601-1, din, din 3771, astm, astm d2000, d2000, sae j200,
  inch, mm
`);

export const STOCK_WORDS = ['in stock', 'stock', 'stocked', 'available', 'on hand', 'ready to ship', 'in stock only'];

/**
 * Further names of families, by the key of the store's filter. A name that several trademarks share means the first one
 * here.
 */
export const FAMILY_WORDS: Readonly<Record<string, readonly string[]>> = {
  nbr: ['buna', 'buna rubber', 'nitrile', 'nitrile rubber', 'nitril', 'bunan', 'acrylonitrile butadiene'],
  hnbr: ['hydrogenated nitrile', 'hsn', 'hnbr nitrile', 'highly saturated nitrile'],
  epdm: [
    'ethylene propylene',
    'ethylene propylene rubber',
    'ethylene propylene diene',
    'ep',
    'epr',
    'epmd',
    'epdm rubber',
  ],
  fkm: [
    'viton',
    'fpm',
    'fluorocarbon',
    'fluoroelastomer',
    'fluorocarbon rubber',
    'fluororubber',
    'viton fkm',
    'fkm viton',
  ],
  ffkm: ['perfluoro', 'perfluoroelastomer', 'perfluorocarbon', 'perfluorinated'],
  vmq: ['silicone', 'silicone rubber', 'si', 'mvq', 'silicon'],
  fvmq: ['fluorosilicone', 'fluoro silicone', 'fluorinated silicone', 'mfq'],
  cr: ['chloroprene', 'polychloroprene', 'neoprene rubber'],
  iir: ['butyl', 'butyl rubber', 'isobutylene'],
  au: ['polyurethane', 'urethane', 'pu', 'pur'],
  acm: ['polyacrylate', 'polyacrylic', 'acrylic rubber'],
  aem: ['ethylene acrylic', 'ethylene acrylate'],
  csm: ['chlorosulfonated polyethylene'],
  eco: ['epichlorohydrin', 'epichlorohydrin rubber', 'hydrin', 'co eco'],
  fepm: ['tfe p', 'tfe/p', 'tetrafluoroethylene propylene'],
  nr: ['natural rubber', 'polyisoprene', 'gum rubber', 'latex'],
  sbr: ['styrene butadiene', 'styrene butadiene rubber'],
  ptfe: ['teflon', 'virgin ptfe', 'virgin teflon', 'polytetrafluoroethylene'],
  'ptfe-filled': ['filled ptfe', 'filled teflon'],
  'fep-vmq': phrases(`
    fep encapsulated, encapsulated silicone, fep silicone, fep encapsulated silicone, fep encapsulated vmq,
    silicone encapsulated, teflon encapsulated silicone, ptfe encapsulated silicone, encapsulated vmq,
    vmq encapsulated
  `),
  'fep-fkm': phrases(`
    encapsulated viton, encapsulated fkm, fep encapsulated viton, fep viton, viton encapsulated, fkm encapsulated,
    teflon encapsulated viton, ptfe encapsulated viton, fep encapsulated fkm, teflon encapsulated fkm
  `),
  'pfa-vmq': ['pfa encapsulated silicone', 'pfa silicone', 'pfa encapsulated vmq'],
  'pfa-fkm': ['pfa encapsulated viton', 'pfa encapsulated fkm', 'pfa viton'],
  polyamide: ['nylon', 'pa', 'pa66', 'pa6'],
  pom: ['acetal', 'polyoxymethylene'],
  uhmwpe: ['uhmw', 'uhmw pe'],
  'stainless-steel': ['stainless', 'ss', '316 stainless', '304 stainless', '321 stainless'],
  inconel: ['nickel alloy', 'inconel 718', 'inconel x 750', 'inconel 600'],
  copper: ['ofhc copper'],
  aluminum: ['aluminium'],
};

/** Letters at the start of makers' codes: `N70-214`. */
export const CODE_LETTERS: Readonly<Record<string, string>> = {
  n: 'nbr',
  v: 'fkm',
  e: 'epdm',
  s: 'vmq',
  c: 'cr',
  b: 'iir',
};

export const COLOR_WORDS: Readonly<Record<string, readonly string[]>> = {
  black: ['schwarz', 'noir', 'noire', 'negro', 'negra', 'nero', 'zwart', 'svart', 'blk'],
  white: ['weiss', 'weiß', 'blanc', 'blanche', 'blanco', 'bianco', 'wit', 'wht', 'off white'],
  red: ['rot', 'rouge', 'rojo', 'rosso', 'rood', 'rust', 'rust red', 'brick red'],
  blue: ['blau', 'bleu', 'azul', 'blu', 'blauw', 'blå'],
  green: ['grün', 'gruen', 'vert', 'verte', 'verde', 'groen', 'grn'],
  yellow: ['gelb', 'jaune', 'amarillo', 'giallo', 'geel'],
  gray: ['grey', 'grau', 'gris', 'grigio', 'grijs'],
  translucent: ['clear', 'transparent', 'durchsichtig', 'translucide'],
  brown: ['dark brown', 'braun', 'brun', 'brune', 'marron', 'marrone', 'bruin', 'brn'],
  purple: ['violet', 'lila', 'violett'],
  metallic: ['metal color'],
};

export const CURE_WORDS: Readonly<Record<string, readonly string[]>> = {
  sulfur: ['sulphur', 'sulfur cured', 'sulphur cured', 'sulfur cure'],
  peroxide: ['peroxide cured', 'peroxide cure', 'peroxid'],
  platinum: ['platinum cured', 'platinum cure'],
  bisphenol: ['bisphenol cured', 'bisphenol cure'],
};

/** Further names of grades, by the key of their filter. */
export const SUBTYPE_WORDS: Readonly<Record<string, readonly string[]>> = {
  encapsulated: phrases(`
    fep encapsulated, teflon encapsulated, ptfe encapsulated, pfa encapsulated, encapsulated o ring,
    encapsulated o rings, teflon jacketed, fep jacketed, ptfe jacketed
  `),
  'high-temperature': ['high temp', 'hi temp', 'hightemp', 'high heat', 'heat resistant'],
  'low-temperature': ['low temp', 'arctic', 'cold resistant', 'low temp grade'],
};

/** Hardness scales with a filter, by the key of the filter. */
export const HARDNESS_WORDS: Readonly<Record<string, readonly string[]>> = { spring_steel: ['spring steel'] };

/** Further names of certificates, by the prefix of their label. */
export const CERTIFICATE_WORDS: Readonly<Record<string, readonly string[]>> = {
  'FDA 21 CFR': ['food grade', 'food contact', 'food safe', 'cfr'],
  'NSF/ANSI 61': ['nsf 61', 'nsf61', 'ansi 61', 'drinking water', 'potable'],
  'NSF/ANSI 51': ['nsf 51', 'nsf51', 'ansi 51'],
  'USP Class VI': ['usp vi', 'usp class 6', 'usp 6', 'class vi', 'medical grade'],
  'RGD resistant': ['aed', 'rgd', 'explosive decompression', 'rapid gas decompression'],
  'NORSOK M-710': ['norsok m710', 'm710'],
  'UL 94 V-0': ['v 0', 'ul94 v0'],
  '3-A': ['3a dairy', '3 a sanitary', '3a sanitary'],
};

/*
 * Words of the trade beyond what the tables say. Names of polymers and their marks stand in materials.csv and in
 * `catalog/rows/material-names.ts`, fluids in chemicals.csv.
 */

/** Words that leave the meaning as it is. */
export const EMPTY_WORDS = [
  ...['o', 'o ring', 'o rings', 'oring', 'orings', 'ring', 'rings', 'seal', 'seals', 'gasket', 'gaskets'],
  ...[
    'a',
    'an',
    'the',
    'and',
    'or',
    'of',
    'for',
    'in',
    'with',
    'to',
    'at',
    'on',
    'by',
    'from',
    'up to',
    'down to',
    'is',
    'be',
  ],
  ...['i', 'we', 'need', 'want', 'looking', 'please', 'size', 'sizes', 'standard', 'part', 'parts', 'part number'],
  ...[
    'number',
    'no',
    'pn',
    'item',
    'dash',
    'material',
    'compound',
    'rubber',
    'elastomer',
    'color',
    'colour',
    'colored',
  ],
  ...[
    'grade',
    'type',
    'service',
    'resistant',
    'compatible',
    'compatibility',
    'rated',
    'approved',
    'approval',
    'compliant',
  ],
  ...[
    'compliance',
    'certified',
    'certificate',
    'cure',
    'cured',
    'temperature',
    'temp',
    'temps',
    'range',
    'max',
    'maximum',
  ],
  ...['min', 'minimum', 'above', 'below', 'hardness', 'durometer', 'duro', 'shore', 'fluid', 'medium', 'media', 'use'],
  ...[
    'metric',
    'as568',
    'as568a',
    'jis',
    'jis b 2401',
    'iso',
    'iso 3601',
    'iso 3601-1',
    'din',
    'din 3771',
    'inch',
    'mm',
  ],
];

export const STOCK_WORDS = ['in stock', 'stock', 'stocked', 'available', 'on hand', 'ready to ship', 'in stock only'];

/** Further names of families, by the key of the store's filter; a name that several marks share means the first here. */
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
  eco: ['epichlorohydrin rubber', 'co eco'],
  fepm: ['tfe p', 'tfe/p', 'tetrafluoroethylene propylene'],
  nr: ['natural rubber', 'polyisoprene', 'gum rubber', 'latex'],
  sbr: ['styrene butadiene', 'styrene butadiene rubber'],
  ptfe: ['teflon', 'virgin ptfe', 'virgin teflon', 'polytetrafluoroethylene'],
  'ptfe-filled': ['filled ptfe', 'filled teflon'],
  'fep-vmq': ['fep encapsulated', 'teflon encapsulated', 'encapsulated silicone', 'fep silicone'],
  'fep-fkm': ['encapsulated viton', 'encapsulated fkm', 'fep encapsulated viton', 'fep viton'],
  polyamide: ['nylon', 'pa', 'pa66', 'pa6'],
  pom: ['acetal', 'polyoxymethylene'],
  uhmwpe: ['uhmw', 'uhmw pe'],
  'stainless-steel': ['stainless', 'ss', '316 stainless', '304 stainless', '321 stainless'],
  inconel: ['nickel alloy', 'inconel 718', 'inconel x 750', 'inconel 600'],
  copper: ['ofhc copper'],
  aluminum: ['aluminium'],
};

/** Letters that the codes of makers begin with: `N70-214`. */
export const CODE_LETTERS: Readonly<Record<string, string>> = {
  n: 'nbr',
  v: 'fkm',
  e: 'epdm',
  s: 'vmq',
  c: 'cr',
  b: 'iir',
};

/** Specifications whose part numbers end in a dash number, by materials.csv: `M83248/1-214`. */
export const SPEC_FAMILIES: Readonly<Record<string, string>> = {
  m83248: 'fkm',
  m83485: 'fkm',
  m83461: 'nbr',
  m25732: 'nbr',
  m25988: 'fvmq',
};

export const COLOR_WORDS: Readonly<Record<string, readonly string[]>> = {
  gray: ['grey'],
  translucent: ['clear', 'transparent'],
  brown: ['dark brown'],
  purple: ['violet'],
  metallic: ['metal color'],
};

export const CURE_WORDS: Readonly<Record<string, readonly string[]>> = {
  sulfur: ['sulphur', 'sulfur cured', 'sulphur cured', 'sulfur cure'],
  peroxide: ['peroxide cured', 'peroxide cure', 'peroxid'],
  platinum: ['platinum cured', 'platinum cure'],
  bisphenol: ['bisphenol cured', 'bisphenol cure'],
};

/** Further names of certificates, by the beginning of their label. */
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

/** What people call a fluid of chemicals.csv beside its name there. */
export const MEDIUM_WORDS: Readonly<Record<string, readonly string[]>> = {
  'Diesel fuel': ['diesel'],
  'Ethylene glycol': ['glycol'],
  'Gasoline, unleaded': ['petrol', 'gas oline', 'gasoline'],
  'Engine (motor) oil': ['engine oil', 'motor oil'],
  'Engine coolant (glycol with inhibitors)': ['coolant', 'antifreeze'],
  'Hydraulic oil, mineral (HLP)': ['hydraulic oil', 'hydraulic fluid'],
  'Isopropanol (IPA)': ['isopropyl alcohol', 'rubbing alcohol'],
  Ethanol: ['ethyl alcohol', 'alcohol'],
  Methanol: ['methyl alcohol'],
  'Sodium hydroxide 20%': ['caustic', 'caustic soda', 'lye', 'naoh'],
  'Potassium hydroxide 50%': ['koh', 'potash'],
  'Brake fluid DOT 3, DOT 4, DOT 5.1 (glycol)': ['brake fluid', 'dot 3', 'dot 4', 'dot 5.1'],
  'Brake fluid DOT 5 (silicone)': ['dot 5'],
  'Phosphate ester, alkyl (aircraft, Skydrol type)': ['skydrol'],
  'Jet fuel (JP-4, JP-5, JP-8, Jet A)': ['jet fuel', 'jp 8', 'jp 4', 'jp 5', 'jet a', 'aviation fuel'],
  'Urea solution (AdBlue, DEF)': ['adblue', 'def', 'urea'],
  'R-744 (CO2, high pressure)': ['r744'],
  'Carbon dioxide, dry': ['co2'],
  'Hydrogen sulfide, dry, cold': ['h2s', 'sour gas'],
  'Water, potable, cold': ['water', 'tap water', 'cold water'],
  'Sea water': ['salt water', 'seawater'],
  'Steam below 150 C': ['steam'],
  'Steam above 150 C': ['superheated steam', 'hot steam'],
  'Sodium hypochlorite 5% (bleach)': ['bleach'],
  'Crude oil, sweet': ['crude oil', 'crude'],
  Kerosene: ['paraffin oil', 'lamp oil'],
};

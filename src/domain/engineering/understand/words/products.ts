import { phrases } from './phrases.ts';

/** A product other than an O-ring that people name in searches and lists. */
export interface Product {
  /** Singular, for use in a sentence: `backup ring`. */
  readonly name: string;
  /** Path of its page, or of the page with a form to request it. */
  readonly page: string;
  /** Whether it is sold by O-ring sizes, so that a size next to it is its size. Other numbers belong to the product. */
  readonly hasRingSize: boolean;
  /** Whether it is not a seal, so that the search does not offer a page for it. */
  readonly isHardware: boolean;
  readonly words: readonly string[];
}

const CONTACT = '/contact-us';

const sized = (name: string, page: string, words: readonly string[]): Product => ({
  name,
  page,
  words,
  hasRingSize: true,
  isHardware: false,
});
const seal = (name: string, page: string, words: readonly string[]): Product => ({
  name,
  page,
  words,
  hasRingSize: false,
  isHardware: false,
});
const hardware = (name: string, words: readonly string[]): Product => ({
  name,
  page: '/all-products',
  words,
  hasRingSize: false,
  isHardware: true,
});

/**
 * Products that are not O-rings, with the words for each. Both the search and the list import read this table, so both
 * recognize a product that is added here.
 */
export const FOREIGN_PRODUCTS: readonly Product[] = [
  sized(
    'X-ring',
    '/x-rings',
    phrases(`
      x ring, x rings, quad ring, quad rings, quadring, four lobe, four lobed, four lobe ring, lobed ring, x profile,
      quattro ring, quad o ring, quad, quad seal, quad seals, quad x
    `),
  ),
  sized(
    'backup ring',
    '/backup-rings',
    phrases(`
      back up ring, back up rings, backup, back up, backups, bu ring, bu rings, parbak, parbaks, spiral backup ring,
      spiral backup, anti extrusion ring, stützring, stutzring, bague anti extrusion, backing ring, retainer ring,
      back up washer
    `),
  ),
  sized(
    'square ring',
    '/square-rings',
    phrases(`
      square ring, square rings, square cut ring, square cut, lathe cut ring, lathe cut, quadratring,
      square section ring, d ring, d rings
    `),
  ),
  seal(
    'cord',
    '/o-ring-cord',
    phrases(`
      cord, cords, o ring cord, cord stock, cordstock, round cord, rubber cord, o ring cord stock, rundschnur, joncs,
      cordon, splicing kit, o ring string
    `),
  ),
  sized(
    'kit',
    '/o-ring-kits',
    phrases(`
      kit, kits, o ring kit, o ring kits, assortment, assortment box, o ring assortment, sortiment, box set, o ring box,
      coffret, splice kit
    `),
  ),
  seal('seal kit', CONTACT, ['seal kit', 'seal kits', 'repair kit', 'cylinder kit', 'rebuild kit', 'dichtsatz']),
  seal(
    'oil seal',
    CONTACT,
    phrases(`
      oil seal, oil seals, shaft seal, shaft seals, rotary shaft seal, lip seal, lip seals, radial shaft seal,
      simmerring, simmerringe, simmering, wellendichtring, joint spi, radialwellendichtring, grease seal
    `),
  ),
  seal('wiper', '/hydraulic-and-pneumatic-seals', [
    'wiper',
    'wipers',
    'rod wiper',
    'wiper seal',
    'scraper',
    'abstreifer',
    'rod scraper',
    'wiper ring',
  ]),
  seal(
    'U-cup',
    '/u-cups',
    phrases(`
      u cup, u cups, ucup, u seal, u seals, u packing, nutring, lip packing, cup seal, cup seals, cup packing,
      cup packings
    `),
  ),
  seal('V-ring', '/v-rings', ['v ring', 'v rings', 'v seal', 'v packing', 'vee packing', 'v ring seal']),
  seal('T-seal', '/t-seals', ['t seal', 't seals', 't ring', 't rings']),
  seal('cap seal', '/cap-seals', [
    'cap seal',
    'cap seals',
    'glyd ring',
    'slipper seal',
    'glydring',
    'step seal',
    'stepseal',
  ]),
  seal('spring-energized seal', '/spring-energized-seals', [
    'spring energized seal',
    'spring energised seal',
    'spring energized seals',
    'variseal',
    'omniseal',
    'spring seal',
  ]),
  seal('metal seal', '/metal-seals', [
    'metal seal',
    'metal seals',
    'c ring',
    'c rings',
    'metal c ring',
    'e seal',
    'helicoflex',
  ]),
  seal(
    'bonded seal',
    '/fastener-seals',
    phrases(`
      bonded seal, bonded seals, dowty, dowty washer, dowty washers, dowty seal, usit ring, usit, usit rings,
      bonded washer, bonded washers, sealing washer, sealing washers, fastener seal, fastener seals, thread seal,
      stat o seal, banjo seal
    `),
  ),
  seal('sanitary gasket', '/sanitary-gaskets', [
    'sanitary gasket',
    'sanitary gaskets',
    'tri clamp',
    'tri clamp gasket',
    'tri clover',
    'triclamp',
    'clamp gasket',
  ]),
  seal('spiral wound gasket', '/spiral-wound-gaskets', ['spiral wound gasket', 'spiral wound gaskets', 'spiral wound']),
  seal('gasket sheet', '/slabs', [
    'gasket sheet',
    'gasket sheets',
    'rubber sheet',
    'rubber sheets',
    'sheet rubber',
    'slab',
    'slabs',
  ]),
  seal(
    'gasket',
    CONTACT,
    phrases(`
      gasket, gaskets, flange gasket, flange gaskets, flat gasket, flat gaskets, flat seal, flachdichtung, joint plat,
      flange seal, head gasket
    `),
  ),
  seal('grommet', '/grommets', ['grommet', 'grommets']),
  seal('diaphragm', '/diaphragms', ['diaphragm', 'diaphragms', 'membran']),
  seal('rubber ball', '/rubber-balls', ['rubber ball', 'rubber balls', 'check ball']),
  seal('tubing', '/tubing', ['tubing', 'rubber tubing', 'silicone tubing', 'rubber hose']),
  seal('extrusion', '/extrusions', [
    'extrusion profile',
    'rubber extrusion',
    'extruded profile',
    'edge trim',
    'weatherstrip',
  ]),
  seal('foam', '/foam', ['foam', 'sponge cord', 'foam sheet', 'sponge rubber']),
  seal('packing', CONTACT, [
    'gland packing',
    'braided packing',
    'compression packing',
    'chevron packing',
    'stopfbuchspackung',
  ]),
  seal('mechanical seal', CONTACT, ['mechanical seal', 'mechanical seals', 'gleitringdichtung']),
  hardware(
    'bolt',
    phrases(`
      bolt, bolts, hex bolt, hex bolts, cap screw, screw, screws, set screw, stud, schraube
    `),
  ),
  hardware('nut', ['nut', 'nuts', 'hex nut', 'hex nuts', 'lock nut', 'mutter']),
  hardware(
    'washer',
    phrases(`
      washer, washers, flat washer, flat washers, spring washer, lock washer, shim, shims, unterlegscheibe
    `),
  ),
  hardware('retaining ring', [
    'retaining ring',
    'retaining rings',
    'circlip',
    'circlips',
    'snap ring',
    'snap rings',
    'sicherungsring',
    'e clip',
  ]),
  hardware(
    'bearing',
    phrases(`
      bearing, bearings, skf, ball bearing, ball bearings, roller bearing, bushing, bushings, kugellager
    `),
  ),
  hardware('hose clamp', ['hose clamp', 'hose clamps', 'worm clamp', 'pipe clamp']),
  hardware('hose', ['hose', 'hoses', 'hydraulic hose']),
  hardware('sealant', [
    'sealant',
    'loctite',
    'thread tape',
    'teflon tape',
    'ptfe tape',
    'threadlocker',
    'adhesive',
    'glue',
  ]),
  hardware('tool', ['o ring pick', 'pick set', 'screwdriver', 'wrench']),
  hardware('pin', ['dowel pin', 'cotter pin', 'split pin', 'roll pin', 'rivet', 'rivets']),
  hardware('spring', ['compression spring', 'extension spring', 'spring pin']),
  hardware('filter', ['oil filter', 'air filter', 'fuel filter', 'filter element']),
  hardware('belt', ['v belt', 'v belts', 'drive belt', 'timing belt', 'o ring belt']),
];

/** Returns the note about hardware, which has no page. */
export const notAnORing = (name: string): string =>
  `${/^(?:[aeio]|x-)/i.test(name) ? 'An' : 'A'} ${name} is not an O-ring.`;

const byName: ReadonlyMap<string, Product> = new Map(FOREIGN_PRODUCTS.map((product) => [product.name, product]));

/** Returns the product with that name. Throws for a name that is not in the table. */
export const foreignProduct = (name: string): Product => {
  const product = byName.get(name);
  if (product === undefined) throw new RangeError(`There is no product ${name}.`);
  return product;
};

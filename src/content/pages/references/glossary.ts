import { block, definePage } from '../../define-page.ts';
import { link, linkColumn, primary } from '../../shorthand.ts';

const terms = (items: readonly (readonly [term: string, meaning: string])[]): string =>
  `<dl>${items.map(([term, meaning]) => `<dt>${term}</dt><dd>${meaning}</dd>`).join('')}</dl>`;

export const page = definePage({
  path: '/glossary',
  title: 'Glossary of seal terms in plain words',
  description:
    'Durometer, gland, squeeze, compression set, cure, lay, permeation and more: the vocabulary of O-rings and seals, each explained in a sentence or two.',
  blocks: [
    block('Content Header', {
      heading: 'Glossary of seal terms',
      lead: 'Terms on drawings, datasheets and quotes, and what they mean.',
      actions: [primary('See them in the store', '/shop/orings'), link('Frequent questions', '/faq')],
      image: '/drawings/elastomer.svg',
      altText: 'Cross-linked elastomer chains',
    }),
    block('Content Subheader', {
      id: 'dimensions',
      heading: 'Sizes and grooves',
      content: terms([
        [
          'AS568',
          'US standard for O-ring sizes; a dash number such as -214 stands for one diameter and one cross-section.',
        ],
        ['Cross-section (CS)', 'Thickness of the ring’s round body, also called width or W.'],
        ['Inside diameter (ID)', 'Diameter of the hole of the unstretched ring. Outside diameter = ID + 2 × CS.'],
        ['Gland', 'The space for a seal: groove, opposite face and the gap between them.'],
        [
          'Gland depth',
          'Distance from groove floor to the opposite face, including clearance. Not the depth of the cut.',
        ],
        ['Squeeze', 'How much the cross-section is compressed, as a share of its free height.'],
        ['Gland fill', 'Share of the groove’s area that the ring takes up.'],
        ['Stretch', 'How much larger the groove’s diameter is than the free ring’s, in percent.'],
        [
          'Clearance',
          'Difference between bore and piston diameter. The gap is half of it, or all of it when off center.',
        ],
        ['Backup ring', 'Hard ring behind the O-ring that closes the gap against extrusion.'],
      ]),
    }),
    block('Content Subheader', {
      id: 'materials',
      heading: 'Materials',
      content: terms([
        ['Elastomer', 'A polymer that returns to its shape after being stretched to twice its length: rubber.'],
        ['Compound', 'One recipe: polymer, filler, plasticizer, cure system. FK7502 is a compound, FKM a family.'],
        ['Cure', 'The reaction that ties polymer chains together. Sulfur, peroxide and bisphenol are cure systems.'],
        ['Post-cure', 'A second heating in an oven that completes the reaction and drives out volatiles.'],
        ['Durometer', 'The instrument that measures hardness, and also the hardness itself.'],
        ['ASTM D1418', 'The standard that defines abbreviations such as NBR, EPDM and VMQ.'],
        ['Filler', 'Carbon black, silica or another powder that gives strength, color or conductivity.'],
        ['Thermoplastic elastomer', 'Rubber-like plastic that melts again; it is molded, not cured.'],
        ['Encapsulated', 'A rubber core in a seamless FEP or PFA jacket.'],
      ]),
    }),
    block('Content Subheader', {
      id: 'behavior',
      heading: 'Behavior and tests',
      content: terms([
        [
          'Compression set',
          'Share of the squeeze that does not recover after time under load and heat. Lower is better.',
        ],
        [
          'TR-10',
          'Temperature at which a stretched, frozen sample has recovered a tenth of its stretch on warming; a guide to the low-temperature limit.',
        ],
        ['Volume swell', 'Growth in a fluid, in percent of the original volume.'],
        ['Extrusion', 'Rubber pushed into a gap by pressure; also the process of making profiles with a die.'],
        ['Permeation', 'Gas passing through the body of the seal, not past it.'],
        ['Outgassing', 'Release of gas and vapor from rubber in vacuum.'],
        ['RGD', 'Rapid gas decompression: dissolved gas tears a ring when pressure drops quickly.'],
        ['Gow-Joule effect', 'Stretched rubber contracts when heated, so rotary rings must not be stretched.'],
        ['Ra', 'Average roughness of a surface, in µm or µin.'],
      ]),
    }),
    block('Content Subheader', {
      id: 'buying',
      heading: 'Buying',
      content: terms([
        ['Line minimum', 'Minimum amount charged for one line of an order.'],
        ['Price break', 'Quantity from which a lower unit price applies.'],
        ['Offsite', 'Stock at a partner’s warehouse; it ships after that partner’s lead time.'],
        ['Cure date', 'Quarter and year in which a batch was molded; shelf life counts from it.'],
        ['Flash', 'Thin edge where the mold halves meet. Deflashing removes it.'],
        ['Flashless', 'Molded without flash.'],
      ]),
    }),
    block('Link Columns', {
      columns: [
        linkColumn('More on these terms', [
          link('General groove design', '/general-groove-design'),
          link('Durometer and hardness', '/durometer-and-hardness'),
          link('Gas permeability', '/permeability'),
          link('Shelf life', '/shelf-life'),
        ]),
        linkColumn('Services mentioned here', [
          link('Deflashing', '/deflashing'),
          link('Vacuum baking', '/vacuum-baking'),
          link('Material testing', '/material-testing'),
        ]),
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=nbr',
      links: [
        link('General groove design', '/general-groove-design'),
        link('Durometer and hardness', '/durometer-and-hardness'),
        link('Gas permeability', '/permeability'),
        link('Shelf life', '/shelf-life'),
        link('Deflashing', '/deflashing'),
        link('Vacuum baking', '/vacuum-baking'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Is a term missing?',
      content: 'Tell us the term and where you found it.',
      actions: [primary('Ask about a term', '/contact-us'), link('Nitrile O-rings', '/shop/orings?material=nbr')],
    }),
  ],
});

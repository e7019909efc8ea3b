import { block, definePage } from '../../define-page.ts';

const terms = (items: readonly (readonly [term: string, meaning: string])[]): string =>
  `<dl>${items.map(([term, meaning]) => `<dt>${term}</dt><dd>${meaning}</dd>`).join('')}</dl>`;

export const page = definePage({
  path: '/glossary',
  title: 'Glossary of seal terms in plain words',
  description:
    'Durometer, gland, squeeze, compression set, cure, lay, permeation and more: the vocabulary of O-rings and seals, each explained in a sentence or two.',
  image: '/drawings/elastomer.svg',
  blocks: [
    block('Content Header', {
      heading: 'Glossary of seal terms',
      lead: 'Words that stand on drawings, datasheets and quotes, with what they mean for the part in your hand.',
      actions: [
        { label: 'See them in the store', url: '/shop/orings', priority: 'primary' },
        { label: 'Frequent questions', url: '/faq' },
      ],
      image: '/drawings/elastomer.svg',
      altText: 'Cross-linked elastomer chains',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'dimensions',
      heading: 'Sizes and grooves',
      content: terms([
        ['AS568', 'American list of O-ring sizes; a dash number such as -214 stands for one diameter and one section.'],
        ['Cross-section (CS)', 'Thickness of the ring’s round body, also called width or W.'],
        ['Inside diameter (ID)', 'Width of the hole of the free ring. Outside diameter = ID + 2 × CS.'],
        ['Gland', 'The room a seal lives in: groove, opposite face and the gap between them.'],
        ['Gland depth', 'Distance from groove floor to the opposite face, clearance included. Not the depth of cut.'],
        ['Squeeze', 'How far the section is pressed together, as a share of its free height.'],
        ['Gland fill', 'Share of the groove’s area that the ring takes up.'],
        ['Stretch', 'How much larger the groove’s diameter is than the free ring’s, in percent.'],
        ['Clearance', 'Difference of bore and piston diameter. Half of it, or all when off center, is the gap.'],
        ['Back-up ring', 'Hard ring behind the soft one that closes the gap against extrusion.'],
      ]),
    }),
    block('Content Subheader', {
      id: 'materials',
      heading: 'Materials',
      content: terms([
        ['Elastomer', 'A polymer that returns to its shape after being stretched to twice its length: rubber.'],
        ['Compound', 'One recipe: polymer, filler, plasticizer, cure system. FK7502 is a compound, FKM a family.'],
        ['Cure', 'The reaction that ties polymer chains together. Sulfur, peroxide and bisphenol are cure systems.'],
        ['Post cure', 'A second stay in an oven that finishes the reaction and drives volatile matter out.'],
        ['Durometer', 'The instrument that measures hardness, and by habit the hardness itself.'],
        ['ASTM D1418', 'The standard behind short names such as NBR, EPDM and VMQ.'],
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
          'Share of the squeeze that does not come back after a stay under load and heat. Lower is better.',
        ],
        [
          'TR-10',
          'Point on warming at which a sample, stretched and then frozen, has recovered a tenth of its stretch; a guide to the cold limit.',
        ],
        ['Volume swell', 'Growth in a fluid, in percent of the first volume.'],
        ['Extrusion', 'Rubber pushed into a gap by pressure; also the making of profiles through a die.'],
        ['Permeation', 'Gas passing through the body of the seal, not past it.'],
        ['Outgassing', 'Matter leaving the rubber in vacuum.'],
        ['RGD', 'Rapid gas decompression: dissolved gas tearing a ring when pressure falls quickly.'],
        ['Gow-Joule effect', 'Stretched rubber contracts when warmed, the reason rotary rings are not stretched.'],
        ['Ra', 'Average roughness of a surface, in µm or µin.'],
      ]),
    }),
    block('Content Subheader', {
      id: 'buying',
      heading: 'Buying',
      content: terms([
        ['Line minimum', 'Least amount charged for one line of an order.'],
        ['Price break', 'Quantity from which a lower unit price holds.'],
        ['Offsite', 'Stock at a partner’s warehouse; it ships after that partner’s lead time.'],
        ['Cure date', 'Quarter and year in which a batch was molded; shelf life counts from it.'],
        ['Flash', 'Thin rim where the halves of the mold met. Deflashing takes it off.'],
        ['Flashless', 'Molded so that no rim has to be removed.'],
      ]),
    }),
    block('Link Columns', {
      columns: [
        {
          heading: 'Longer answers',
          links: [
            { label: 'General groove design', url: '/general-groove-design' },
            { label: 'Durometer and hardness', url: '/durometer-and-hardness' },
            { label: 'Gas permeability', url: '/permeability' },
            { label: 'Shelf life', url: '/shelf-life' },
          ],
        },
        {
          heading: 'Services named here',
          links: [
            { label: 'Deflashing', url: '/deflashing' },
            { label: 'Vacuum baking', url: '/vacuum-baking' },
            { label: 'Material testing', url: '/material-testing' },
          ],
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=nbr',
      links: [
        { label: 'General groove design', url: '/general-groove-design' },
        { label: 'Durometer and hardness', url: '/durometer-and-hardness' },
        { label: 'Gas permeability', url: '/permeability' },
        { label: 'Shelf life', url: '/shelf-life' },
        { label: 'Deflashing', url: '/deflashing' },
        { label: 'Vacuum baking', url: '/vacuum-baking' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'A term is missing?',
      content: 'Tell us where you met it. Chances are that the drawing it came from needs a seal.',
      actions: [
        { label: 'Ask about a term', url: '/contact-us', priority: 'primary' },
        { label: 'Nitrile O-rings', url: '/shop/orings?material=nbr' },
      ],
    }),
  ],
});

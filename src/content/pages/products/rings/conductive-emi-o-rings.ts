import { block, definePage } from '../../../define-page.ts';
import { columns, faq, head, link, minusPoints, plusPoints, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/conductive-emi-o-rings',
  title: 'Conductive O-rings for EMI shielding',
  description:
    'Silicone and fluorosilicone O-rings filled with metal particles: sealing and shielding in one groove, fillers, galvanic pairs, grooves.',
  blocks: [
    block('Content Header', {
      heading: 'Conductive EMI O-rings',
      lead: 'Rubber filled with metal-plated particles. Compressed between two bare metal faces it keeps weather out and closes the electrical gap through which radio-frequency noise leaks.',
      actions: [
        primary('Shop EMI compounds', '/shop/orings?subtype=emi-shielding'),
        link('Request a quote', '/request-a-quote'),
      ],
      image: '/drawings/conductive-o-ring.svg',
    }),
    block('Content Subheader', {
      id: 'principle',
      heading: 'How it seals and shields',
      content:
        '<p>A housing shields as long as current can flow across its joints. Paint, anodizing or an ordinary rubber ring interrupts it, and the joint becomes a slot antenna. A conductive ring carries the current around the whole edge, while its silicone or fluorosilicone base seals like any O-ring.</p>',
    }),
    block('Data Table', {
      id: 'levels',
      heading: 'Four levels of conductivity in the store',
      caption: 'What the conductivity filter of the store means',
      head: head('Filter', 'What it is for', 'Parts'),
      rows: [
        row('Conductive', 'Shielding and grounding; metal-filled rubber and metal rings', [
          'Conductive',
          '/shop/orings?conductivity=conductive',
        ]),
        row('Static dissipative', 'Drains charge slowly, for dust, solvent vapor and electronics', [
          'Dissipative',
          '/shop/orings?conductivity=static-dissipative',
        ]),
        row('Antistatic', 'Does not build up charge by rubbing', [
          'Antistatic',
          '/shop/orings?conductivity=antistatic',
        ]),
        row('Insulating', 'Separates metals, for example against galvanic corrosion', [
          'Insulating',
          '/shop/orings?conductivity=insulating',
        ]),
      ],
    }),
    block('Column Content', {
      id: 'fillers',
      heading: 'Fillers and mating metals',
      columns: columns({
        'Nickel on graphite':
          '<p>The economical choice for aluminum or zinc-plated steel, and hard enough to break through thin oxide.</p>',
        'Silver on aluminum or copper':
          '<p>Lower resistance for high frequencies. Silver on bare aluminum causes corrosion in salt water; silver-plated aluminum filler causes less.</p>',
        Carbon: '<p>Black and inexpensive. Enough to carry static away, not enough to shield.</p>',
      }),
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Where to use it',
      columns: [
        plusPoints('Suited to', [
          'Covers and connectors that must be watertight and shielded',
          'Outdoor housings: silicone withstands ozone, sun and frost',
          'Fuel vapor: choose a fluorosilicone base',
        ]),
        minusPoints('Not suited to', [
          'Sliding joints: filler wears off and scores the shaft',
          'Painted or anodized surfaces',
          'Low closing force: filled rubber is stiffer than its hardness suggests',
        ]),
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Attenuation depends on frequency, joint, surface treatment and closing force, so a figure for the rubber alone says little. Tell us the band, the housing metal and the bolt pattern.',
    }),
    faq('Questions about shielding', {
      'How deep is the groove?':
        '<p>As for a face seal, with squeeze at the lower end: too much separates the filler particles and breaks the electrical path. Start from <a href="/face-seal-design">face seal design</a> and let the lid touch metal to metal.</p>',
      'Can it be glued in?':
        '<p>With spots of conductive adhesive. A groove that holds the ring mechanically is better.</p>',
      'Is rectangular cord possible?':
        '<p>Yes. Conductive compounds are also made as <a href="/extrusions">extrusions</a> and die-cut <a href="/gaskets">gaskets</a> for door frames and connector flanges.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?subtype=emi-shielding',
      links: [
        link('EMI and RFI shielding', '/industries/emi-rfi-shielding'),
        link('Military, aerospace, automotive', '/industries/military-aerospace-automotive'),
        link('Silicone (VMQ)', '/silicone'),
        link('Fluorosilicone (FVMQ)', '/fluorosilicone'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Seal and shield in one groove',
      content: 'Housing material, plating, frequency band and the groove you have are enough for a proposal.',
      actions: [
        primary('Request a quote', '/request-a-quote'),
        link('Fluorosilicone, EMI', '/shop/orings?subtype=emi-shielding&material=fvmq'),
      ],
    }),
  ],
});

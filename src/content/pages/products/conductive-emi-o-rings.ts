import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/conductive-emi-o-rings',
  title: 'Conductive O-rings for EMI shielding',
  description:
    'Silicone and fluorosilicone O-rings filled with metal particles: sealing and shielding in one groove, fillers, galvanic pairs, grooves.',
  image: '/drawings/conductive-o-ring.svg',
  blocks: [
    block('Content Header', {
      heading: 'Conductive EMI O-rings',
      lead: 'Rubber filled with metal-plated particles. Compressed between two bare metal faces it keeps weather out and closes the electrical gap through which radio-frequency noise leaks.',
      actions: [
        { label: 'Shop EMI compounds', url: '/shop/orings?subtype=emi-shielding', priority: 'primary' },
        { label: 'Request a quote', url: '/request-a-quote' },
      ],
      image: '/drawings/conductive-o-ring.svg',
    }),
    block('Table of Contents', {}),
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
      head: [{ text: 'Filter' }, { text: 'What it is for' }, { text: 'Parts' }],
      rows: [
        {
          cells: [
            { text: 'Conductive' },
            { text: 'Shielding and grounding; metal-filled rubber and metal rings' },
            { text: 'Conductive', url: '/shop/orings?conductivity=conductive' },
          ],
        },
        {
          cells: [
            { text: 'Static dissipative' },
            { text: 'Drains charge slowly, for dust, solvent vapor and electronics' },
            { text: 'Dissipative', url: '/shop/orings?conductivity=static-dissipative' },
          ],
        },
        {
          cells: [
            { text: 'Antistatic' },
            { text: 'Does not build up charge by rubbing' },
            { text: 'Antistatic', url: '/shop/orings?conductivity=antistatic' },
          ],
        },
        {
          cells: [
            { text: 'Insulating' },
            { text: 'Separates metals, for example against galvanic corrosion' },
            { text: 'Insulating', url: '/shop/orings?conductivity=insulating' },
          ],
        },
      ],
    }),
    block('Column Content', {
      id: 'fillers',
      heading: 'Fillers and mating metals',
      columns: [
        {
          heading: 'Nickel on graphite',
          content:
            '<p>The economical choice for aluminum or zinc-plated steel, and hard enough to break through thin oxide.</p>',
        },
        {
          heading: 'Silver on aluminum or copper',
          content:
            '<p>Lower resistance for high frequencies. Silver on bare aluminum causes corrosion in salt water; silver-plated aluminum filler causes less.</p>',
        },
        {
          heading: 'Carbon',
          content: '<p>Black and inexpensive. Enough to carry static away, not enough to shield.</p>',
        },
      ],
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Where to use it',
      columns: [
        {
          heading: 'Suited to',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Covers and connectors that must be watertight and shielded' },
            { text: 'Outdoor housings: silicone withstands ozone, sun and frost' },
            { text: 'Fuel vapor: choose a fluorosilicone base' },
          ],
        },
        {
          heading: 'Not suited to',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Sliding joints: filler wears off and scores the shaft' },
            { text: 'Painted or anodized surfaces' },
            { text: 'Low closing force: filled rubber is stiffer than its hardness suggests' },
          ],
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Attenuation depends on frequency, joint, surface treatment and closing force, so a figure for the rubber alone says little. Tell us the band, the housing metal and the bolt pattern.',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about shielding',
      items: [
        {
          question: 'How deep is the groove?',
          answer:
            '<p>As for a face seal, with squeeze at the lower end: too much separates the filler particles and breaks the electrical path. Start from <a href="/face-seal-design">face seal design</a> and let the lid touch metal to metal.</p>',
        },
        {
          question: 'Can it be glued in?',
          answer: '<p>With spots of conductive adhesive. A groove that holds the ring mechanically is better.</p>',
        },
        {
          question: 'Is rectangular cord possible?',
          answer:
            '<p>Yes. Conductive compounds are also made as <a href="/extrusions">extrusions</a> and die-cut <a href="/gaskets">gaskets</a> for door frames and connector flanges.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?subtype=emi-shielding',
      links: [
        { label: 'EMI and RFI shielding', url: '/industries/emi-rfi-shielding' },
        { label: 'Military, aerospace, automotive', url: '/industries/military-aerospace-automotive' },
        { label: 'Silicone (VMQ)', url: '/silicone' },
        { label: 'Fluorosilicone (FVMQ)', url: '/fluorosilicone' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Seal and shield in one groove',
      content: 'Housing material, plating, frequency band and the groove you have are enough for a proposal.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Fluorosilicone, EMI', url: '/shop/orings?subtype=emi-shielding&material=fvmq' },
      ],
    }),
  ],
});

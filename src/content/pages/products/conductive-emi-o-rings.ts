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
      heading: 'One ring, two circuits',
      content:
        '<p>A housing shields as long as current can flow across its joints. Paint, anodizing or an ordinary rubber ring interrupt it, and the joint becomes a slot antenna. A conductive ring carries the current around the whole edge, while its silicone or fluorosilicone base does what every O-ring does.</p>',
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
            { text: 'Lets charge flow off slowly: dust, solvent vapor, electronics' },
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
      heading: 'Fillers and the metals beside them',
      columns: [
        {
          heading: 'Nickel on graphite',
          content:
            '<p>The economical choice beside aluminum or zinc-plated steel, and hard enough to bite through thin oxide.</p>',
        },
        {
          heading: 'Silver on aluminum or copper',
          content:
            '<p>Lower resistance for high frequencies. Silver beside bare aluminum corrodes when salt water bridges the two; silver on aluminum is the milder pair.</p>',
        },
        {
          heading: 'Carbon',
          content: '<p>Black and inexpensive. Enough to carry static away, not enough to shield.</p>',
        },
      ],
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Where it belongs',
      columns: [
        {
          heading: 'It fits',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Covers and connectors that must be watertight and shielded' },
            { text: 'Outdoor housings: silicone bears ozone, sun and frost' },
            { text: 'Fuel vapor nearby: take the fluorosilicone base' },
          ],
        },
        {
          heading: 'It does not fit',
          bulletType: 'minus_bullet',
          points: [
            { text: 'The joint slides: filler wears off and scores the shaft' },
            { text: 'Surfaces stay painted or anodized' },
            { text: 'The lid cannot press hard: filled rubber is stiffer than it reads' },
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
      heading: 'Shielding questions',
      items: [
        {
          question: 'How deep is the groove?',
          answer:
            '<p>As for a face seal with the squeeze at the lower end, since overloaded filler particles separate and the path is lost. Begin with <a href="/face-seal-design">face seal design</a> and let the lid touch metal to metal.</p>',
        },
        {
          question: 'Can it be glued in?',
          answer:
            '<p>With a conductive adhesive at spots, or not at all: a groove that holds the ring mechanically avoids the question.</p>',
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
      heading: 'Shield and seal in one groove',
      content: 'Housing material, plating, frequency band and the groove you have are enough for a proposal.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Fluorosilicone, EMI', url: '/shop/orings?subtype=emi-shielding&material=fvmq' },
      ],
    }),
  ],
});

import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/rapid-gas-decompression',
  title: 'Rapid gas decompression (RGD) O-rings',
  description:
    'Why dissolved gas blisters rubber when pressure drops, which tests rank compounds, and how cross-section, hardness and groove fill prevent the damage.',
  image: '/drawings/failure-decompression.svg',
  blocks: [
    block('Content Header', {
      heading: 'Rapid gas decompression',
      lead: 'Under pressure, gas dissolves in rubber. Let the pressure off quickly and it boils out like a shaken bottle, leaving blisters and cracks. From about 35 bar of natural gas or carbon dioxide, choose a compound made and tested for it.',
      actions: [
        { label: 'RGD-resistant O-rings', url: '/shop/orings?compliance=rgd-resistant', priority: 'primary' },
        { label: 'Ask before start-up', url: '/contact-us' },
      ],
      image: '/drawings/failure-decompression.svg',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'mechanism',
      heading: 'What happens inside the ring',
      content:
        '<p>Gas needs hours to saturate the rubber and the same hours to leave. If the valve opens within minutes, pressure inside the ring stays high while support from outside is gone. Bubbles start at tiny flaws and grow until the network tears. Cut such a ring and you see splits along the middle, often with an intact skin. Carbon dioxide is worse than methane, because rubber dissolves far more of it.</p>',
    }),
    block('Column Content', {
      id: 'design',
      heading: 'Levers in the design',
      columns: [
        {
          heading: 'Lowers the risk',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Small cross-section: gas gets out sooner' },
            { text: '90 Shore A or harder, high tear strength' },
            { text: 'A groove nearly full, so that the ring cannot swell; check thermal expansion' },
            { text: 'A staged, slow pressure release' },
          ],
        },
        {
          heading: 'Raises it',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Sections of 6.99 mm and up' },
            { text: 'Heat, which weakens the rubber' },
            { text: 'High carbon dioxide share' },
            { text: 'Many cycles without rest' },
          ],
        },
      ],
    }),
    block('Data Table', {
      id: 'tests',
      heading: 'Tests and what they tell',
      caption: 'Documents named in seal specifications',
      head: [{ text: 'Document' }, { text: 'Subject' }],
      rows: [
        {
          cells: [
            { text: 'NORSOK M-710' },
            {
              text: 'Qualification of non-metallic seals: decompression rating of sliced rings, and aging in sour fluid',
              url: '/shop/orings?compliance=norsok-m-710',
            },
          ],
        },
        {
          cells: [
            { text: 'ISO 23936-2' },
            { text: 'International standard for elastomers in oil and gas, with decompression and aging' },
          ],
        },
        {
          cells: [
            { text: 'NACE TM0297' },
            {
              text: 'Decompression from carbon dioxide at raised pressure',
              url: '/shop/orings?compliance=nace-tm0297',
            },
          ],
        },
        {
          cells: [
            { text: 'NACE TM0187' },
            { text: 'Aging of elastomers in sour gas', url: '/shop/orings?compliance=nace-tm0187' },
          ],
        },
      ],
      note: 'Results hold for one compound, one cross-section and one gas mix. Ask for the rating table, not only the word “passed”.',
    }),
    block('Content Subheader with Linked Bubbles', {
      id: 'materials',
      heading: 'Materials with decompression grades',
      content: '<p>Standard compounds of the same polymers are not resistant; the recipe makes the difference.</p>',
      bubbles: [
        { label: 'HNBR', url: '/hnbr', image: '/drawings/elastomer.svg' },
        { label: 'FKM', url: '/fkm-fluorocarbon', image: '/drawings/elastomer.svg' },
        { label: 'FEPM', url: '/fepm', image: '/drawings/elastomer.svg' },
        { label: 'FFKM', url: '/ffkm-perfluoroelastomer', image: '/drawings/elastomer.svg' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'RGD in the field',
      items: [
        {
          question: 'Is RGD the same as explosive decompression?',
          answer:
            '<p>Yes. Older documents say ED or AED, for anti-explosive decompression; the phenomenon needs no explosion, only a fast drop.</p>',
        },
        {
          question: 'Could a non-elastomer avoid it?',
          answer:
            '<p>PTFE and PEEK lips with metal springs do not blister in this way. See <a href="/spring-energized-seals">spring-energized seals</a>.</p>',
        },
        {
          question: 'May a ring be reused if it looks fine?',
          answer: '<p>No. Splits hide inside; replace rings after every full blow-down.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=rgd-resistant',
      links: [
        { label: 'Hydrogenated nitrile (HNBR)', url: '/hnbr' },
        { label: 'Fluorocarbon (FKM)', url: '/fkm-fluorocarbon' },
        { label: 'Tetrafluoroethylene propylene (FEPM)', url: '/fepm' },
        { label: 'Perfluoroelastomer (FFKM)', url: '/ffkm-perfluoroelastomer' },
        { label: 'Spring-energized seals', url: '/spring-energized-seals' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Gas, pressure, release rate',
      content:
        'Add temperature, cross-section and number of cycles. We reply with compounds and the reports that exist for them.',
      actions: [
        { label: 'Send the duty', url: '/request-a-quote', priority: 'primary' },
        { label: 'Oil field seals', url: '/industries/oil-field' },
      ],
    }),
  ],
});

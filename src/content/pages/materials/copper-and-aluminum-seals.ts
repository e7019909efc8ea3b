import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/copper-and-aluminum-seals',
  title: 'Copper and aluminum seal rings',
  description:
    'Soft metal gaskets for ultra-high vacuum, cryogenics and fittings: copper to 400 °C, aluminum to 300 °C. Knife edge, crush, corrosion and care.',
  image: '/drawings/washer-gasket.svg?metal=1',
  blocks: [
    block('Content Header', {
      heading: 'Copper and aluminum seals',
      lead: 'Soft metal for hard flanges. Copper gaskets seal knife-edge vacuum flanges to 400 °C (752 °F); aluminum rings need less force and weigh less, to 300 °C (572 °F). Both work at −270 °C, and both are single-use.',
      actions: [
        { label: 'Quote soft metal rings', url: '/request-a-quote', priority: 'primary' },
        { label: 'Copper and aluminum listed', url: '/shop/orings?material=copper,aluminum' },
      ],
      image: '/drawings/washer-gasket.svg?metal=1',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'side-by-side',
      heading: 'Side by side',
      caption: 'Copper and aluminum compared',
      head: [{ text: 'Property' }, { text: 'Copper' }, { text: 'Aluminum' }],
      rows: [
        { cells: [{ text: 'Upper limit' }, { text: '400 °C' }, { text: '300 °C' }] },
        { cells: [{ text: 'Lower limit' }, { text: '−270 °C' }, { text: '−270 °C' }] },
        { cells: [{ text: 'Density, g/cm³' }, { text: '8.9' }, { text: '2.7' }] },
        { cells: [{ text: 'Attacked by' }, { text: 'Oxidizing acids, ammonia' }, { text: 'Alkalis, acids' }] },
        {
          cells: [
            { text: 'Usual joint' },
            { text: 'Knife edge in ultra-high vacuum' },
            { text: 'Flat or diamond section, low load' },
          ],
        },
      ],
    }),
    block('Content Subheader', {
      id: 'knife',
      heading: 'The knife-edge joint',
      content:
        '<p>Two opposed circular edges bite into a flat ring of oxygen-free copper. The metal flows sideways until the outer wall of the recess stops it, and contact pressure closes every leak path. The joint survives bakeout because copper and steel expand almost alike. Tighten crosswise in small steps until the flange faces meet or the stated gap is reached.</p>',
    }),
    block('Material Facts', { id: 'cu', heading: 'Copper', code: 'METAL-CU' }),
    block('Material Facts', { id: 'al', heading: 'Aluminum', code: 'METAL-AL' }),
    block('List', {
      id: 'care',
      heading: 'Handling',
      items: [
        { text: 'Wear gloves: fingerprints outgas for days. Open the bag at the flange.' },
        { text: 'Check the knife edge with plastic, not steel; a nick spoils every ring that follows.' },
        { text: 'Soft-anneal copper only if the joint was designed for it.' },
        { text: 'Do not pair aluminum with wet copper alloys: the aluminum corrodes.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about soft metal rings',
      items: [
        {
          question: 'Is a crush washer the same thing?',
          answer:
            '<p>The same principle at lower loads. Copper and aluminum washers under banjo bolts and drain plugs seal oil and fuel. See <a href="/washer-gaskets">washer gaskets</a>.</p>',
        },
        {
          question: 'Why silver-plated copper?',
          answer: '<p>Plating keeps copper from oxidizing and sticking to the flange during hot bakeouts.</p>',
        },
        {
          question: 'Can I use rubber instead?',
          answer:
            '<p>For high vacuum, <a href="/fkm-fluorocarbon">FKM</a> is reusable and needs little force. Metal is for ultra-high vacuum, where permeation through rubber limits the pressure.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=copper,aluminum',
      links: [
        { label: 'Washer gaskets', url: '/washer-gaskets' },
        { label: 'Fluorocarbon (FKM)', url: '/fkm-fluorocarbon' },
        { label: 'Stainless steel seals', url: '/stainless-steel-seals' },
        { label: 'Nickel alloy seals', url: '/nickel-alloy-seals' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Flange standard or drawing',
      content:
        'Give flange size, bake temperature, quantity and packing; bagging for vacuum use can be quoted with it.',
      actions: [
        { label: 'Order by quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Indium for low force', url: '/indium-seals' },
      ],
    }),
  ],
});

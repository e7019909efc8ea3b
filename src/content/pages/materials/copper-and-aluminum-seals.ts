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
      lead: 'Soft metal, hard flange. Copper gaskets seal knife-edge vacuum flanges to 400 °C (752 °F); aluminum rings need less force and stay light, to 300 °C (572 °F). Both work at −270 °C, and both are thrown away after one use.',
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
      caption: 'Two soft metals for static joints',
      head: [{ text: 'Property' }, { text: 'Copper' }, { text: 'Aluminum' }],
      rows: [
        { cells: [{ text: 'Upper limit, °C' }, { text: '400' }, { text: '300' }] },
        { cells: [{ text: 'Lower limit, °C' }, { text: '−270' }, { text: '−270' }] },
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
        '<p>Two opposed circular edges bite into a flat ring of oxygen-free copper. The metal flows sideways, meets the outer wall of the recess, and pressure there builds up until no path is left. The joint survives bake-out because copper and steel expand almost alike. Tighten in small steps, crosswise, until the flange faces meet or the stated gap is reached.</p>',
    }),
    block('Material Facts', { id: 'cu', heading: 'Copper', code: 'METAL-CU' }),
    block('Material Facts', { id: 'al', heading: 'Aluminum', code: 'METAL-AL' }),
    block('List', {
      id: 'care',
      heading: 'Handle with gloves',
      items: [
        { text: 'Fingerprints outgas for days in vacuum. Open the bag at the flange.' },
        { text: 'Inspect the knife edge with a fingernail of plastic, not steel; one nick ruins every ring after it.' },
        { text: 'Soft-anneal copper only if the joint was designed for it.' },
        { text: 'Do not pair aluminum with wet copper alloys: it corrodes as the weaker partner.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Soft metal rings, asked often',
      items: [
        {
          question: 'Is a crush washer the same thing?',
          answer:
            '<p>Same idea, lower demand. Copper and aluminum washers under banjo bolts and drain plugs seal oil and fuel. See <a href="/washer-gaskets">washer gaskets</a>.</p>',
        },
        {
          question: 'Why silver-plated copper?',
          answer: '<p>Plating keeps copper from oxidizing and sticking to the flange during hot bake-outs.</p>',
        },
        {
          question: 'Rubber instead?',
          answer:
            '<p>For high vacuum, <a href="/fkm-fluorocarbon">FKM</a> is reusable and needs hand force. Metal is for ultra-high vacuum, where permeation through rubber sets the floor.</p>',
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

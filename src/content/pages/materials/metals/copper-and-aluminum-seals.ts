import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, primary, row, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/copper-and-aluminum-seals',
  title: 'Copper and aluminum seal rings',
  description:
    'Soft metal gaskets for ultra-high vacuum, cryogenics and fittings: copper to 400 °C, aluminum to 300 °C. Knife edge, crush, corrosion and care.',
  blocks: [
    block('Content Header', {
      heading: 'Copper and aluminum seals',
      lead: 'Soft metal for hard flanges. Copper gaskets seal knife-edge vacuum flanges to 400 °C (752 °F); aluminum rings need less force and weigh less, to 300 °C (572 °F). Both work at −270 °C, and both are single-use.',
      actions: [
        primary('Quote soft metal rings', '/request-a-quote'),
        link('Copper and aluminum listed', '/shop/orings?material=copper,aluminum'),
      ],
      image: '/drawings/washer-gasket.svg?metal=1',
    }),
    block('Data Table', {
      id: 'side-by-side',
      heading: 'Side by side',
      caption: 'Copper and aluminum compared',
      head: head('Property', 'Copper', 'Aluminum'),
      rows: [
        row('Upper limit', '400 °C', '300 °C'),
        row('Lower limit', '−270 °C', '−270 °C'),
        row('Density, g/cm³', '8.9', '2.7'),
        row('Attacked by', 'Oxidizing acids, ammonia', 'Alkalis, acids'),
        row('Usual joint', 'Knife edge in ultra-high vacuum', 'Flat or diamond section, low load'),
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
      items: texts(
        'Wear gloves: fingerprints outgas for days. Open the bag at the flange.',
        'Check the knife edge with plastic, not steel; a nick spoils every ring that follows.',
        'Soft-anneal copper only if the joint was designed for it.',
        'Do not pair aluminum with wet copper alloys: the aluminum corrodes.',
      ),
    }),
    faq('Questions about soft metal rings', {
      'Is a crush washer the same thing?':
        '<p>The same principle at lower loads. Copper and aluminum washers under banjo bolts and drain plugs seal oil and fuel. See <a href="/washer-gaskets">washer gaskets</a>.</p>',
      'Why silver-plated copper?':
        '<p>Plating keeps copper from oxidizing and sticking to the flange during hot bakeouts.</p>',
      'Can I use rubber instead?':
        '<p>For high vacuum, <a href="/fkm-fluorocarbon">FKM</a> is reusable and needs little force. Metal is for ultra-high vacuum, where permeation through rubber limits the pressure.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=copper,aluminum',
      links: [
        link('Washer gaskets', '/washer-gaskets'),
        link('Fluorocarbon (FKM)', '/fkm-fluorocarbon'),
        link('Stainless steel seals', '/stainless-steel-seals'),
        link('Nickel alloy seals', '/nickel-alloy-seals'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Flange standard or drawing',
      content:
        'Give flange size, bake temperature, quantity and packing; bagging for vacuum use can be quoted with it.',
      actions: [primary('Order by quote', '/request-a-quote'), link('Indium for low force', '/indium-seals')],
    }),
  ],
});

import { block, definePage } from '../../../define-page.ts';
import { columns, faq, head, link, numeric, primary, row, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/metal-and-x-ray-detectable-o-rings',
  title: 'Metal and X-ray detectable O-rings',
  description:
    'Blue O-rings that line detectors can find if a piece ends up in food or tablets: how detection works, materials, limits, validation.',
  blocks: [
    block('Content Header', {
      heading: 'Metal and X-ray detectable O-rings',
      lead: 'If a seal breaks in a mixer or filler, its pieces end up in the product. A detectable compound lets the inspection system at the end of the line find them.',
      actions: [
        primary('Shop detectable O-rings', '/shop/orings?subtype=metal-detectable'),
        link('Request a quote', '/request-a-quote'),
      ],
      image: '/drawings/detectable-o-ring.svg',
    }),
    block('Column Content', {
      id: 'how',
      heading: 'Two detectors, two fillers',
      columns: columns({
        'Metal detector':
          '<p>It senses changes in a magnetic field. The rubber contains fine magnetic or conductive particles, spread evenly so that every fragment holds some.</p>',
        'X-ray system':
          '<p>It detects density. A heavy mineral filler such as barium sulfate makes the fragment darker than the dough, meat or powder around it. Dense rubbers such as FKM have an advantage.</p>',
      }),
    }),
    block('Text', {
      text: '<p>Most compounds are also blue, since hardly any food is. Color lets people on the line see fragments too.</p>',
    }),
    block('Data Table', {
      id: 'materials',
      heading: 'Base materials',
      caption: 'Base rubbers of detectable compounds in the store',
      head: head('Base', numeric('Low'), numeric('High'), 'Suits', 'Parts'),
      rows: [
        row(['VMQ', '/silicone'], '−55 °C', '225 °C', 'Ovens, freezers, dry products', [
          'Silicone',
          '/shop/orings?subtype=metal-detectable&material=vmq',
        ]),
        row(['NBR', '/nbr-buna-n'], '−34 °C', '121 °C', 'Fats and vegetable oils', [
          'Nitrile',
          '/shop/orings?subtype=metal-detectable&material=nbr',
        ]),
        row(['FKM', '/fkm-fluorocarbon'], '−20 °C', '204 °C', 'Hot oil, acids, flavor concentrates', [
          'Fluorocarbon',
          '/shop/orings?subtype=metal-detectable&material=fkm',
        ]),
        row(['AU', '/polyurethane'], '−40 °C', '82 °C', 'Abrasive mixes; not for hot washing', [
          'Polyurethane',
          '/shop/orings?subtype=metal-detectable&material=au',
        ]),
      ],
      note: 'Typical limits of the base; filler may shift them.',
    }),
    block('List', {
      id: 'validate',
      heading: 'Test it on your line',
      style: 'numbers',
      items: texts(
        'Ask for the compound as a small ring or as cut cubes.',
        'Run pieces of decreasing size through the detector in the actual product: wet and salty goods mask the signal.',
        'Note the smallest piece found at each position in the aperture, above all at the center.',
        'Write that size into the hazard plan, and repeat after each change of product or setting.',
      ),
    }),
    faq('Questions about detectable O-rings', {
      'What is the smallest fragment you guarantee?':
        '<p>None: aperture, product, speed and detector settings matter more than the rubber. Ask for test pieces and run the trial above.</p>',
      'Is the compound allowed to touch food?':
        '<p>That is a separate property. Set the food-contact filter as well: <a href="/shop/orings?subtype=metal-detectable&compliance=fda-21-cfr-177-2600">detectable and FDA</a>. The page on <a href="/fda-food-contact">FDA food contact</a> explains the regulation.</p>',
      'Does filler make the seal worse?':
        '<p>It makes the rubber slightly stiffer and less elastic. Expect more wear in moving joints, and replace rings on a schedule.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?subtype=metal-detectable',
      links: [
        link('Sanitary gaskets', '/sanitary-gaskets'),
        link('Diaphragms', '/diaphragms'),
        link('Encapsulated O-rings', '/encapsulated-o-rings'),
        link('Food and dairy', '/industries/food-dairy'),
        link('3-A sanitary', '/3-a-sanitary'),
        link('Compliance', '/compliance-hub'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Test pieces first, rings second',
      content: 'Name base rubber, detector type and product, and ask for both on one quote.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Contact us', '/contact-us')],
    }),
  ],
});

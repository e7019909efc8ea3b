import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/metal-and-x-ray-detectable-o-rings',
  title: 'Metal and X-ray detectable O-rings',
  description:
    'Blue O-rings that line detectors can find if a piece ends up in food or tablets: how detection works, materials, limits, validation.',
  image: '/drawings/detectable-o-ring.svg',
  blocks: [
    block('Content Header', {
      heading: 'Metal and X-ray detectable O-rings',
      lead: 'If a seal breaks in a mixer or filler, its pieces end up in the product. A detectable compound lets the inspection system at the end of the line find them.',
      actions: [
        { label: 'Shop detectable O-rings', url: '/shop/orings?subtype=metal-detectable', priority: 'primary' },
        { label: 'Request a quote', url: '/request-a-quote' },
      ],
      image: '/drawings/detectable-o-ring.svg',
    }),
    block('Table of Contents', {}),
    block('Column Content', {
      id: 'how',
      heading: 'Two detectors, two fillers',
      columns: [
        {
          heading: 'Metal detector',
          content:
            '<p>It senses changes in a magnetic field. The rubber contains fine magnetic or conductive particles, spread evenly so that every fragment holds some.</p>',
        },
        {
          heading: 'X-ray system',
          content:
            '<p>It detects density. A heavy mineral filler such as barium sulfate makes the fragment darker than the dough, meat or powder around it. Dense rubbers such as FKM have an advantage.</p>',
        },
      ],
    }),
    block('Text', {
      text: '<p>Most compounds are also blue, since hardly any food is. Color lets people on the line see fragments too.</p>',
    }),
    block('Data Table', {
      id: 'materials',
      heading: 'Base materials',
      caption: 'Base rubbers of detectable compounds in the store',
      head: [
        { text: 'Base' },
        { text: 'Low', numeric: true },
        { text: 'High', numeric: true },
        { text: 'Suits' },
        { text: 'Parts' },
      ],
      rows: [
        {
          cells: [
            { text: 'VMQ', url: '/silicone' },
            { text: '−55 °C' },
            { text: '225 °C' },
            { text: 'Ovens, freezers, dry products' },
            { text: 'Silicone', url: '/shop/orings?subtype=metal-detectable&material=vmq' },
          ],
        },
        {
          cells: [
            { text: 'NBR', url: '/nbr-buna-n' },
            { text: '−34 °C' },
            { text: '121 °C' },
            { text: 'Fats and vegetable oils' },
            { text: 'Nitrile', url: '/shop/orings?subtype=metal-detectable&material=nbr' },
          ],
        },
        {
          cells: [
            { text: 'FKM', url: '/fkm-fluorocarbon' },
            { text: '−20 °C' },
            { text: '204 °C' },
            { text: 'Hot oil, acids, flavor concentrates' },
            { text: 'Fluorocarbon', url: '/shop/orings?subtype=metal-detectable&material=fkm' },
          ],
        },
        {
          cells: [
            { text: 'AU', url: '/polyurethane' },
            { text: '−40 °C' },
            { text: '82 °C' },
            { text: 'Abrasive mixes; not for hot washing' },
            { text: 'Polyurethane', url: '/shop/orings?subtype=metal-detectable&material=au' },
          ],
        },
      ],
      note: 'Typical limits of the base; filler may shift them.',
    }),
    block('List', {
      id: 'validate',
      heading: 'Test it on your line',
      style: 'numbers',
      items: [
        { text: 'Ask for the compound as a small ring or as cut cubes.' },
        {
          text: 'Run pieces of decreasing size through the detector in the actual product: wet and salty goods mask the signal.',
        },
        { text: 'Note the smallest piece found at each position in the aperture, above all at the center.' },
        { text: 'Write that size into the hazard plan, and repeat after each change of product or setting.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about detectable O-rings',
      items: [
        {
          question: 'What is the smallest fragment you guarantee?',
          answer:
            '<p>None: aperture, product, speed and detector settings matter more than the rubber. Ask for test pieces and run the trial above.</p>',
        },
        {
          question: 'Is the compound allowed to touch food?',
          answer:
            '<p>That is a separate property. Set the food-contact filter as well: <a href="/shop/orings?subtype=metal-detectable&compliance=fda-21-cfr-177-2600">detectable and FDA</a>. The page on <a href="/fda-food-contact">FDA food contact</a> explains the regulation.</p>',
        },
        {
          question: 'Does filler make the seal worse?',
          answer:
            '<p>It makes the rubber slightly stiffer and less elastic. Expect more wear in moving joints, and replace rings on a schedule.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?subtype=metal-detectable',
      links: [
        { label: 'Sanitary gaskets', url: '/sanitary-gaskets' },
        { label: 'Diaphragms', url: '/diaphragms' },
        { label: 'Encapsulated O-rings', url: '/encapsulated-o-rings' },
        { label: 'Food and dairy', url: '/industries/food-dairy' },
        { label: '3-A sanitary', url: '/3-a-sanitary' },
        { label: 'Compliance', url: '/compliance-hub' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Test pieces first, rings second',
      content: 'Name base rubber, detector type and product, and ask for both on one quote.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Contact us', url: '/contact-us' },
      ],
    }),
  ],
});

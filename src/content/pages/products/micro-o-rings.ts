import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/micro-o-rings',
  title: 'Micro O-rings below 3 mm',
  description:
    'O-rings with an inside diameter of 3 mm and less: standard sizes down to 0.74 mm, what tolerance does to the squeeze, inspection and handling.',
  image: '/drawings/micro-o-ring.svg',
  blocks: [
    block('Content Header', {
      heading: 'Micro O-rings',
      lead: 'For dosing valves, sensors, watch crowns and medical pumps. Standard sizes start at 0.74 mm inside diameter; the difficulty is less the size than the tolerance.',
      actions: [
        { label: 'Shop up to 3 mm', url: '/shop/orings?id_high=3', priority: 'primary' },
        { label: 'Request a quote', url: '/request-a-quote' },
      ],
      image: '/drawings/micro-o-ring.svg',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'tolerance',
      heading: 'Tolerance reduces the squeeze',
      content:
        '<p>The tolerance hardly shrinks with the cross-section. On a thin ring it is a large share, which the groove must allow for in both directions.</p>',
    }),
    block('Data Table', {
      caption: 'AS568 cross-section tolerance as a share of the section',
      head: [{ text: 'Section' }, { text: 'Tolerance', numeric: true }, { text: 'Share', numeric: true }],
      rows: [
        { cells: [{ text: '1.02 mm (0.040 in)' }, { text: '±0.08 mm' }, { text: '7.5%' }] },
        { cells: [{ text: '1.78 mm (0.070 in)' }, { text: '±0.08 mm' }, { text: '4.3%' }] },
        { cells: [{ text: '2.62 mm (0.103 in)' }, { text: '±0.08 mm' }, { text: '2.9%' }] },
        { cells: [{ text: '5.33 mm (0.210 in)' }, { text: '±0.13 mm' }, { text: '2.4%' }] },
      ],
      note: 'From the AS568 tolerance table; the share is calculated from the inch values.',
    }),
    block('Text', {
      text: '<p>A ring of 1.02 mm in a groove made for 20% squeeze may see 14 to 26%, before the tolerances of the groove. Ask for a tighter class where leakage or friction must not vary, and see <a href="/rma-tolerances">RMA tolerances</a> for molded parts.</p>',
    }),
    block('Title Block', {
      id: 'range',
      facts: [
        { label: 'Smallest AS568', value: '001: 0.74 × 1.02 mm', url: '/shop/orings?size=AS568-001' },
        { label: 'Smallest metric', value: '1 × 1 mm', url: '/shop/orings?size=1X1' },
        { label: 'Smallest JIS S', value: '2.5 × 1.5 mm', url: '/shop/orings?size=S3' },
        { label: 'Below that', value: 'molded to drawing', url: '/custom-parts' },
      ],
    }),
    block('Column Content', {
      id: 'handling',
      heading: 'Manufacturing and handling',
      columns: [
        {
          heading: 'Flash',
          content:
            '<p>A parting line of a tenth of a millimeter does not matter on a pipe seal; here it is a leak path. Small rings are tumbled frozen and checked under magnification; see <a href="/deflashing">deflashing</a>.</p>',
        },
        {
          heading: 'Static charge',
          content:
            '<p>Light rings cling to bags and to each other. Trays, film strips or a drop of oil make them usable on a line.</p>',
        },
        {
          heading: 'Lint',
          content:
            '<p>A fiber across a ring one millimeter thick is a leak. Wash and bag such rings in a <a href="/cleanroom">cleanroom</a>.</p>',
        },
      ],
    }),
    block('Column Content', {
      id: 'when',
      heading: 'When to use a micro ring',
      columns: [
        {
          heading: 'Yes, if',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Space is fixed and pressure is low to moderate' },
            { text: 'The groove can be held to hundredths of a millimeter' },
            { text: 'Rings are installed with a cone or by machine' },
          ],
        },
        {
          heading: 'No, if',
          bulletType: 'minus_bullet',
          points: [
            { text: 'There is room for a cross-section of 1.78 mm, which tolerates more' },
            { text: 'The shaft turns fast: heat cannot escape' },
            { text: 'Gas must be held for years: thin sections leak more by diffusion' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about micro O-rings',
      items: [
        {
          question: 'How are they measured?',
          answer:
            '<p>Optically. A caliper squeezes the ring by more than its tolerance. <a href="/measuring-o-rings">Measuring O-rings</a> describes how.</p>',
        },
        {
          question: 'Which hardness?',
          answer:
            '<p>Usually 70 Shore A. A softer ring seals scratches better; a harder one is easier to install without twisting.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?id_high=3',
      links: [
        { label: 'RMA tolerances', url: '/rma-tolerances' },
        { label: 'Custom molded parts', url: '/custom-parts' },
        { label: 'Deflashing', url: '/deflashing' },
        { label: 'Cleanroom', url: '/cleanroom' },
        { label: 'Measuring O-rings', url: '/measuring-o-rings' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Smaller than the table?',
      content:
        'Send the groove with its tolerances, the medium and the quantity. We choose the cross-section so that squeeze remains at both limits.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'FKM up to 3 mm', url: '/shop/orings?material=fkm&id_high=3' },
      ],
    }),
  ],
});

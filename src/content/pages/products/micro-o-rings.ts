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
      lead: 'Rings for dosing valves, sensors, watch crowns and medical pumps. Standard sizes begin at 0.74 mm inside diameter; what makes them hard is not the size but the tolerance.',
      actions: [
        { label: 'Shop up to 3 mm', url: '/shop/orings?id_high=3', priority: 'primary' },
        { label: 'Request a quote', url: '/request-a-quote' },
      ],
      image: '/drawings/micro-o-ring.svg',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'tolerance',
      heading: 'Tolerance eats the squeeze',
      content:
        '<p>The permitted deviation of a section hardly shrinks with the section. On a thin ring it is a large share, and the groove has to leave room for it on both sides.</p>',
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
      note: 'Taken from the AS568 tolerance table; the share is computed from the inch values.',
    }),
    block('Text', {
      text: '<p>A ring of 1.02 mm in a groove made for 20% squeeze may really see anything from 14 to 26%, before the groove adds its own share. Ask for a narrower class where leakage or friction must not scatter, and see <a href="/rma-tolerances">RMA tolerances</a> for molded parts.</p>',
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
      heading: 'From mold to joint',
      columns: [
        {
          heading: 'Flash',
          content:
            '<p>A parting line of a tenth of a millimeter is nothing on a pipe seal and a leak path here. Small rings are tumbled frozen and checked under magnification; see <a href="/deflashing">deflashing</a>.</p>',
        },
        {
          heading: 'Static',
          content:
            '<p>Light rings cling to bags and to each other. Counting trays, strips on film or a drop of oil make them usable on a line.</p>',
        },
        {
          heading: 'Lint',
          content:
            '<p>A fiber across a section of one millimeter is a leak. Washing and bagging belong in a <a href="/cleanroom">cleanroom</a>.</p>',
        },
      ],
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Is a micro ring the right seal?',
      columns: [
        {
          heading: 'Yes, if',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Space is fixed and pressure is low to moderate' },
            { text: 'The groove can be held to hundredths' },
            { text: 'Rings are fitted with a cone or by machine' },
          ],
        },
        {
          heading: 'Rather not, if',
          bulletType: 'minus_bullet',
          points: [
            { text: 'There is room for a section of 1.78 mm: it forgives more' },
            { text: 'The rod turns fast: heat has nowhere to go' },
            { text: 'Gas must be held for years: thin sections leak more by diffusion' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Small-ring questions',
      items: [
        {
          question: 'How are they measured?',
          answer:
            '<p>Optically. A caliper squeezes the section by more than the tolerance. <a href="/measuring-o-rings">Measuring O-rings</a> describes tools that do not touch.</p>',
        },
        {
          question: 'Which hardness?',
          answer:
            '<p>Mostly 70 Shore A. A soft ring follows scratches better, a hard one is easier to fit without twisting.</p>',
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
        'Send the groove with its tolerances, the medium and the count. The section is then worked out so that squeeze remains at both ends of the tolerance.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'FKM up to 3 mm', url: '/shop/orings?material=fkm&id_high=3' },
      ],
    }),
  ],
});

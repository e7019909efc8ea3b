import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/dynamic-rotary-design',
  title: 'Dynamic rotary O-ring groove design',
  description:
    'Rotary shaft grooves for O-rings in three sections: shallow squeeze, ring larger than the shaft, surface speed limits and the Gow-Joule effect.',
  image: '/drawings/rotary-gland.svg',
  blocks: [
    block('Content Header', {
      heading: 'Dynamic rotary design',
      lead: 'A turning shaft rubs one line of the ring without pause. The groove is nearly as deep as the ring is thick, and the ring is larger than the shaft, never stretched.',
      actions: [
        { label: 'Shop 2.62 mm rings', url: '/shop/orings?cs_low=2.54&cs_high=2.69', priority: 'primary' },
        { label: 'V-rings for shafts', url: '/v-rings' },
      ],
      image: '/drawings/rotary-gland.svg',
      altText: 'Rotary shaft seal: O-ring in the housing, shaft through its center',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'joule',
      heading: 'Why the ring must not be stretched',
      content:
        '<p>Stretched rubber shrinks when it is heated. A ring pulled over a shaft warms by friction, tightens, warms more, and fails within minutes. Engineers call it the Gow-Joule effect. The cure is to turn it around: choose a ring whose hole is a few percent larger than the shaft and let the groove press it inwards. Under compression, heat makes it grow away from the shaft’s grip instead of into it.</p><p>So the groove stands in the housing, not in the shaft, and the shaft stays plain, hard and finely ground.</p>',
    }),
    block('Gland Table', { id: 'dimensions', heading: 'Rotary dimensions', application: 'rotary' }),
    block('Content Subheader', {
      id: 'example',
      heading: 'Worked example: 20 mm shaft at 1,000 rpm',
      content:
        '<p>Surface speed is π × 0.020 m × 1,000 / 60 s = 1.05 m/s (206 ft/min), just above the line where rotary values begin. All three sections allow it; 2.62 mm is a good middle. Depth on file is 2.46–2.51 mm, which leaves 4.9% squeeze at nominal size and never more than 8.5%. Width 2.74–2.84 mm gives 77.3% fill. AS568-116 measures 18.72 mm and is too small; AS568-117 measures 20.29 mm, 1.5% larger than the shaft; AS568-118, 21.89 mm, is over by more than it should be.</p>',
    }),
    block('Title Block', {
      facts: [
        { label: 'Shaft', value: '⌀ 20 mm, 1.05 m/s' },
        { label: 'Ring', value: 'AS568-117', url: '/shop/orings?size=AS568-117' },
        { label: 'Depth', value: '2.46–2.51 mm' },
        { label: 'Squeeze', value: '4.9%' },
        { label: 'Fill', value: '77.3%' },
      ],
    }),
    block('List', {
      id: 'conditions',
      heading: 'Conditions for a useful life',
      style: 'plus_bullet',
      items: [
        { text: 'Lubricant at the seal from the first turn; a dry start scores the lip line.' },
        { text: 'Bearings close by. Runout adds to eccentricity and eats the few percent of squeeze there are.' },
        { text: 'A hardened shaft: soft steel grooves under rubber faster than one expects.' },
        { text: 'Compounds of 80–90 Shore A with internal lubrication, which shed heat by rubbing less.' },
        { text: 'A housing that carries heat away; plastic housings trap it.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Turning shafts, common questions',
      items: [
        {
          question: 'What about slow or oscillating shafts?',
          answer:
            '<p>Below 1 m/s use the grooves for <a href="/dynamic-rod-piston-design">reciprocating motion</a>. Valve stems that turn a quarter and stop are treated that way too.</p>',
        },
        {
          question: 'And faster, or above 5.5 MPa?',
          answer:
            '<p>Leave O-rings there. <a href="/spring-energized-seals">Spring-energized seals</a> with a PTFE jacket run faster, hotter and with less friction; <a href="/v-rings">V-rings</a> keep dirt and splash out at high speed without pressure.</p>',
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Speed, pressure, shaft material and cooling interact. A short call before the first prototype is cheaper than a burnt seal on the test bench.',
    }),
    block('Page Margin', {
      store: '/shop/orings?cs_low=2.54&cs_high=2.69',
      links: [
        { label: 'Dynamic rod and piston design', url: '/dynamic-rod-piston-design' },
        { label: 'Spring-energized seals', url: '/spring-energized-seals' },
        { label: 'V-rings', url: '/v-rings' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Internally lubricated rings',
      content: 'Compounds that bring their own lubricant, listed with hardness and temperature range.',
      actions: [
        { label: 'Shop lubricated compounds', url: '/shop/orings?subtype=internally-lubricated', priority: 'primary' },
        { label: 'Engineering services', url: '/engineering-services' },
      ],
    }),
  ],
});

import { block, definePage } from '../../define-page.ts';
import { faq, link, primary, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/dynamic-rotary-design',
  title: 'Dynamic rotary O-ring groove design',
  description:
    'Rotary shaft grooves for O-rings in three sections: low squeeze, ring larger than the shaft, surface speed limits and the Gow-Joule effect.',
  blocks: [
    block('Content Header', {
      heading: 'Dynamic rotary design',
      lead: 'A rotating shaft rubs the same line of the ring all the time. The groove is nearly as deep as the ring is thick, and the ring is larger than the shaft, never stretched.',
      actions: [
        primary('Shop 2.62 mm rings', '/shop/orings?cs_low=2.54&cs_high=2.69'),
        link('V-rings for shafts', '/v-rings'),
        link('Gland designer', '/tools/gland-designer?kind=rod&use=rotary'),
      ],
      image: '/drawings/rotary-gland.svg',
      altText: 'Rotary shaft seal: O-ring in the housing, shaft through its center',
    }),
    block('Content Subheader', {
      id: 'joule',
      heading: 'Why the ring must not be stretched',
      content:
        '<p>Stretched rubber shrinks when heated (the Gow-Joule effect). A ring stretched over a rotating shaft warms by friction, tightens, warms more, and fails within minutes. Instead, choose a ring with an inside diameter a few percent larger than the shaft and let the groove compress it. Rubber under compression expands when heated and does not grip the shaft.</p><p>The groove is therefore in the housing; the shaft is plain, hard and finely ground.</p>',
    }),
    block('Gland Table', { id: 'dimensions', heading: 'Rotary dimensions', application: 'rotary' }),
    block('Content Subheader', {
      id: 'example',
      heading: 'Worked example: a shaft at 1,000 rpm',
      content:
        '<p>The shaft is 20 mm: surface speed is π × 0.020 m × 1,000 / 60 s = 1.05 m/s (206 ft/min), just above the speed from which rotary grooves apply. All three cross-sections allow it; choose 2.62 mm. The depth in the table is 2.46–2.51 mm, which gives 4.9% squeeze at nominal size (from the inch values) and at most 8.5%. Width 2.74–2.84 mm gives 77.3% fill. AS568-116 (ID 18.72 mm) is too small, AS568-117 (ID 20.29 mm) is 1.5% larger than the shaft, and AS568-118 (ID 21.89 mm) is too large.</p>',
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
      heading: 'Conditions for a long life',
      style: 'plus_bullet',
      items: texts(
        'Lubricant at the seal from the first turn; a dry start damages the contact line.',
        'Bearings close to the seal. Runout and eccentricity reduce the small squeeze.',
        'A hardened shaft: rubber wears grooves into soft steel.',
        'Compounds of 80–90 Shore A with internal lubrication, which have less friction and heat.',
        'A housing that conducts heat; plastic housings do not.',
      ),
    }),
    faq('Questions about rotary seals', {
      'What about slow or oscillating shafts?':
        '<p>Below 1 m/s use the grooves for <a href="/dynamic-rod-piston-design">reciprocating motion</a>. This includes valve stems with a quarter turn.</p>',
      'What about higher speed, or more than 5.5 MPa?':
        '<p>Do not use O-rings. <a href="/spring-energized-seals">Spring-energized seals</a> with a PTFE jacket run faster, hotter and with less friction; <a href="/v-rings">V-rings</a> keep dirt and splash out at high speed without pressure.</p>',
    }),
    block('Consult an Engineer', {
      content: 'Speed, pressure, shaft material and cooling interact. Call us before you build the first prototype.',
    }),
    block('Page Margin', {
      store: '/shop/orings?cs_low=2.54&cs_high=2.69',
      groove: 'rotary',
      links: [
        link('Dynamic rod and piston design', '/dynamic-rod-piston-design'),
        link('Spring-energized seals', '/spring-energized-seals'),
        link('V-rings', '/v-rings'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Internally lubricated rings',
      content: 'Compounds with internal lubricant, listed with hardness and temperature range.',
      actions: [
        primary('Shop lubricated compounds', '/shop/orings?subtype=internally-lubricated'),
        link('Engineering services', '/engineering-services'),
      ],
    }),
  ],
});

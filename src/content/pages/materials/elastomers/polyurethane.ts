import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/polyurethane',
  title: 'Polyurethane (AU, EU) seals and O-rings',
  description:
    'Polyurethane resists abrasion and extrusion in hydraulics up to 82 °C. Polyester or polyether, the effect of water, and where to use each.',
  blocks: [
    block('Content Header', {
      heading: 'Polyurethane (AU, EU)',
      lead: 'The toughest rubber in hydraulics: it resists wear, cuts and extrusion at 70 to 95 Shore A. Both types are limited to 82 °C (180 °F); polyester (AU) starts at −40 °C, polyether (EU) at −54 °C. Not for hot water.',
      actions: [primary('Polyurethane O-rings', '/shop/orings?material=au,eu'), link('U-cups', '/u-cups')],
      image: '/drawings/temperature-range.svg?low=-54&high=82',
      material: 'AU',
    }),
    block('TabContent', {
      id: 'types',
      heading: 'AU or EU',
      tabs: [
        {
          label: 'Polyester (AU)',
          items: [
            {
              image: '/drawings/u-cup.svg',
              title: 'For oil and wear',
              content:
                '<p>Higher strength and lower swell in mineral oil and grease. Water splits its ester links: rated C in cold water, D in hot.</p>',
              btnTitle: 'AU compounds',
              btnLink: '/shop/orings?material=au',
            },
          ],
        },
        {
          label: 'Polyether (EU)',
          items: [
            {
              image: '/drawings/hydraulic-seal.svg',
              title: 'For water and cold',
              content:
                '<p>Ether links do not hydrolyze, so it withstands humid air and water-based fluids better, and it starts at lower temperature. Hydrolysis-resistant grades are listed to 110 °C.</p>',
              btnTitle: 'EU compounds',
              btnLink: '/shop/orings?material=eu',
            },
          ],
        },
      ],
    }),
    block('Material Facts', { id: 'au', heading: 'Polyester urethane', code: 'AU' }),
    block('Material Facts', { id: 'eu', heading: 'Polyether urethane', code: 'EU' }),
    block('Data Table', {
      id: 'fluids',
      heading: 'Polyester urethane in fluids',
      caption: 'AU and NBR compared',
      head: head('Medium', 'AU', 'NBR'),
      rows: [
        row('Hydraulic oil, mineral (HLP)', 'A', 'A'),
        row('Ozone', 'A', 'D'),
        row('n-Hexane', 'B', 'A'),
        row('Water-glycol hydraulic fluid (HFC)', 'D', 'A'),
        row('Hot water 80–100 °C', 'D', 'B'),
        row('Isopropanol (IPA)', 'D', 'B'),
      ],
      note: 'Alcohol wipes are a hidden cause of softened urethane lips.',
    }),
    faq('Questions about polyurethane', {
      'Does a urethane O-ring need a backup ring?':
        '<p>Often not. At 90 Shore A and up it bridges gaps into which nitrile would extrude. Calculate the gap at full pressure first: <a href="/general-groove-design">groove design</a> shows how.</p>',
      'Why is the shelf life only five years?':
        '<p>Humid air attacks the polymer in storage. ARP5316 sets five years for both types; keep the bag sealed and <a href="/shelf-life">date-rotated</a>.</p>',
      'Does it take a set?':
        '<p>More than nitrile, above all when warm. Static flanges that are opened rarely are better served by <a href="/hnbr">HNBR</a>.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=au,eu',
      links: [
        link('General groove design', '/general-groove-design'),
        link('Shelf life', '/shelf-life'),
        link('Hydrogenated nitrile (HNBR)', '/hnbr'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Piston or rod seal under high pressure?',
      content: 'Send bore, rod, stroke, pressure peaks and fluid, and we select profile and urethane grade.',
      actions: [
        primary('Get a seal quoted', '/request-a-quote'),
        link('Urethane O-rings', '/shop/orings?material=au,eu'),
      ],
    }),
  ],
});

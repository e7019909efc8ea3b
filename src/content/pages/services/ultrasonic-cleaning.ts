import { block, definePage } from '../../define-page.ts';
import { faq, head, link, primary, row, texts } from '../../shorthand.ts';

const CODES = ['NBR', 'EPDM', 'FKM', 'FFKM', 'VMQ', 'CR', 'AU'] as const;

export const page = definePage({
  path: '/ultrasonic-cleaning',
  title: 'Ultrasonic cleaning of rubber seals',
  description:
    'Ultrasound in a bath loosens particles from O-rings and metal seals: which liquid suits which rubber, the steps, and how cleanliness is checked.',
  blocks: [
    block('Content Header', {
      heading: 'Ultrasonic cleaning',
      lead: 'Ultrasound makes tiny vapor bubbles in a bath. Where they collapse, particles, mold release and skin grease come off, even in grooves that no brush can reach.',
      actions: [
        primary('Quote cleaned parts', '/request-a-quote'),
        link('EPDM rings to clean', '/shop/orings?material=epdm&stock_available=true'),
      ],
      image: '/drawings/ultrasonic-bath.svg',
    }),
    block('Data Table', {
      id: 'bath',
      heading: 'The liquid must suit the rubber',
      caption: 'Ratings of baths and rubbers, from the chemical table',
      head: head('Medium', ...CODES),
      rows: [
        row('Deionized water', 'A', 'A', 'A', 'A', 'A', 'B', 'C'),
        row('Detergent solution', 'A', 'A', 'A', 'A', 'A', 'B', 'C'),
        row('Ethanol', 'C', 'A', 'B', 'A', 'B', 'A', 'D'),
        row('Acetone', 'D', 'A', 'D', 'A', 'C', 'D', 'D'),
      ],
      note: 'Ratings are for long contact at room temperature. A bath takes only minutes, but a liquid rated D swells a thin ring in that time and carries residues into it.',
    }),
    block('List', {
      id: 'sequence',
      heading: 'The steps',
      style: 'numbers',
      items: texts(
        'Rinse off loose particles.',
        'Ultrasonic bath with a mild detergent, parts moving in an open basket so that none shields another.',
        'Two rinses in deionized water, the second with fresh water, to avoid drying marks.',
        'Drying in filtered warm air until the weight is constant, or a <a href="/vacuum-baking">vacuum bake</a>.',
        'Inspection, then bagging right away.',
      ),
    }),
    block('Content Subheader', {
      id: 'limits',
      heading: 'What it does not remove',
      content:
        '<p>Rubber damps sound, so a bath works more gently on soft rubber than on metal. Firmly attached <a href="/deflashing">flash</a> stays, as do stains that have soaked in and bloom from inside the compound, which returns overnight. Bonded and plated parts are tested first, because bubbles can lift a weak edge. Washing is the last step before a coating.</p>',
    }),
    block('Title Block', {
      id: 'check',
      facts: [
        { label: 'By eye', value: 'Light angle and magnification agreed' },
        { label: 'By rinse', value: 'Particles per size class in filtered liquid' },
        { label: 'By weight', value: 'Residue in milligrams per part' },
        { label: 'By wipe', value: 'White cloth, pass or fail' },
      ],
    }),
    faq('Questions about cleaning', {
      'Can I use a small bench-top bath?':
        '<p>For a few rings, yes: deionized water, a drop of neutral detergent, a few minutes, two rinses. But you will have no proof of cleanliness.</p>',
      'Does it make parts oxygen clean?':
        '<p>Only if the procedure you specify covers it and hydrocarbons are checked. Name the standard in the inquiry.</p>',
      'Does it remove grease?':
        '<p>From the surface, yes. Rings with <a href="/internally-lubricated-o-rings">lubricant inside</a> keep releasing it; do not clean those.</p>',
    }),
    block('Content Subheader with Linked Bubbles', {
      id: 'next',
      heading: 'Before and after cleaning',
      bubbles: [
        { label: 'Deflashing', url: '/deflashing', image: '/drawings/deflashing.svg' },
        { label: 'Cleanroom', url: '/cleanroom', image: '/drawings/cleanroom.svg' },
        { label: 'Vacuum bagging', url: '/vacuum-bagging', image: '/drawings/vacuum-bag.svg' },
        { label: 'Coatings', url: '/coatings', image: '/drawings/coating.svg' },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=epdm&stock_available=true',
      links: [
        link('Vacuum baking', '/vacuum-baking'),
        link('Deflashing', '/deflashing'),
        link('Internally lubricated O-rings', '/internally-lubricated-o-rings'),
        link('Cleanroom', '/cleanroom'),
        link('Vacuum bagging', '/vacuum-bagging'),
        link('Coatings', '/coatings'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Specify cleanliness and how to check it',
      content: 'State particle size, number of particles and test method.',
      actions: [
        primary('Request a quote', '/request-a-quote'),
        link('Chemical compatibility table', '/chemical-compatibility-table-o-rings-gaskets-plastics'),
      ],
    }),
  ],
});

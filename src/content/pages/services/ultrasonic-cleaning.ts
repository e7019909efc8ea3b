import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';

const CODES = ['NBR', 'EPDM', 'FKM', 'FFKM', 'VMQ', 'CR', 'AU'] as const;

export const page = definePage({
  path: '/ultrasonic-cleaning',
  title: 'Ultrasonic cleaning of rubber seals',
  description:
    'Ultrasound in a bath loosens particles from O-rings and metal seals: which liquid suits which rubber, the steps, and how cleanliness is checked.',
  image: '/drawings/ultrasonic-bath.svg',
  blocks: [
    block('Content Header', {
      heading: 'Ultrasonic cleaning',
      lead: 'Ultrasound makes tiny vapor bubbles in a bath. Where they collapse, particles, mold release and skin grease come off, even in grooves that no brush can reach.',
      actions: [
        { label: 'Quote cleaned parts', url: '/request-a-quote', priority: 'primary' },
        { label: 'EPDM rings to clean', url: '/shop/orings?material=epdm&stock_available=true' },
      ],
      image: '/drawings/ultrasonic-bath.svg',
    }),
    block('Table of Contents', {}),
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
      items: [
        { text: 'Rinse off loose particles.' },
        { text: 'Ultrasonic bath with a mild detergent, parts moving in an open basket so that none shields another.' },
        { text: 'Two rinses in deionized water, the second with fresh water, to avoid drying marks.' },
        {
          text: 'Drying in filtered warm air until the weight is constant, or a <a href="/vacuum-baking">vacuum bake</a>.',
        },
        { text: 'Inspection, then bagging right away.' },
      ],
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
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about cleaning',
      items: [
        {
          question: 'Can I use a small bench-top bath?',
          answer:
            '<p>For a few rings, yes: deionized water, a drop of neutral detergent, a few minutes, two rinses. But you will have no proof of cleanliness.</p>',
        },
        {
          question: 'Does it make parts oxygen clean?',
          answer:
            '<p>Only if the procedure you specify covers it and hydrocarbons are checked. Name the standard in the inquiry.</p>',
        },
        {
          question: 'Does it remove grease?',
          answer:
            '<p>From the surface, yes. Rings with <a href="/internally-lubricated-o-rings">lubricant inside</a> keep releasing it; do not clean those.</p>',
        },
      ],
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
        { label: 'Vacuum baking', url: '/vacuum-baking' },
        { label: 'Deflashing', url: '/deflashing' },
        { label: 'Internally lubricated O-rings', url: '/internally-lubricated-o-rings' },
        { label: 'Cleanroom', url: '/cleanroom' },
        { label: 'Vacuum bagging', url: '/vacuum-bagging' },
        { label: 'Coatings', url: '/coatings' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Specify cleanliness and how to check it',
      content: 'State particle size, number of particles and test method.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Chemical compatibility table', url: '/chemical-compatibility-table-o-rings-gaskets-plastics' },
      ],
    }),
  ],
});

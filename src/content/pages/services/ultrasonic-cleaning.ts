import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';

const CODES = ['NBR', 'EPDM', 'FKM', 'FFKM', 'VMQ', 'CR', 'AU'] as const;

export const page = definePage({
  path: '/ultrasonic-cleaning',
  title: 'Ultrasonic cleaning of rubber seals',
  description:
    'Sound in a bath loosens particles from O-rings and metal seals: which liquid suits which rubber, how the sequence runs, how cleanliness is checked.',
  image: '/drawings/ultrasonic-bath.svg',
  blocks: [
    block('Content Header', {
      heading: 'Ultrasonic cleaning',
      lead: 'Sound makes tiny vapor bubbles in a bath. Where they collapse, particles, mold release and finger grease come off, even from grooves no brush can reach.',
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
      caption: 'Baths against rubbers, ratings from the chemical table',
      head: head('Medium', ...CODES),
      rows: [
        row('Deionized water', 'A', 'A', 'A', 'A', 'A', 'B', 'C'),
        row('Detergent solution', 'A', 'A', 'A', 'A', 'A', 'B', 'C'),
        row('Ethanol', 'C', 'A', 'B', 'A', 'B', 'A', 'D'),
        row('Acetone', 'D', 'A', 'D', 'A', 'C', 'D', 'D'),
      ],
      note: 'Letters stand for long contact at room temperature. A bath lasts minutes, yet a D swells a thin ring in that time and drags residues in.',
    }),
    block('List', {
      id: 'sequence',
      heading: 'One sequence, many variations',
      style: 'numbers',
      items: [
        { text: 'Rinse, to carry off what is loose anyway.' },
        { text: 'Sound bath with a mild detergent, parts moving in an open basket so that none shadows another.' },
        { text: 'Two rinses in deionized water, the second fresh; drying marks come from the first.' },
        { text: 'Filtered warm air until the weight no longer falls, or a <a href="/vacuum-baking">vacuum bake</a>.' },
        { text: 'Count or inspect, then bag without a pause.' },
      ],
    }),
    block('Content Subheader', {
      id: 'limits',
      heading: 'What it does not remove',
      content:
        '<p>Rubber damps sound. A soft part absorbs part of the energy, so a bath works more gently on 50 Shore A than on a metal ring, and that is mostly welcome. Firmly attached <a href="/deflashing">flash</a> stays; so do bloom from inside the compound, which returns overnight, and stains that have soaked in. Bonded and plated parts are tried first, because bubbles can lift a weak edge. If a coat is to follow, washing is the step just before it.</p>',
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
      heading: 'Washing questions',
      items: [
        {
          question: 'Can I do this in a jeweler’s bath?',
          answer:
            '<p>For a handful of rings, yes: deionized water, a drop of neutral detergent, a few minutes, two rinses. What you lack is the proof.</p>',
        },
        {
          question: 'Does it make parts oxygen clean?',
          answer:
            '<p>Only if the procedure you name says so and hydrocarbons are checked for. Quote the standard in the inquiry.</p>',
        },
        {
          question: 'Will grease be gone?',
          answer:
            '<p>From the surface. Rings with <a href="/internally-lubricated-o-rings">lubricant inside</a> keep sweating; do not clean those.</p>',
        },
      ],
    }),
    block('Content Subheader with Linked Bubbles', {
      id: 'next',
      heading: 'Before and after the bath',
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
      heading: 'Say how clean, and how you will check',
      content: 'Particle size, count and method turn “clean” into something both of us can measure.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Chemical compatibility table', url: '/chemical-compatibility-table-o-rings-gaskets-plastics' },
      ],
    }),
  ],
});

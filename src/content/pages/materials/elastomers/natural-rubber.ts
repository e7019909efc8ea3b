import { block, definePage } from '../../../define-page.ts';
import { faq, link, minusPoints, plusPoints, primary } from '../../../shorthand.ts';

export const page = definePage({
  path: '/natural-rubber',
  title: 'Natural rubber (NR) and polyisoprene (IR)',
  description:
    'Natural rubber has the highest resilience and works at −50 °C, but oil, ozone and heat destroy it. Figures, typical parts, related BR and IR.',
  blocks: [
    block('Content Header', {
      heading: 'Natural rubber (NR)',
      lead: 'High resilience, high tear strength, −50 to 82 °C (−58 to 180 °F). The first choice for springs, bumpers and check balls in water. For O-rings exposed to oil or ozone, use a synthetic rubber.',
      actions: [primary('NR O-rings', '/shop/orings?material=nr'), link('Rubber balls', '/rubber-balls')],
      image: '/drawings/temperature-range.svg?low=-50&high=82',
      material: 'NR',
    }),
    block('Content Subheader', {
      id: 'latex',
      heading: 'Natural and synthetic polyisoprene',
      content:
        '<p>The latex of the rubber tree is polyisoprene in an almost perfectly regular form. When stretched, the chains align and crystallize, which stops tears; when released, they return nearly all the energy. Synthetic polyisoprene (IR) has no plant proteins and is used where latex allergy is a concern.</p>',
    }),
    block('Content Subheader', {
      id: 'br',
      heading: 'Butadiene rubber (BR) for low temperature',
      content:
        '<p>BR stays elastic to −60 °C and is mostly blended into NR or SBR to add abrasion resistance. On its own it is seldom molded into seals.</p>',
    }),
    block('Material Facts', { code: 'BR' }),
    block('Content Subheader with Linked Bubbles', {
      id: 'parts',
      heading: 'Typical parts',
      bubbles: [
        { label: 'Rubber balls', url: '/rubber-balls', image: '/drawings/rubber-ball.svg' },
        { label: 'Grommets', url: '/grommets', image: '/drawings/grommet.svg' },
        { label: 'Bonded parts', url: '/bonded-parts', image: '/drawings/bonded-part.svg' },
        { label: 'Tubing', url: '/tubing', image: '/drawings/tubing.svg' },
      ],
    }),
    block('Column Content', {
      id: 'media',
      heading: 'Where to use it',
      columns: [
        plusPoints('Suited to', ['Cold and lukewarm water', 'Alcohols', 'Slurry and sand', 'Frost']),
        minusPoints('Not suited to', [
          'Any mineral oil or fuel',
          'Ozone: stretched parts crack within days',
          'Sunlight',
          'Solvents; temperatures above 82 °C, or 100 °C for short periods',
        ]),
      ],
    }),
    faq('Questions about natural rubber', {
      'Is a latex-free seal possible?':
        '<p>Yes: choose polyisoprene (IR) or another synthetic. State “free of natural rubber latex” in the order, so that it is checked and stated on the certificate.</p>',
      'What replaces NR in a hydraulic bumper?':
        '<p><a href="/polyurethane">Polyurethane</a> for load and oil; <a href="/hnbr">HNBR</a> when it gets hot.</p>',
      'Why is no storage limit listed?':
        '<p>Our sources for storage limits do not list NR. Inspect it for surface cracks and follow the general storage rules on the <a href="/shelf-life">shelf life</a> page.</p>',
    }),
    block('Page Margin', {
      material: 'NR',
      store: '/shop/orings?material=nr',
      links: [
        link('Rubber balls', '/rubber-balls'),
        link('Grommets', '/grommets'),
        link('Bonded parts', '/bonded-parts'),
        link('Tubing', '/tubing'),
        link('Polyurethane (AU, EU)', '/polyurethane'),
        link('Hydrogenated nitrile (HNBR)', '/hnbr'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Springs, bumpers, balls, rings',
      content: 'For a molded part send load, deflection and a sketch with tolerances.',
      actions: [
        primary('Quote a molded part', '/request-a-quote'),
        link('O-rings in natural rubber', '/shop/orings?material=nr'),
      ],
    }),
  ],
});

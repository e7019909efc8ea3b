import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/natural-rubber',
  title: 'Natural rubber (NR) and polyisoprene (IR)',
  description:
    'Natural rubber springs back like nothing else and works at −50 °C, but oil, ozone and heat end it. Figures, typical parts, related BR and IR.',
  image: '/drawings/temperature-range.svg?low=-50&high=82',
  blocks: [
    block('Content Header', {
      heading: 'Natural rubber (NR)',
      lead: 'High resilience, high tear strength, −50 to 82 °C (−58 to 180 °F). The first choice for springs, bumpers and check balls in water; as an O-ring it gives way to synthetics wherever oil or ozone is near.',
      actions: [
        { label: 'NR O-rings', url: '/shop/orings?material=nr', priority: 'primary' },
        { label: 'Rubber balls', url: '/rubber-balls' },
      ],
      image: '/drawings/temperature-range.svg?low=-50&high=82',
      material: 'NR',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'latex',
      heading: 'From latex, or from a reactor',
      content:
        '<p>Latex of the rubber tree is polyisoprene in an almost perfectly regular form. Stretch it and the chains line up and crystallize, which stops a tear from running; release it and nearly all the energy comes back. Synthetic polyisoprene, IR, copies the polymer without the plant proteins, the reason it is used where protein allergy is a concern.</p>',
    }),
    block('Content Subheader', {
      id: 'br',
      heading: 'Butadiene rubber, the colder cousin',
      content:
        '<p>BR stays elastic to −60 °C and is mostly blended into NR or SBR to add abrasion resistance. On its own it is seldom molded into seals.</p>',
    }),
    block('Material Facts', { code: 'BR' }),
    block('Content Subheader with Linked Bubbles', {
      id: 'parts',
      heading: 'Parts that use its spring',
      bubbles: [
        { label: 'Rubber balls', url: '/rubber-balls', image: '/drawings/rubber-ball.svg' },
        { label: 'Grommets', url: '/grommets', image: '/drawings/grommet.svg' },
        { label: 'Bonded parts', url: '/bonded-parts', image: '/drawings/bonded-part.svg' },
        { label: 'Tubing', url: '/tubing', image: '/drawings/tubing.svg' },
      ],
    }),
    block('Column Content', {
      id: 'media',
      heading: 'Keep it near, keep it away',
      columns: [
        {
          heading: 'Near',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Cold and lukewarm water' },
            { text: 'Alcohols' },
            { text: 'Slurry and sand, which it lets bounce off' },
            { text: 'Frost' },
          ],
        },
        {
          heading: 'Away',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Any mineral oil or fuel' },
            { text: 'Ozone: cracks show within days in a stretched part' },
            { text: 'Sun' },
            { text: 'Solvents; more than 82 °C, or 100 °C briefly' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Natural rubber: buyers ask',
      items: [
        {
          question: 'Is a latex-free seal possible?',
          answer:
            '<p>Yes: choose polyisoprene (IR) or another synthetic. State “free of natural rubber latex” in the order so that it is checked and written on the certificate.</p>',
        },
        {
          question: 'What replaces NR in a hydraulic bumper?',
          answer:
            '<p><a href="/polyurethane">Polyurethane</a> for load and oil; <a href="/hnbr">HNBR</a> when it gets hot.</p>',
        },
        {
          question: 'Why is no storage limit listed?',
          answer:
            '<p>Our sources for storage limits do not name NR. It perishes visibly, so inspect for surface cracks and follow the general storage rules on the <a href="/shelf-life">shelf life</a> page.</p>',
        },
      ],
    }),
    block('Page Margin', {
      material: 'NR',
      store: '/shop/orings?material=nr',
      links: [
        { label: 'Rubber balls', url: '/rubber-balls' },
        { label: 'Grommets', url: '/grommets' },
        { label: 'Bonded parts', url: '/bonded-parts' },
        { label: 'Tubing', url: '/tubing' },
        { label: 'Polyurethane (AU, EU)', url: '/polyurethane' },
        { label: 'Hydrogenated nitrile (HNBR)', url: '/hnbr' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Springs, bumpers, balls, rings',
      content: 'For a molded part send load, deflection and a sketch with tolerances.',
      actions: [
        { label: 'Quote a molded part', url: '/request-a-quote', priority: 'primary' },
        { label: 'O-rings in natural rubber', url: '/shop/orings?material=nr' },
      ],
    }),
  ],
});

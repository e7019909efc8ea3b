import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/sbr',
  title: 'Styrene butadiene (SBR, Buna-S) rings',
  description:
    'SBR: a low-cost rubber for water, alcohol and older brake systems, −45 to 100 °C. Not for oil, ozone or long storage. Facts and alternatives.',
  image: '/drawings/temperature-range.svg?low=-45&high=100',
  blocks: [
    block('Content Header', {
      heading: 'Styrene butadiene (SBR)',
      lead: 'A tire rubber, and for decades the seal in drum-brake cylinders. −45 to 100 °C (−49 to 212 °F) in water, alcohol and glycol brake fluid. Rare in new designs, common on old drawings.',
      actions: [
        { label: 'SBR O-rings', url: '/shop/orings?material=sbr', priority: 'primary' },
        { label: 'EPDM, its successor', url: '/epdm' },
      ],
      image: '/drawings/temperature-range.svg?low=-45&high=100',
      material: 'SBR',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'origin',
      heading: 'What it is',
      content:
        '<p>About three parts butadiene to one part styrene, cured with sulfur. Developed to replace natural rubber, it is less resilient, somewhat more heat-resistant, and more abrasion-resistant when filled with carbon black. Its old name, Buna-S, is easily confused with Buna-N, which is <a href="/nbr-buna-n">nitrile</a>. Nitrile resists oil; SBR does not.</p>',
    }),
    block('Data Table', {
      id: 'swap',
      heading: 'If the drawing says SBR',
      caption: 'What to consider by application',
      head: [{ text: 'Application' }, { text: 'Keep SBR?' }, { text: 'Alternative' }],
      rows: [
        {
          cells: [
            { text: 'Glycol brake fluid' },
            { text: 'Only for service parts' },
            { text: 'EPDM, peroxide cure', url: '/epdm' },
          ],
        },
        { cells: [{ text: 'Cold water pipe' }, { text: 'Yes, indoors' }, { text: 'EPDM for outdoor runs' }] },
        {
          cells: [
            { text: 'Wear pad, scraper, chute lining' },
            { text: 'Yes' },
            { text: 'Polyurethane', url: '/polyurethane' },
          ],
        },
        { cells: [{ text: 'Anything oily' }, { text: 'No' }, { text: 'Nitrile' }] },
        { cells: [{ text: 'Sun and ozone' }, { text: 'No' }, { text: 'Chloroprene', url: '/neoprene' }] },
      ],
    }),
    block('Content Subheader', {
      id: 'storage',
      heading: 'Shelf life',
      content:
        '<p>The shelf life on file is three years, the shortest of our elastomers; another supplier’s list gives fifteen. We use the shorter figure. Protect SBR from light, and keep it away from motors and welding, which produce ozone. For storage, see the <a href="/shelf-life">shelf life page</a>.</p>',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about SBR',
      items: [
        {
          question: 'Can I tell SBR from nitrile by eye?',
          answer:
            '<p>No. Put a spare ring in mineral oil overnight: SBR swells visibly, nitrile hardly. For parts that matter, have the polymer identified by <a href="/material-testing">laboratory test</a>.</p>',
        },
        {
          question: 'Is SBR the red rubber in sheet gaskets?',
          answer:
            '<p>Often. “Red rubber” sheet for water flanges is commonly SBR filled with clay and colored with iron oxide. See <a href="/slabs">rubber slabs and sheet</a> and <a href="/gaskets">gaskets</a>.</p>',
        },
      ],
    }),
    block('Page Margin', {
      material: 'SBR',
      store: '/shop/orings?material=sbr',
      links: [
        { label: 'Nitrile (NBR, Buna-N)', url: '/nbr-buna-n' },
        { label: 'Ethylene propylene (EPDM)', url: '/epdm' },
        { label: 'Polyurethane (AU, EU)', url: '/polyurethane' },
        { label: 'Chloroprene (CR, Neoprene)', url: '/neoprene' },
        { label: 'Shelf life', url: '/shelf-life' },
        { label: 'Material testing', url: '/material-testing' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Service part from an old drawing?',
      content: 'Send it. We check the material callout, suggest a better material if there is one, and quote both.',
      actions: [
        { label: 'Send a drawing', url: '/request-a-quote', priority: 'primary' },
        { label: 'SBR in the store', url: '/shop/orings?material=sbr' },
      ],
    }),
  ],
});

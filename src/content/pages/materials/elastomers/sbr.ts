import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/sbr',
  title: 'Styrene butadiene (SBR, Buna-S) rings',
  description:
    'SBR: a low-cost rubber for water, alcohol and older brake systems, −45 to 100 °C. Not for oil, ozone or long storage. Facts and alternatives.',
  blocks: [
    block('Content Header', {
      heading: 'Styrene butadiene (SBR)',
      lead: 'A tire rubber, and for decades the seal in drum-brake cylinders. −45 to 100 °C (−49 to 212 °F) in water, alcohol and glycol brake fluid. Rare in new designs, common on old drawings.',
      actions: [primary('SBR O-rings', '/shop/orings?material=sbr'), link('EPDM, its successor', '/epdm')],
      image: '/drawings/temperature-range.svg?low=-45&high=100',
      material: 'SBR',
    }),
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
      head: head('Application', 'Keep SBR?', 'Alternative'),
      rows: [
        row('Glycol brake fluid', 'Only for service parts', ['EPDM, peroxide cure', '/epdm']),
        row('Cold water pipe', 'Yes, indoors', 'EPDM for outdoor runs'),
        row('Wear pad, scraper, chute lining', 'Yes', ['Polyurethane', '/polyurethane']),
        row('Anything oily', 'No', 'Nitrile'),
        row('Sun and ozone', 'No', ['Chloroprene', '/neoprene']),
      ],
    }),
    block('Content Subheader', {
      id: 'storage',
      heading: 'Shelf life',
      content:
        '<p>The shelf life on file is three years, the shortest of our elastomers; another supplier’s list gives fifteen. We use the shorter figure. Protect SBR from light, and keep it away from motors and welding, which produce ozone. For storage, see the <a href="/shelf-life">shelf life page</a>.</p>',
    }),
    faq('Questions about SBR', {
      'Can I tell SBR from nitrile by eye?':
        '<p>No. Put a spare ring in mineral oil overnight: SBR swells visibly, nitrile hardly. For parts that matter, have the polymer identified by <a href="/material-testing">laboratory test</a>.</p>',
      'Is SBR the red rubber in sheet gaskets?':
        '<p>Often. “Red rubber” sheet for water flanges is commonly SBR filled with clay and colored with iron oxide. See <a href="/slabs">rubber slabs and sheet</a> and <a href="/gaskets">gaskets</a>.</p>',
    }),
    block('Page Margin', {
      material: 'SBR',
      store: '/shop/orings?material=sbr',
      links: [
        link('Nitrile (NBR, Buna-N)', '/nbr-buna-n'),
        link('Ethylene propylene (EPDM)', '/epdm'),
        link('Polyurethane (AU, EU)', '/polyurethane'),
        link('Chloroprene (CR, Neoprene)', '/neoprene'),
        link('Shelf life', '/shelf-life'),
        link('Material testing', '/material-testing'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Service part from an old drawing?',
      content: 'Send it. We check the material callout, suggest a better material if there is one, and quote both.',
      actions: [primary('Send a drawing', '/request-a-quote'), link('SBR in the store', '/shop/orings?material=sbr')],
    }),
  ],
});

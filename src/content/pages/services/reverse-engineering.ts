import { block, definePage } from '../../define-page.ts';
import { faq, head, link, minusPoints, numeric, plusPoints, primary, row, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/reverse-engineering',
  title: 'Reverse engineering of worn seals',
  description:
    'From a worn or unmarked seal to a drawing and a material: how the size is found, how density and tests narrow down the polymer, what to send, what stays open.',
  blocks: [
    block('Content Header', {
      heading: 'Reverse engineering',
      lead: 'If there is no drawing, we measure the seal, narrow down its polymer, and draw a part that does the same job.',
      actions: [primary('Send a sample', '/request-a-quote'), link('Measure it yourself', '/measuring-o-rings')],
      image: '/drawings/reverse-engineering.svg',
    }),
    block('List', {
      id: 'path',
      heading: 'From sample to drawing',
      style: 'numbers',
      items: texts(
        'Photos and cleaning: wear marks are evidence and disappear with handling.',
        'Dimensions, after a day at rest, without contact if the rubber is soft.',
        'Comparison with the groove. If the two disagree, the groove is right.',
        'Hardness, density, and a spectrum if the polymer matters.',
        'A drawing with nominal sizes, tolerances and a proposed compound, for your approval.',
      ),
    }),
    block('Data Table', {
      id: 'density',
      heading: 'Density narrows down the polymer',
      caption: 'Typical specific gravity of compounds, lightest first',
      head: head('Polymer', numeric('Specific gravity'), 'Another clue'),
      rows: [
        row(['EPDM', '/epdm'], '1.10–1.20', 'Swells in oil'),
        row(['Butyl', '/materialpages/butyl'], '1.10–1.25', 'Hardly bounces'),
        row(['Silicone', '/silicone'], '1.15–1.30', 'Burns to white ash'),
        row(['Nitrile', '/nbr-buna-n'], '1.20–1.35', 'Hardly swells in oil'),
        row(['Chloroprene', '/neoprene'], '1.35–1.50', 'Self-extinguishing'),
        row(['FEPM', '/fepm'], '1.55–1.65', 'Swells in aromatics'),
        row(['FKM', '/fkm-fluorocarbon'], '1.80–1.90', 'Heavy, little rebound'),
        row(['FFKM', '/ffkm-perfluoroelastomer'], '1.90–2.05', 'High price'),
      ],
      note: 'Ranges overlap, and fillers shift them. Density rules out polymers; it does not prove one.',
    }),
    block('Content Subheader', {
      id: 'used',
      heading: 'Used rings have changed size',
      content:
        '<p>Heat and pressure flatten a ring, fluid swells it, loss of plasticizer shrinks it, and years on a shaft stretch it. For a standard ring, the nominal size is the closest one in the tables that fits the groove. <a href="/blog/how-to-measure-an-o-ring-without-a-gauge">Measuring without a gauge</a> shows what a ruler can tell. There are no tables for molded profiles; we measure several samples, on the unworn side of each.</p>',
    }),
    block('Column Content', {
      id: 'send',
      heading: 'What to send',
      columns: [
        plusPoints('Helpful', [
          'An unused spare, even an old one',
          'Several worn parts, each bagged and numbered',
          'Groove sketch with bore, rod, width',
          'Fluid, temperature, and why it is being replaced',
        ]),
        minusPoints('Please avoid', [
          'Undeclared fluid on the part',
          'Tape on the rubber',
          'Sizes guessed from a catalog',
        ]),
      ],
    }),
    faq('Questions about reverse engineering', {
      'Can any part be copied?':
        '<p>Size and material of a plain ring, yes. If a shape may be patented or a drawing belongs to someone else, you need to clear that first.</p>',
      'Will you find the original compound?':
        '<p>We find the family and hardness, often also the cure, but not the recipe. We choose the new compound for the application.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?cs_low=3.43&cs_high=3.63&id_low=24.5&id_high=25.5',
      links: [
        link('Custom molded parts', '/custom-parts'),
        link('Custom O-rings', '/custom-o-rings'),
        link('O-ring failure guide', '/o-ring-failure-guide'),
        link('Material testing', '/material-testing'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'It may be a standard ring',
      content: 'Enter your measurements, with some allowance, to see which sizes are close.',
      actions: [
        primary('Around 25 × 3.5 mm', '/shop/orings?cs_low=3.43&cs_high=3.63&id_low=24.5&id_high=25.5'),
        link('Request a quote', '/request-a-quote'),
      ],
    }),
  ],
});

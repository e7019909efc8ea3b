import { block, definePage } from '../../define-page.ts';
import { row } from '../../table-row.ts';

export const page = definePage({
  path: '/reverse-engineering',
  title: 'Reverse engineering of worn seals',
  description:
    'From a worn or unmarked seal to a drawing and a material: how the size is found, how density and tests narrow down the polymer, what to send, what stays open.',
  image: '/drawings/reverse-engineering.svg',
  blocks: [
    block('Content Header', {
      heading: 'Reverse engineering',
      lead: 'If there is no drawing, we measure the seal, narrow down its polymer, and draw a part that does the same job.',
      actions: [
        { label: 'Send a sample', url: '/request-a-quote', priority: 'primary' },
        { label: 'Measure it yourself', url: '/measuring-o-rings' },
      ],
      image: '/drawings/reverse-engineering.svg',
    }),
    block('Table of Contents', {}),
    block('List', {
      id: 'path',
      heading: 'From sample to drawing',
      style: 'numbers',
      items: [
        { text: 'Photos and cleaning: wear marks are evidence and disappear with handling.' },
        { text: 'Dimensions, after a day at rest, without contact if the rubber is soft.' },
        { text: 'Comparison with the groove. If the two disagree, the groove is right.' },
        { text: 'Hardness, density, and a spectrum if the polymer matters.' },
        { text: 'A drawing with nominal sizes, tolerances and a proposed compound, for your approval.' },
      ],
    }),
    block('Data Table', {
      id: 'density',
      heading: 'Density narrows down the polymer',
      caption: 'Typical specific gravity of compounds, lightest first',
      head: [{ text: 'Polymer' }, { text: 'Specific gravity', numeric: true }, { text: 'Another clue' }],
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
        {
          heading: 'Helpful',
          bulletType: 'plus_bullet',
          points: [
            { text: 'An unused spare, even an old one' },
            { text: 'Several worn parts, each bagged and numbered' },
            { text: 'Groove sketch with bore, rod, width' },
            { text: 'Fluid, temperature, and why it is being replaced' },
          ],
        },
        {
          heading: 'Please avoid',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Undeclared fluid on the part' },
            { text: 'Tape on the rubber' },
            { text: 'Sizes guessed from a catalog' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about reverse engineering',
      items: [
        {
          question: 'Can any part be copied?',
          answer:
            '<p>Size and material of a plain ring, yes. If a shape may be patented or a drawing belongs to someone else, you need to clear that first.</p>',
        },
        {
          question: 'Will you find the original compound?',
          answer:
            '<p>We find the family and hardness, often also the cure, but not the recipe. We choose the new compound for the application.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?cs_low=3.43&cs_high=3.63&id_low=24.5&id_high=25.5',
      links: [
        { label: 'Custom molded parts', url: '/custom-parts' },
        { label: 'Custom O-rings', url: '/custom-o-rings' },
        { label: 'O-ring failure guide', url: '/o-ring-failure-guide' },
        { label: 'Material testing', url: '/material-testing' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'It may be a standard ring',
      content: 'Enter your measurements, with some allowance, to see which sizes are close.',
      actions: [
        {
          label: 'Around 25 × 3.5 mm',
          url: '/shop/orings?cs_low=3.43&cs_high=3.63&id_low=24.5&id_high=25.5',
          priority: 'primary',
        },
        { label: 'Request a quote', url: '/request-a-quote' },
      ],
    }),
  ],
});

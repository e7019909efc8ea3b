import { block, definePage } from '../../define-page.ts';
import { row } from '../../table-row.ts';

export const page = definePage({
  path: '/reverse-engineering',
  title: 'Reverse engineering of worn seals',
  description:
    'From a worn or unmarked seal to a drawing and a material: how size is recovered, how density and tests narrow the polymer, what to send, what stays open.',
  image: '/drawings/reverse-engineering.svg',
  blocks: [
    block('Content Header', {
      heading: 'Reverse engineering',
      lead: 'The machine is older than its papers and the seal in your hand is the only record. It can be measured, its polymer narrowed down, and a part drawn that does the same job.',
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
        { text: 'Cleaning and photographs: wear marks are evidence and vanish with handling.' },
        { text: 'Dimensions, free and at rest for a day, without contact where rubber is soft.' },
        { text: 'Comparison with the groove. If both disagree, the groove is right.' },
        { text: 'Hardness, density, and a spectrum if the polymer matters.' },
        { text: 'A drawing with nominal sizes, tolerances and a proposed compound, for your approval.' },
      ],
    }),
    block('Data Table', {
      id: 'density',
      heading: 'Density narrows the polymer',
      caption: 'Specific gravity typical of compounds, lightest first',
      head: [{ text: 'Polymer' }, { text: 'Specific gravity', numeric: true }, { text: 'Another clue' }],
      rows: [
        row(['EPDM', '/epdm'], '1.10–1.20', 'Swells in oil'),
        row(['Butyl', '/materialpages/butyl'], '1.10–1.25', 'Dead bounce'),
        row(['Silicone', '/silicone'], '1.15–1.30', 'Burns to white ash'),
        row(['Nitrile', '/nbr-buna-n'], '1.20–1.35', 'Hardly swells in oil'),
        row(['Chloroprene', '/neoprene'], '1.35–1.50', 'Goes out when the flame is taken away'),
        row(['FEPM', '/fepm'], '1.55–1.65', 'Swells in aromatics'),
        row(['FKM', '/fkm-fluorocarbon'], '1.80–1.90', 'Heavy, little rebound'),
        row(['FFKM', '/ffkm-perfluoroelastomer'], '1.90–2.05', 'Price'),
      ],
      note: 'Ranges overlap, and filler shifts them. Density excludes; it does not prove.',
    }),
    block('Content Subheader', {
      id: 'used',
      heading: 'A used ring lies about its size',
      content:
        '<p>Heat and pressure flatten it, fluid swells it, extraction of plasticizer shrinks it, and years on a shaft stretch it. Where a standard ring was used, the nominal size is the next one in the tables that makes sense with the groove. <a href="/blog/how-to-measure-an-o-ring-without-a-gauge">Measuring without a gauge</a> shows how far a ruler carries. Molded profiles have no table to snap to; there we measure several samples and take the unworn side of each.</p>',
    }),
    block('Column Content', {
      id: 'send',
      heading: 'Send these, and mind those',
      columns: [
        {
          heading: 'Helps',
          bulletType: 'plus_bullet',
          points: [
            { text: 'An unused spare, even an old one' },
            { text: 'Several worn parts, each bagged and numbered' },
            { text: 'Groove sketch with bore, rod, width' },
            { text: 'Fluid, temperature, and why it is replaced now' },
          ],
        },
        {
          heading: 'Hinders',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Fluid left on the part, unless it is declared' },
            { text: 'Tape on the rubber' },
            { text: 'A size guessed from a catalog, without saying so' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Fair questions',
      items: [
        {
          question: 'May any part be copied?',
          answer:
            '<p>Size and material of a plain ring, yes. If a shape may be protected by a patent or a drawing belongs to somebody, that is cleared first, and by you.</p>',
        },
        {
          question: 'Will you find the original compound?',
          answer:
            '<p>The family and hardness, often also the cure. A recipe is not recoverable. The new compound is chosen for the duty instead.</p>',
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
      heading: 'Perhaps it is a standard ring',
      content: 'Enter what you measured, with some allowance, and see which sizes come near.',
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

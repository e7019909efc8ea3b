import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/rma-tolerances',
  title: 'RMA tolerances and AS568 tolerance table',
  description:
    'AS568 tolerances of inside diameter and cross-section by size, and what the RMA (ARPM) classes A1 to A4 and E1 to E3 mean on a rubber drawing.',
  image: '/drawings/tolerance-band.svg',
  blocks: [
    block('Content Header', {
      heading: 'RMA tolerances',
      lead: 'Rubber drawings use two systems: O-rings have the tolerances of AS568; other molded and extruded parts have RMA classes.',
      actions: [
        { label: 'Quote a toleranced part', url: '/request-a-quote', priority: 'primary' },
        { label: 'Shop AS568 rings', url: '/shop/orings?search=AS568' },
      ],
      image: '/drawings/tolerance-band.svg',
      altText: 'Tolerance band around a nominal dimension',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'classes',
      heading: 'The RMA classes',
      content:
        '<p>The Rubber Manufacturers Association published a handbook of tolerances for molded, extruded, lathe-cut and cellular parts. The association’s rubber products side now goes by ARPM, and drawings use both names. A class such as RMA A3 applies to every dimension without its own tolerance.</p>',
    }),
    block('Data Table', {
      caption: 'What the letters and numbers stand for',
      head: [{ text: 'Class' }, { text: 'Name' }, { text: 'Used for' }],
      rows: [
        {
          cells: [
            { text: 'A1' },
            { text: 'High precision, molded' },
            { text: 'Fits without clearance that justify a precision mold' },
          ],
        },
        {
          cells: [
            { text: 'A2' },
            { text: 'Precision, molded' },
            { text: 'Sealing diameters and lips of shaped parts' },
          ],
        },
        {
          cells: [
            { text: 'A3' },
            { text: 'Commercial, molded' },
            { text: 'Most molded parts; usual where nothing is stated' },
          ],
        },
        { cells: [{ text: 'A4' }, { text: 'Basic, molded' }, { text: 'Bumpers, feet and covers' }] },
        {
          cells: [
            { text: 'E1, E2, E3' },
            { text: 'High precision, precision, commercial, extruded' },
            { text: 'Profiles and tubing, finest to widest' },
          ],
        },
      ],
      note: 'We have no figures for these classes on file. Name class and dimension in your request, and the quote states the limits.',
    }),
    block('Content Subheader', {
      id: 'fixed',
      heading: 'Fixed and closure dimensions',
      content:
        '<p>A molded part has two kinds of dimension. Fixed dimensions are within one mold half and depend only on shrinkage. Closure dimensions cross the parting line and also depend on how fully the mold closes, so their tolerance is wider. Mark on the drawing which faces must be in one half, and the toolmaker chooses the parting line to suit.</p><p>Rubber also moves after molding. Let parts rest for a day at 23 °C before measuring, support them without pressing, and agree on the instrument: a caliper compresses 50 Shore A by more than the tolerance of a thin ring.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?search=AS568',
      links: [
        { label: 'AS568 sizing chart', url: '/as568-sizing-chart' },
        { label: 'Extrusions', url: '/extrusions' },
        { label: 'Custom parts', url: '/custom-parts' },
      ],
    }),
    block('Tolerance Table', { id: 'as568', heading: 'AS568 tolerances' }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about tolerances',
      items: [
        {
          question: 'Why does the tolerance grow with the diameter?',
          answer:
            '<p>Shrinkage is a percentage. A 0.2% difference between two batches moves a 25 mm ring by 0.05 mm and a 400 mm ring by 0.8 mm.</p>',
        },
        {
          question: 'Are tighter O-rings available than the table says?',
          answer:
            '<p>Sometimes, by sorting or with a dedicated mold. A tighter groove costs less and usually has the same effect on squeeze.</p>',
        },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send your drawing',
      content: 'As PDF or STEP, with the two or three critical dimensions marked.',
      actions: [
        { label: 'Send a drawing', url: '/request-a-quote', priority: 'primary' },
        { label: 'Measuring O-rings', url: '/measuring-o-rings' },
      ],
    }),
  ],
});

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
      lead: 'Two systems meet on rubber drawings. O-rings to AS568 carry a plus and minus of their own; other molded and extruded parts are toleranced by RMA classes.',
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
      heading: 'The RMA classes in words',
      content:
        '<p>The Rubber Manufacturers Association published a handbook of tolerances for molded, extruded, lathe-cut and cellular parts. The association’s rubber products side now goes by ARPM, and drawings use both names. A class is written after the abbreviation, such as RMA A3, and covers every dimension without a tolerance of its own.</p>',
    }),
    block('Data Table', {
      caption: 'What the letters and numbers stand for',
      head: [{ text: 'Class' }, { text: 'Name' }, { text: 'Ask for it when' }],
      rows: [
        {
          cells: [
            { text: 'A1' },
            { text: 'High precision, molded' },
            { text: 'A dimension fits another without play and justifies a precision mold' },
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
            { text: 'Most molded goods; usual where nothing is stated' },
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
      note: 'The figures of these classes are not on file here and are not repeated from memory. Name the class and the dimension in a request and the quote states the limits in numbers.',
    }),
    block('Content Subheader', {
      id: 'fixed',
      heading: 'Fixed and closure dimensions',
      content:
        '<p>A molded part has two kinds of dimension. Fixed ones lie within one mold half: they depend on shrinkage alone. Closure ones run across the parting line and also depend on how completely the halves meet, so a class allows more for them. Mark on the drawing which faces must lie in one half and the toolmaker can choose the parting line for you.</p><p>Rubber also moves after molding. Let parts rest for a day at 23 °C before measuring, support them without pressing, and agree the instrument: a caliper jaw dents 50 Shore A by more than the tolerance of a small section.</p>',
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
      heading: 'Tolerance questions',
      items: [
        {
          question: 'Why does the tolerance grow with the diameter?',
          answer:
            '<p>Shrinkage is a percentage. A 0.2% difference between two batches moves a 25 mm ring by 0.05 mm and a 400 mm ring by 0.8 mm.</p>',
        },
        {
          question: 'Are tighter O-rings available than the table says?',
          answer:
            '<p>Sometimes, by selecting or by a dedicated mold. It costs more than tightening the groove, which usually does the same for the squeeze.</p>',
        },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'A drawing says more than a class',
      content: 'Send it as PDF or STEP and mark the two or three dimensions that matter.',
      actions: [
        { label: 'Send a drawing', url: '/request-a-quote', priority: 'primary' },
        { label: 'Measuring O-rings', url: '/measuring-o-rings' },
      ],
    }),
  ],
});

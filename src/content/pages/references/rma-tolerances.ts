import { block, definePage } from '../../define-page.ts';
import { faq, head, link, primary, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/rma-tolerances',
  title: 'RMA tolerances and AS568 tolerance table',
  description:
    'AS568 tolerances of inside diameter and cross-section by size, and what the RMA (ARPM) classes A1 to A4 and E1 to E3 mean on a rubber drawing.',
  blocks: [
    block('Content Header', {
      heading: 'RMA tolerances',
      lead: 'Rubber drawings use two systems: O-rings have the tolerances of AS568; other molded and extruded parts have RMA classes.',
      actions: [
        primary('Quote a toleranced part', '/request-a-quote'),
        link('Shop AS568 rings', '/shop/orings?search=AS568'),
      ],
      image: '/drawings/tolerance-band.svg',
      altText: 'Tolerance band around a nominal dimension',
    }),
    block('Content Subheader', {
      id: 'classes',
      heading: 'The RMA classes',
      content:
        '<p>The Rubber Manufacturers Association published a handbook of tolerances for molded, extruded, lathe-cut and cellular parts. The association’s rubber products side now goes by ARPM, and drawings use both names. A class such as RMA A3 applies to every dimension without its own tolerance.</p>',
    }),
    block('Data Table', {
      caption: 'What the letters and numbers stand for',
      head: head('Class', 'Name', 'Used for'),
      rows: [
        row('A1', 'High precision, molded', 'Fits without clearance that justify a precision mold'),
        row('A2', 'Precision, molded', 'Sealing diameters and lips of shaped parts'),
        row('A3', 'Commercial, molded', 'Most molded parts; usual where nothing is stated'),
        row('A4', 'Basic, molded', 'Bumpers, feet and covers'),
        row('E1, E2, E3', 'High precision, precision, commercial, extruded', 'Profiles and tubing, finest to widest'),
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
        link('AS568 sizing chart', '/as568-sizing-chart'),
        link('Extrusions', '/extrusions'),
        link('Custom parts', '/custom-parts'),
      ],
    }),
    block('Tolerance Table', { id: 'as568', heading: 'AS568 tolerances' }),
    faq('Questions about tolerances', {
      'Why does the tolerance grow with the diameter?':
        '<p>Shrinkage is a percentage. A 0.2% difference between two batches moves a 25 mm ring by 0.05 mm and a 400 mm ring by 0.8 mm.</p>',
      'Are tighter O-rings available than the table says?':
        '<p>Sometimes, by sorting or with a dedicated mold. A tighter groove costs less and usually has the same effect on squeeze.</p>',
    }),
    block('Lower Call to Action', {
      heading: 'Send your drawing',
      content: 'As PDF or STEP, with the two or three critical dimensions marked.',
      actions: [primary('Send a drawing', '/request-a-quote'), link('Measuring O-rings', '/measuring-o-rings')],
    }),
  ],
});

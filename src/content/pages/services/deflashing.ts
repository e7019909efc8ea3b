import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';

export const page = definePage({
  path: '/deflashing',
  title: 'Deflashing of molded rubber parts',
  description:
    'How the thin edge at the mold parting line is removed: frozen tumbling, blasting, grinding, punching. What parts allow it and how to state the limit.',
  image: '/drawings/deflashing.svg',
  blocks: [
    block('Content Header', {
      heading: 'Deflashing',
      lead: 'Rubber creeps into the seam between mold halves and cures there as a thin skin: flash. On the sealing line it is a leak path or a loose crumb, so it is taken off before inspection.',
      actions: [
        { label: 'Quote a deflashed part', url: '/request-a-quote', priority: 'primary' },
        { label: 'Small sections in the store', url: '/shop/orings?cs_high=1.1' },
      ],
      image: '/drawings/deflashing.svg',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'methods',
      heading: 'Four ways to take it off',
      caption: 'Methods of deflashing',
      head: head('Method', 'How', 'Suits', 'Mind'),
      rows: [
        row(
          'Frozen tumbling',
          'Cold makes thin flash brittle; parts knock it off each other',
          'Small rings in bulk',
          'Edges of soft parts',
        ),
        row(
          'Frozen blasting',
          'Plastic shot strikes the brittle edge',
          'Complex molded parts',
          'Shot left in blind holes',
        ),
        row('Grinding', 'A belt or stone runs along the seam', 'Large rings', 'Leaves a flat'),
        row('Punch or knife', 'A die trims a tear groove', 'Diaphragms, boots', 'Needs a die'),
      ],
    }),
    block('Content Subheader', {
      id: 'cold',
      heading: 'Why freezing works',
      content:
        '<p>Every rubber turns glassy below some temperature. Thin flash gets there in seconds, while the thick section behind it is still tough. In that window the edge breaks and the body survives. Each polymer has a window of its own: nitrile, with a typical low limit of −34 °C, stiffens much earlier than silicone at −55 °C, and phenyl silicone, good to −100 °C, needs more cold again. Recipe and batch size are set for the compound, then tried on a few pieces.</p>',
    }),
    block('Column Content', {
      id: 'allow',
      heading: 'Does your part allow it?',
      columns: [
        {
          heading: 'Good candidates',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Flash much thinner than any wall of the part' },
            { text: 'Round or compact shapes that tumble freely' },
            { text: 'Numbers that fill a drum' },
          ],
        },
        {
          heading: 'Trim by hand instead',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Lips and membranes as thin as the flash' },
            { text: 'Inserts of brass or glass that scratch' },
            { text: 'Long parts that tangle' },
          ],
        },
      ],
    }),
    block('List', {
      id: 'callout',
      heading: 'A callout that can be measured',
      style: 'bullets',
      items: [
        { text: 'Largest height and largest thickness of what may remain, in millimeters, not “flash-free”.' },
        { text: 'Where it applies: sealing faces, all edges, or outside only.' },
        { text: 'Depth of cut allowed below the surface; grinding removes a little rubber.' },
        { text: 'Light and magnification for the check, if the eye is the gauge.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Edges and doubts',
      items: [
        {
          question: 'Do store O-rings have flash?',
          answer:
            '<p>Molded rings are trimmed before they are sold, but a fine line at the seam is normal. If your joint is a gas or vacuum seal, put the limit into the note of the cart line.</p>',
        },
        {
          question: 'Can the seam be moved?',
          answer:
            '<p>On a new tool, yes: at 45° on an O-ring it leaves both bore and face clean. Ask while <a href="/custom-o-rings">the mold</a> is designed.</p>',
        },
        {
          question: 'Does it leave dust?',
          answer: '<p>Always. <a href="/ultrasonic-cleaning">Ultrasonic cleaning</a> belongs after it, not before.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?cs_high=1.1',
      links: [
        { label: 'Micro O-rings', url: '/micro-o-rings' },
        { label: 'Diaphragms', url: '/diaphragms' },
        { label: 'X-rings', url: '/x-rings' },
        { label: 'Ultrasonic cleaning', url: '/ultrasonic-cleaning' },
        { label: 'Cleanroom', url: '/cleanroom' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send the part and the edge that bothers you',
      content: 'A photograph next to a millimeter scale is enough to name a method.',
      actions: [
        { label: 'Send a photograph', url: '/request-a-quote', priority: 'primary' },
        { label: 'All services', url: '/all-services' },
      ],
    }),
  ],
});

import { block, definePage } from '../../define-page.ts';
import { faq, head, link, minusPoints, plusPoints, primary, row, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/deflashing',
  title: 'Deflashing of molded rubber parts',
  description:
    'How the thin edge at the mold parting line is removed: frozen tumbling, blasting, grinding, punching. Which parts allow it and how to specify the limit.',
  blocks: [
    block('Content Header', {
      heading: 'Deflashing',
      lead: 'Rubber flows into the seam between mold halves and cures as a thin edge, called flash. On the sealing line it is a leak path or a loose particle, so it is removed before inspection.',
      actions: [
        primary('Quote a deflashed part', '/request-a-quote'),
        link('Small sections in the store', '/shop/orings?cs_high=1.1'),
      ],
      image: '/drawings/deflashing.svg',
    }),
    block('Data Table', {
      id: 'methods',
      heading: 'Methods',
      caption: 'Methods of deflashing',
      head: head('Method', 'How', 'Suits', 'Mind'),
      rows: [
        row(
          'Frozen tumbling',
          'Thin flash becomes brittle; tumbling parts knock it off',
          'Small rings in bulk',
          'Can damage edges of soft parts',
        ),
        row(
          'Frozen blasting',
          'Plastic shot breaks off the brittle edge',
          'Complex molded parts',
          'Shot stays in blind holes',
        ),
        row('Grinding', 'A belt or stone runs along the seam', 'Large rings', 'Leaves a flat'),
        row('Punch or knife', 'A die trims a tear groove', 'Diaphragms, boots', 'Needs a die'),
      ],
    }),
    block('Content Subheader', {
      id: 'cold',
      heading: 'Why freezing works',
      content:
        '<p>Every rubber becomes brittle below a certain temperature. Thin flash reaches it in seconds, while the thick body is still tough: the edge breaks off and the part is unharmed. The temperature depends on the polymer: nitrile, with a typical low limit of −34 °C, stiffens much earlier than silicone at −55 °C, and phenyl silicone, usable to −100 °C, must be colder still. Temperature and batch size are set for the compound and tried on a few pieces.</p>',
    }),
    block('Column Content', {
      id: 'allow',
      heading: 'Which parts are suitable',
      columns: [
        plusPoints('Suitable', [
          'Flash much thinner than any wall of the part',
          'Round or compact shapes that tumble freely',
          'Quantities that fill a drum',
        ]),
        minusPoints('Trim by hand instead', [
          'Lips and membranes as thin as the flash',
          'Inserts of brass or glass that scratch',
          'Long parts that tangle',
        ]),
      ],
    }),
    block('List', {
      id: 'callout',
      heading: 'What to specify',
      style: 'bullets',
      items: texts(
        'Maximum height and thickness of remaining flash, not “flash-free”.',
        'Where it applies: sealing faces, all edges, or outside only.',
        'Allowed depth of cut below the surface; grinding removes some rubber.',
        'Light and magnification, for visual checks.',
      ),
    }),
    faq('Questions about deflashing', {
      'Do store O-rings have flash?':
        '<p>Molded rings are trimmed, but a fine line at the seam is normal. For gas or vacuum seals, state a limit in the line note.</p>',
      'Can the seam be moved?':
        '<p>On a new tool, yes: at 45° on an O-ring it leaves inside and faces clean. Ask while <a href="/custom-o-rings">the mold</a> is designed.</p>',
      'Does it leave dust?': '<p>Always. <a href="/ultrasonic-cleaning">Ultrasonic cleaning</a> comes after it.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?cs_high=1.1',
      links: [
        link('Micro O-rings', '/micro-o-rings'),
        link('Diaphragms', '/diaphragms'),
        link('X-rings', '/x-rings'),
        link('Ultrasonic cleaning', '/ultrasonic-cleaning'),
        link('Cleanroom', '/cleanroom'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Show us the part',
      content: 'A photo with a ruler is enough to suggest a method.',
      actions: [primary('Send a photograph', '/request-a-quote'), link('All services', '/all-services')],
    }),
  ],
});

import { block, definePage } from '../../define-page.ts';
import { columns, faq, head, link, minusPoints, plusPoints, primary, row, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/splicing-and-vulcanizing',
  title: 'Splicing and vulcanizing of rings and frames',
  description:
    'Cord and profile joined end to end under heat: cut length for rings and frames, vulcanized and glued joints, how a splice is tested and where it may be.',
  blocks: [
    block('Content Header', {
      heading: 'Splicing and vulcanizing',
      lead: 'We join cord into rings and profiles into frames. The ends are cut, fresh rubber is placed between them, and a small heated mold cures the joint.',
      actions: [
        primary('Quote a spliced ring', '/request-a-quote'),
        link('Molded rings from 300 mm', '/shop/orings?id_low=300'),
      ],
      image: '/drawings/splicing.svg',
    }),
    block('Column Content', {
      id: 'joints',
      heading: 'Two kinds of joint',
      columns: columns({
        Vulcanized:
          '<p>Uncured rubber of the same polymer fills the seam and cross-links with both ends. Heat limit and chemistry come close to those of the cord. For static seals in heat, and for all silicone and FKM.</p>',
        Glued:
          '<p>A cyanoacrylate film instead of rubber. Quick but stiff; water, heat and solvents attack it first. For prototypes, dust covers and repairs on site, as shown under <a href="/o-ring-cord">cord</a>.</p>',
      }),
    }),
    block('Content Subheader', {
      id: 'length',
      heading: 'Cut length of rings and frames',
      content:
        '<p>For a ring, length equals π times the mean diameter, which is the inside diameter plus one cross-section. For a frame, add the straight lengths and the quarter circles: for a groove 600 × 400 mm on its center line, with corners of 20 mm radius, the straights are 2 × (560 + 360) = 1,840 mm and the four corners together one full circle, 2π × 20 = 126 mm. Total 1,966 mm.</p><p>At a radius of less than about three cross-sections, cord folds. Sharper corners are molded and spliced to straight lengths.</p>',
    }),
    block('Data Table', {
      id: 'tests',
      heading: 'How a splice is tested',
      caption: 'Checks of a joint, from quick to thorough',
      head: head('Check', 'What is done', 'Fails if'),
      rows: [
        row('Touch', 'A finger runs across the joint', 'A step or flat is felt'),
        row('Bend', 'The joint is folded both ways', 'A crack opens'),
        row('Stretch', 'The joint is stretched to an agreed elongation and held', 'Necking or lifting at the line'),
        row('Twist', 'One turn within a short length', 'The line becomes visible'),
        row('Pull to break', 'ASTM D2527 on a sample joint', 'Below the agreed strength'),
        row('Size', 'Circumference on a step cone or steel tape', 'Outside tolerance'),
      ],
      note: 'The first four are done on every ring or on a sample, as agreed. Pulling to break destroys the joint.',
    }),
    block('Column Content', {
      id: 'allow',
      heading: 'Where to use a spliced ring',
      columns: [
        plusPoints('Suited to', [
          'Static covers, tank lids, cabinet doors',
          'Joints on a straight, away from ports and corners',
          'Inflatable profiles, with the valve beside the seam',
        ]),
        minusPoints('Not suited to', [
          'Rods and shafts: the joint wears first',
          'High vacuum: use a molded ring',
          'Standards or drawings that exclude joints',
        ]),
      ],
    }),
    block('List', {
      id: 'send',
      heading: 'What to send',
      style: 'bullets',
      items: texts(
        'Section and polymer, with hardness',
        'Inside diameter, or the center line of the groove as a drawing',
        'Number of pieces and of joints per piece',
        'Which of the checks above, on how many pieces',
      ),
    }),
    faq('Questions about splices', {
      'Is the joint weaker?':
        '<p>Slightly, and stiffer over a few millimeters. In a groove it is squeezed, not pulled, so strength rarely matters.</p>',
      'Which polymers can be spliced?':
        '<p>Those that cure with heat: nitrile, EPDM, chloroprene, silicone, FKM. PTFE cannot; thermoplastic cord is welded.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?id_low=300',
      links: [
        link('O-ring cord', '/o-ring-cord'),
        link('Giant O-rings', '/giant-o-rings'),
        link('Extrusions', '/extrusions'),
        link('Face seal design', '/face-seal-design'),
        link('Tubing', '/tubing'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send the groove, round or rectangular',
      content: 'We cut the cord to fit it.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Custom O-rings', '/custom-o-rings')],
    }),
  ],
});

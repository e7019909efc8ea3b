import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';

export const page = definePage({
  path: '/splicing-and-vulcanizing',
  title: 'Splicing and vulcanizing of rings and frames',
  description:
    'Cord and profile joined end to end under heat: cut length for rings and frames, vulcanized and glued joints, how a splice is tested and where it may be.',
  image: '/drawings/splicing.svg',
  blocks: [
    block('Content Header', {
      heading: 'Splicing and vulcanizing',
      lead: 'We join cord into rings and profiles into frames. The ends are cut, fresh rubber is placed between them, and a small heated mold cures the joint.',
      actions: [
        { label: 'Quote a spliced ring', url: '/request-a-quote', priority: 'primary' },
        { label: 'Molded rings from 300 mm', url: '/shop/orings?id_low=300' },
      ],
      image: '/drawings/splicing.svg',
    }),
    block('Table of Contents', {}),
    block('Column Content', {
      id: 'joints',
      heading: 'Two kinds of joint',
      columns: [
        {
          heading: 'Vulcanized',
          content:
            '<p>Uncured rubber of the same polymer fills the seam and cross-links with both ends. Heat limit and chemistry come close to those of the cord. For static seals in heat, and for all silicone and FKM.</p>',
        },
        {
          heading: 'Glued',
          content:
            '<p>A cyanoacrylate film instead of rubber. Quick but stiff; water, heat and solvents attack it first. For prototypes, dust covers and repairs on site, as shown under <a href="/o-ring-cord">cord</a>.</p>',
        },
      ],
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
        {
          heading: 'Suited to',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Static covers, tank lids, cabinet doors' },
            { text: 'Joints on a straight, away from ports and corners' },
            { text: 'Inflatable profiles, with the valve beside the seam' },
          ],
        },
        {
          heading: 'Not suited to',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Rods and shafts: the joint wears first' },
            { text: 'High vacuum: use a molded ring' },
            { text: 'Standards or drawings that exclude joints' },
          ],
        },
      ],
    }),
    block('List', {
      id: 'send',
      heading: 'What to send',
      style: 'bullets',
      items: [
        { text: 'Section and polymer, with hardness' },
        { text: 'Inside diameter, or the center line of the groove as a drawing' },
        { text: 'Number of pieces and of joints per piece' },
        { text: 'Which of the checks above, on how many pieces' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about splices',
      items: [
        {
          question: 'Is the joint weaker?',
          answer:
            '<p>Slightly, and stiffer over a few millimeters. In a groove it is squeezed, not pulled, so strength rarely matters.</p>',
        },
        {
          question: 'Which polymers can be spliced?',
          answer:
            '<p>Those that cure with heat: nitrile, EPDM, chloroprene, silicone, FKM. PTFE cannot; thermoplastic cord is welded.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?id_low=300',
      links: [
        { label: 'O-ring cord', url: '/o-ring-cord' },
        { label: 'Giant O-rings', url: '/giant-o-rings' },
        { label: 'Extrusions', url: '/extrusions' },
        { label: 'Face seal design', url: '/face-seal-design' },
        { label: 'Tubing', url: '/tubing' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send the groove, round or rectangular',
      content: 'We cut the cord to fit it.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Custom O-rings', url: '/custom-o-rings' },
      ],
    }),
  ],
});

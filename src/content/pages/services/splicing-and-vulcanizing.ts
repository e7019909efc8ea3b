import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';

export const page = definePage({
  path: '/splicing-and-vulcanizing',
  title: 'Splicing and vulcanizing of rings and frames',
  description:
    'Cord and profile joined end to end under heat: cut length for rings and frames, hot against glued joints, how a splice is tested and where it may lie.',
  image: '/drawings/splicing.svg',
  blocks: [
    block('Content Header', {
      heading: 'Splicing and vulcanizing',
      lead: 'Cord becomes a ring, profile becomes a frame. The ends are cut, fresh rubber is laid between them, and a small heated mold cures the seam into one piece.',
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
            '<p>Uncured rubber of the same polymer fills the seam and cross-links with both ends. Heat limit and chemistry come close to those of the cord. For static seals in service heat, and for all silicone and FKM.</p>',
        },
        {
          heading: 'Glued',
          content:
            '<p>A cyanoacrylate film in place of rubber. Quick and stiff; water, heat and solvents find it first. For prototypes, dust covers and repairs on site, as shown under <a href="/o-ring-cord">cord</a>.</p>',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'length',
      heading: 'Cut length of rings and frames',
      content:
        '<p>For a ring, length equals π times the mean diameter, which is the inside diameter plus one cross-section. A frame adds straight lines to quarter circles: for a groove 600 × 400 mm on its center line, with corners of 20 mm radius, the straights are 2 × (560 + 360) = 1,840 mm and the four corners together one full circle, 2π × 20 = 126 mm. Total 1,966 mm.</p><p>Corners sharper than about three cross-sections fold the cord. Below that radius they are molded as angles and spliced to straight lengths.</p>',
    }),
    block('Data Table', {
      id: 'tests',
      heading: 'How a splice is tested',
      caption: 'Checks of a joint, from quick to thorough',
      head: head('Check', 'What is done', 'Fails if'),
      rows: [
        row('Touch', 'A finger runs across the seam', 'A step or flat is felt'),
        row('Bend', 'The seam is folded both ways over itself', 'A crack opens'),
        row('Stretch', 'It is pulled to an agreed elongation and held', 'Necking or lifting at the line'),
        row('Twist', 'One turn within a short length', 'The line becomes visible'),
        row('Pull to break', 'ASTM D2527 on a sample joint', 'Below the agreed strength'),
        row('Size', 'Circumference on a step cone or steel tape', 'Outside tolerance'),
      ],
      note: 'The first four are done on every ring or on a sample, as agreed. Pulling to break destroys the joint.',
    }),
    block('Column Content', {
      id: 'allow',
      heading: 'Where a joint may be',
      columns: [
        {
          heading: 'Fine',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Static covers, tank lids, cabinet doors' },
            { text: 'On a straight, away from ports and corners' },
            { text: 'Inflatable profiles, with the valve beside the seam' },
          ],
        },
        {
          heading: 'Better without',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Rods and shafts: the seam wears first' },
            { text: 'High vacuum: use a ring from a closed mold' },
            { text: 'A rule or drawing that excludes joints' },
          ],
        },
      ],
    }),
    block('List', {
      id: 'send',
      heading: 'For the inquiry',
      style: 'bullets',
      items: [
        { text: 'Section and polymer, with hardness' },
        { text: 'Inside diameter, or the center line of the groove as a drawing' },
        { text: 'Number of pieces and of joints per piece' },
        { text: 'Which of the checks above, on how many' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'About seams',
      items: [
        {
          question: 'Is the seam weaker?',
          answer:
            '<p>A little, and stiffer over a few millimeters. In a groove it is squeezed, not pulled, so strength seldom decides.</p>',
        },
        {
          question: 'Which polymers can be spliced?',
          answer:
            '<p>All that cure with heat: nitrile, EPDM, chloroprene, silicone, FKM. PTFE cannot; thermoplastic cord is welded.</p>',
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
      heading: 'Round or rectangular, send the groove',
      content: 'The cord is cut to it, not the other way around.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Custom O-rings', url: '/custom-o-rings' },
      ],
    }),
  ],
});

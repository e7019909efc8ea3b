import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';

export const page = definePage({
  path: '/blog/reading-a-part-number',
  title: 'Reading an O-ring part number',
  description:
    'FK7502-214 taken apart: polymer, hardness, serial and size; what AS568, JIS and metric codes tell, what a part number never says, with four examples.',
  image: '/drawings/size-chart.svg',
  date: '2026-07-09',
  blocks: [
    block('Content Header', {
      heading: 'Reading an O-ring part number',
      lead: 'A ring carries no print, so its number is all there is. Ours has two halves with a hyphen between: what it is made of, then how large it is. Both can be read without a list.',
      actions: [
        { label: 'Open FK7502-214', url: '/product/fk7502-214', priority: 'primary' },
        { label: 'AS568 sizing chart', url: '/as568-sizing-chart' },
      ],
      image: '/drawings/size-chart.svg',
    }),
    block('Table of Contents', {}),
    block('Title Block', {
      id: 'apart',
      facts: [
        { label: 'FK', value: 'Polymer: fluorocarbon (FKM)', url: '/fkm-fluorocarbon' },
        { label: '75', value: 'Hardness: 75 Shore A', url: '/durometer-and-hardness' },
        { label: '02', value: 'Serial number of the recipe' },
        { label: '214', value: 'Size: AS568-214, 24.99 × 3.53 mm', url: '/shop/orings?size=AS568-214' },
      ],
    }),
    block('Content Subheader', {
      id: 'compound',
      heading: 'The first half: compound',
      content:
        '<p>Two letters name the polymer: NB for nitrile, HN for hydrogenated nitrile, EP for ethylene propylene, FK for fluorocarbon, VM for silicone, CR for chloroprene, BU for butyl. The next two digits are the nominal hardness; Shore A for rubber, Shore D for plastics, since a PTFE ring such as TF5501 is 55 on the other scale. The last two digits only count. They tell two recipes apart and have no further meaning.</p><p>So FK7501 and FK7502 are both FKM of 75 Shore A with the bisphenol cure and both serve from −20 to 204 °C; one is black, the other brown. Color, cure, brand and approvals stand on the product page, not in the number.</p>',
    }),
    block('Content Subheader', {
      id: 'size',
      heading: 'The second half: size',
      content:
        '<p><strong>Three digits: AS568.</strong> The first one gives the section, apart from a few sizes at the start of the table: 0 is 1.78 mm, 1 is 2.62, 2 is 3.53, 3 is 5.33, and 4 is 6.99 mm. The other two run up with the diameter, in steps that are not constant, so they have to be looked up. Numbers from 901 are rings for tube fittings with sections of their own.</p><p><strong>A letter and a number: JIS.</strong> P, G, V and S are series, and the number is close to the bore in millimeters, not equal to it: P24 measures 23.70 mm inside.</p><p><strong>Two numbers with an X: metric.</strong> Inside diameter first, then section, both in millimeters and exact: 24X3 is 24.00 × 3.00.</p>',
    }),
    block('Data Table', {
      id: 'examples',
      heading: 'Four numbers, read aloud',
      caption: 'Part numbers of the store and what they say',
      head: head('Part', 'Compound', 'Size', 'Inside × section, mm'),
      rows: [
        row(['NB7001-P24', '/product/nb7001-p24'], 'Nitrile, 70 Shore A', 'JIS P24', '23.70 × 3.50'),
        row(['HN7002-325', '/product/hn7002-325'], 'HNBR, 70 Shore A', 'AS568-325', '37.47 × 5.33'),
        row(['VM4001-25X3.5', '/product/vm4001-25x3.5'], 'Silicone, 40 Shore A', 'Metric', '25.00 × 3.50'),
        row(['TF5501-007', '/product/tf5501-007'], 'PTFE, 55 Shore D', 'AS568-007', '3.68 × 1.78'),
      ],
    }),
    block('Content Subheader', {
      id: 'others',
      heading: 'Numbers from other places',
      content:
        '<p>Many catalogs put a letter and the hardness in front of the dash number: N70 for nitrile, V75 for fluorocarbon, E70 for ethylene propylene, S70 for silicone. The letters follow trade names and differ from house to house; a V may stand for a brand of FKM in one list and for vinyl silicone in the next. Some write 2-214 for the dash number 214. Old drawings carry a specification instead, which fixes polymer and tests and leaves the recipe open; see <a href="/military-specifications">military specifications</a>.</p><p>A trap of its own are sizes that look alike: −214 is AS568, while 214 in a metric list may mean a diameter. The store lists a metric ring 214X6 as well, with a hole of 214 mm, more than eight times the other.</p>',
    }),
    block('List', {
      id: 'silent',
      heading: 'What the number does not say',
      style: 'bullets',
      items: [
        { text: 'Tolerance: it belongs to the size standard. For AS568-214, ±0.25 mm inside and ±0.10 mm in section.' },
        {
          text: 'Age: the cure date is on the label, and <a href="/shelf-life">shelf life</a> depends on the polymer.',
        },
        { text: 'Approval: two compounds of equal letters and hardness may differ in exactly that.' },
        { text: 'Chemistry in detail: FKM comes in types whose ratings differ in methanol, amines and cold.' },
        { text: 'Finish: washed, baked or coated parts carry it as a note on the line.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'About our numbers',
      items: [
        {
          question: 'I have a competitor’s number. Can you translate it?',
          answer:
            '<p>The size half almost always. For the compound half we compare datasheets, since equal hardness and polymer do not make two recipes equal.</p>',
        },
        {
          question: 'Can I search for half a number?',
          answer:
            '<p>Yes. Type the compound and the list shows all its sizes; type the size and it shows every compound made in it.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?size=AS568-214',
      links: [
        { label: 'Fluorocarbon (FKM)', url: '/fkm-fluorocarbon' },
        { label: 'Durometer and hardness', url: '/durometer-and-hardness' },
        { label: 'Military specifications', url: '/military-specifications' },
        { label: 'Shelf life', url: '/shelf-life' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'One compound, all sizes',
      content: 'FK7502 in every size that is listed, from the smallest hole up.',
      actions: [
        { label: 'Sizes of FK7502', url: '/shop/orings?search=FK7502', priority: 'primary' },
        { label: 'Measure a ring first', url: '/blog/how-to-measure-an-o-ring-without-a-gauge' },
      ],
    }),
  ],
});

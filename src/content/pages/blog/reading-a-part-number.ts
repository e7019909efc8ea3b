import { block, definePage } from '../../define-page.ts';
import { faq, head, link, primary, row, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/blog/reading-a-part-number',
  title: 'Reading an O-ring part number',
  description:
    'FK7502-214 taken apart: polymer, hardness, serial number and size; what AS568, JIS and metric codes mean, what a part number does not say, with four examples.',
  date: '2026-07-09',
  blocks: [
    block('Content Header', {
      heading: 'Reading an O-ring part number',
      lead: 'An O-ring usually has no marking, so its part number is what identifies it. Ours has two parts with a hyphen between: the compound, then the size.',
      actions: [primary('Open FK7502-214', '/product/fk7502-214'), link('AS568 sizing chart', '/as568-sizing-chart')],
      image: '/drawings/size-chart.svg',
    }),
    block('Title Block', {
      id: 'apart',
      facts: [
        { label: 'FK', value: 'Polymer: fluorocarbon (FKM)', url: '/fkm-fluorocarbon' },
        { label: '75', value: 'Hardness: 75 Shore A', url: '/durometer-and-hardness' },
        { label: '02', value: 'Serial number of the compound' },
        { label: '214', value: 'Size: AS568-214, 24.99 × 3.53 mm', url: '/shop/orings?size=AS568-214' },
      ],
    }),
    block('Content Subheader', {
      id: 'compound',
      heading: 'The first half: compound',
      content:
        '<p>Two letters name the polymer: NB for nitrile, HN for hydrogenated nitrile, EP for ethylene propylene, FK for fluorocarbon, VM for silicone, CR for chloroprene, BU for butyl. The next two digits are the nominal hardness; Shore A for rubber, Shore D for plastics, since a PTFE ring such as TF5501 is 55 on the other scale. The last two digits are a serial number and have no further meaning.</p><p>So FK7501 and FK7502 are both FKM of 75 Shore A with the bisphenol cure for −20 to 204 °C; one is black, the other brown. Color, cure, brand and approvals are on the part page, not in the number.</p>',
    }),
    block('Content Subheader', {
      id: 'size',
      heading: 'The second half: size',
      content:
        '<p><strong>Three digits: AS568.</strong> The first gives the cross-section, except for a few sizes at the start of the table: 0 is 1.78 mm, 1 is 2.62, 2 is 3.53, 3 is 5.33, and 4 is 6.99 mm. The other two increase with the diameter, in irregular steps, so they have to be looked up. Numbers from 901 are rings for tube fittings with other cross-sections.</p><p><strong>A letter and a number: JIS.</strong> P, G, V and S are series. The number is close to the bore in millimeters, but not equal to it: P24 has an inside diameter of 23.70 mm.</p><p><strong>Two numbers with an X: metric.</strong> Inside diameter first, then cross-section, both exact and in millimeters: 24X3 is 24.00 × 3.00.</p>',
    }),
    block('Data Table', {
      id: 'examples',
      heading: 'Four examples',
      caption: 'Part numbers and their meaning',
      asWritten: true,
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
      heading: 'Part numbers of other suppliers',
      content:
        '<p>Many catalogs put a letter and the hardness before the dash number: N70 for nitrile, V75 for fluorocarbon, E70 for ethylene propylene, S70 for silicone. The letters differ between suppliers; a V may stand for a brand of FKM in one catalog and for vinyl silicone in the next. Some write 2-214 for the dash number 214. Old drawings have a specification instead, which defines polymer and tests but not the recipe; see <a href="/military-specifications">military specifications</a>.</p><p>Some sizes look alike: -214 is AS568, while 214 in a metric list may be a diameter. The metric ring 214X6 has an inside diameter of 214 millimeters, more than eight times as large.</p>',
    }),
    block('List', {
      id: 'silent',
      heading: 'What the number does not include',
      style: 'bullets',
      items: texts(
        'Tolerance, which depends on the size standard. For AS568-214, ±0.25 mm on the inside diameter and ±0.10 mm on the cross-section.',
        'Age: the cure date is on the label, and <a href="/shelf-life">shelf life</a> depends on the polymer.',
        'Approval: two compounds of the same polymer and hardness may differ in approvals.',
        'Type: FKM types differ in resistance to methanol and amines and at low temperature.',
        'Treatment: washing, baking or coating is a note on the line.',
      ),
    }),
    faq('Questions about part numbers', {
      'Can you cross-reference another supplier’s number?':
        '<p>The size almost always. For the compound we compare datasheets, since equal polymer and hardness do not mean equal compounds.</p>',
      'Can I search for part of a number?':
        '<p>Yes. Type a compound to see all its sizes, or a size to see all its compounds.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?size=AS568-214',
      links: [
        link('Fluorocarbon (FKM)', '/fkm-fluorocarbon'),
        link('Durometer and hardness', '/durometer-and-hardness'),
        link('Military specifications', '/military-specifications'),
        link('Shelf life', '/shelf-life'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'One compound, all sizes',
      content: 'FK7502 in every listed size, from the smallest inside diameter up.',
      actions: [
        primary('Sizes of FK7502', '/shop/orings?search=FK7502'),
        link('Measure a ring first', '/blog/how-to-measure-an-o-ring-without-a-gauge'),
      ],
    }),
  ],
});

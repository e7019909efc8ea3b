import { block, definePage } from '../../define-page.ts';
import { columns, faq, head, link, numeric, primary, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/blog/what-a-durometer-reading-means',
  title: 'What a durometer reading means',
  description:
    'Shore A is a depth, not a strength: how the gauge works, why 70 and 75 may be the same rubber, stiffness for each hardness, and how to choose.',
  date: '2026-05-21',
  blocks: [
    block('Content Header', {
      heading: 'What a durometer reading means',
      lead: 'Seventy Shore A is on almost every seal drawing. It is a depth, on a reversed scale, with a wider tolerance than most people expect.',
      actions: [
        primary('Medium hardness O-rings', '/shop/orings?durometer=medium'),
        link('Durometer and hardness', '/durometer-and-hardness'),
      ],
      image: '/drawings/durometer-gauge.svg',
    }),
    block('Content Subheader', {
      id: 'gauge',
      heading: 'How the gauge works',
      content:
        '<p>A blunt steel point on a spring is pressed on the rubber until the foot of the gauge lies flat. If the point sinks in completely, the gauge reads 0; if not at all, 100. Type A has a truncated cone and a light spring, for rubber; type D has a sharp cone and a strong one, for plastics. PTFE with its 50 to 65 Shore D is far beyond the range of the A scale.</p><p>ASTM D2240 describes both, with conditions that are often ignored: sheet at least 6 mm thick, a level surface, room temperature, and a reading after a stated time. Rubber relaxes under the point, so the same piece reads differently at once and after a few seconds.</p>',
    }),
    block('Content Subheader', {
      id: 'ring',
      heading: 'Why not measure the ring?',
      content:
        '<p>Of the five main AS568 cross-sections, only 6.99 mm is as thick as the specimen should be, and it is round. On 3.53 mm the table underneath and the curve of the ring change the reading, so it is not Shore A. Thin rings are measured with micro methods, Shore M or IRHD, whose values are close to Shore A but not equal. If ring and certificate disagree, first ask how each was measured.</p>',
    }),
    block('Content Subheader', {
      id: 'spread',
      heading: 'Seventy, give or take five',
      content:
        '<p>Rubber specifications usually allow ±5 points around the nominal value. A compound sold as 70 may be delivered at 72, and one sold as 75 at 71. A difference of five points between two datasheets is no reason to choose one; a difference of ten is.</p><p>The store therefore filters by bands: very soft 30–50, soft 51–65, medium 66–75, hard 76–85, very hard 86–95. Nitrile covers 40 to 90 in typical grades, silicone 30 to 80, fluorocarbon 60 to 95, polyurethane 70 to 95; so not every polymer is available in every band.</p>',
    }),
    block('Data Table', {
      id: 'stiffness',
      heading: 'From number to stiffness',
      caption: 'Young’s modulus estimated from Shore A, small strain',
      head: head(numeric('Shore A'), numeric('Modulus, about, MPa'), numeric('Against 70')),
      rows: [
        row('50', '2.5', '0.4 ×'),
        row('60', '3.6', '0.7 ×'),
        row('65', '4.4', '0.8 ×'),
        row('70', '5.5', '1.0 ×'),
        row('75', '7.1', '1.3 ×'),
        row('80', '9.4', '1.7 ×'),
        row('90', '20.8', '3.8 ×'),
      ],
      note: 'Gent’s relation of 1958: E = 0.0981 (56 + 7.62336 S) / (0.137505 (254 − 2.54 S)). An estimate; filler and polymer shift it.',
    }),
    block('Text', {
      text: '<p>The scale is not linear: from 50 to 60 stiffness rises by about half, from 80 to 90 it more than doubles. And the permitted ±5 points around 70 cover 4.4 to 7.1 MPa. A bolt load calculated to three digits from “70 Shore A” is not that exact; calculate both limits instead.</p>',
    }),
    block('Column Content', {
      id: 'choose',
      heading: 'Choosing a hardness',
      columns: columns({
        'Softer, 40 to 60':
          '<p>Light covers, plastic housings, rough or wavy faces, cold. Follows the surface with little load, but tears and extrudes sooner.</p>',
        'Medium, 70 to 75':
          '<p>Most uses. Groove tables are based on it, and the choice of sizes and compounds is widest.</p>',
        'Harder, 80 to 95':
          '<p>High pressure with a clearance gap, moving seals, decompression. Needs more closing force and better surfaces.</p>',
      }),
    }),
    faq('Questions about hardness readings', {
      'Is harder rubber stronger?':
        '<p>Not necessarily. Tensile strength is another test. A 90 rubber may be brittle and a 50 rubber tough.</p>',
      'Does hardness tell the low-temperature limit?':
        '<p>No. All rubbers harden in the cold, and a soft one may do so early. Check the lower limit of the compound.</p>',
      'What does a harder reading after service mean?':
        '<p>Usually heat aging or loss of plasticizer. Softer means swelling or broken chains. Keep an unused ring of each lot for comparison.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?durometer=medium',
      links: [
        link('General groove design', '/general-groove-design'),
        link('Backup rings', '/backup-rings'),
        link('Material testing', '/material-testing'),
        link('Why O-rings roll', '/blog/why-o-rings-roll'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Filter by band, then by polymer',
      content: 'Very soft is the rarest of the five bands; see its compounds.',
      actions: [
        primary('Very soft O-rings', '/shop/orings?durometer=very_soft'),
        link('Very hard HNBR', '/shop/orings?material=hnbr&durometer=very_hard'),
      ],
    }),
  ],
});

import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, numeric, primary, row, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/o-rings',
  title: 'O-rings in AS568, JIS and metric sizes',
  description:
    'O-rings in 442 compounds and 2,779 standard sizes: how a ring seals, which material to start with, how to find the size and what it costs.',
  blocks: [
    block('Content Header', {
      heading: 'O-rings',
      lead: 'A ring of round section, squeezed in a groove that closes the gap between two parts. The store holds 442 compounds in 2,779 standard sizes, each with price breaks and stock by quantity.',
      actions: [primary('Shop O-rings', '/shop/orings'), link('Find a size', '/as568-sizing-chart')],
      image: '/drawings/o-ring.svg',
    }),
    block('Content Subheader', {
      id: 'how-it-seals',
      heading: 'How an O-ring seals',
      content:
        '<p>Closing the joint flattens the ring by 10 to 30%. This squeeze seals at zero pressure. Rising pressure pushes the rubber against the far wall of the groove and raises the contact stress: the ring seals harder as it is loaded, until it is forced into the clearance gap.</p><p>Three figures decide whether it seals: squeeze, stretch of the inside diameter, and how full the groove is. <a href="/general-groove-design">General groove design</a> explains them and gives limits.</p>',
    }),
    block('Data Table', {
      id: 'materials',
      heading: 'Start with one of six materials',
      caption: 'Typical working range and use of six common O-ring materials',
      head: head('Material', numeric('Low'), numeric('High'), 'Choose it for', 'Parts'),
      rows: [
        row(['NBR', '/nbr-buna-n'], '−34 °C', '121 °C', 'Mineral oil, fuel, grease, water', [
          'NBR O-rings',
          '/shop/orings?material=nbr',
        ]),
        row(['HNBR', '/hnbr'], '−40 °C', '150 °C', 'Hot oil with additives, refrigerants, ozone', [
          'HNBR O-rings',
          '/shop/orings?material=hnbr',
        ]),
        row(['EPDM, peroxide cured', '/epdm'], '−54 °C', '150 °C', 'Hot water, steam, glycol, brake fluid', [
          'EPDM O-rings',
          '/shop/orings?material=epdm',
        ]),
        row(['VMQ silicone', '/silicone'], '−55 °C', '225 °C', 'Dry heat, cold, food, static use', [
          'Silicone O-rings',
          '/shop/orings?material=vmq',
        ]),
        row(['FKM type A', '/fkm-fluorocarbon'], '−20 °C', '204 °C', 'Oil, fuel, aromatic solvents, vacuum', [
          'FKM O-rings',
          '/shop/orings?material=fkm',
        ]),
        row(['FFKM', '/ffkm-perfluoroelastomer'], '−15 °C', '325 °C', 'Almost all chemicals, plasma', [
          'FFKM O-rings',
          '/shop/orings?material=ffkm',
        ]),
      ],
      note: 'Typical limits of the family; the grade decides. FFKM reaches its upper limit only in high-temperature grades; standard grades end near 260 °C.',
    }),
    block('Content Subheader with Linked Bubbles', {
      id: 'kinds',
      heading: 'Special O-rings',
      content: '<p>O-rings for special media, inspection systems or sizes outside the standard tables.</p>',
      bubbles: [
        { label: 'Encapsulated', url: '/encapsulated-o-rings', image: '/drawings/encapsulated-o-ring.svg' },
        { label: 'Giant', url: '/giant-o-rings', image: '/drawings/giant-o-ring.svg' },
        { label: 'Micro', url: '/micro-o-rings', image: '/drawings/micro-o-ring.svg' },
        { label: 'Conductive', url: '/conductive-emi-o-rings', image: '/drawings/conductive-o-ring.svg' },
        { label: 'Detectable', url: '/metal-and-x-ray-detectable-o-rings', image: '/drawings/detectable-o-ring.svg' },
        { label: 'Metal', url: '/metal-seals', image: '/drawings/metal-o-ring.svg' },
      ],
    }),
    block('List', {
      id: 'choose',
      heading: 'From joint to part number',
      style: 'numbers',
      items: texts(
        'Look up the medium in the <a href="/chemical-compatibility-table-o-rings-gaskets-plastics">chemical compatibility table</a>.',
        'Enter the lowest and highest temperature in the store; compounds that do not cover both are removed.',
        'Measure the cross-section first, then the inside diameter. <a href="/measuring-o-rings">Measuring O-rings</a> shows how.',
        'Choose the hardness: 70 Shore A for most joints, 90 where pressure or gap is large. See <a href="/durometer-and-hardness">durometer and hardness</a>.',
        'Enter a quantity. The price falls at each break; the ship time depends on stock.',
      ),
    }),
    faq('Questions about O-rings', {
      'Is a part number a size or a material?':
        '<p>Both. The part before the hyphen is the compound, the part after it the size: FK7502-214 is an FKM of 75 Shore A in AS568-214. The post on <a href="/blog/reading-a-part-number">reading a part number</a> explains one.</p>',
      'Can I use AS568 and metric sizes interchangeably?':
        '<p>Sometimes. Some cross-sections differ by only a few hundredths: 1.78 and 1.80 mm, 2.62 and 2.65 mm. With ample squeeze both seal; otherwise check the squeeze with the actual cross-section.</p>',
      'What if no standard size fits?':
        '<p>Send inside diameter, cross-section and compound. <a href="/custom-o-rings">Custom O-rings</a> are molded to your dimensions.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?size=AS568-214',
      links: [
        link('General groove design', '/general-groove-design'),
        link('Nitrile (NBR, Buna-N)', '/nbr-buna-n'),
        link('Hydrogenated nitrile (HNBR)', '/hnbr'),
        link('Ethylene propylene (EPDM)', '/epdm'),
        link('Silicone (VMQ)', '/silicone'),
        link('Fluorocarbon (FKM)', '/fkm-fluorocarbon'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Know the size already?',
      content:
        'Type it into the search box as shown on the drawing or the old bag, or open a size and compare all its compounds.',
      actions: [primary('Open the store', '/shop/orings?size=AS568-214'), link('Request a quote', '/request-a-quote')],
    }),
  ],
});

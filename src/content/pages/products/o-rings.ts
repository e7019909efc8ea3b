import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/o-rings',
  title: 'O-rings in AS568, JIS and metric sizes',
  description:
    'O-rings in 442 compounds and 2,779 standard sizes: how a ring seals, which material to start with, how to find the size and what it costs.',
  image: '/drawings/o-ring.svg',
  blocks: [
    block('Content Header', {
      heading: 'O-rings',
      lead: 'A ring of round section, squeezed in a groove that closes the gap between two parts. The store holds 442 compounds in 2,779 standard sizes, each with price breaks and stock by quantity.',
      actions: [
        { label: 'Shop O-rings', url: '/shop/orings', priority: 'primary' },
        { label: 'Find a size', url: '/as568-sizing-chart' },
      ],
      image: '/drawings/o-ring.svg',
    }),
    block('Table of Contents', {}),
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
      head: [
        { text: 'Material' },
        { text: 'Low', numeric: true },
        { text: 'High', numeric: true },
        { text: 'Choose it for' },
        { text: 'Parts' },
      ],
      rows: [
        {
          cells: [
            { text: 'NBR', url: '/nbr-buna-n' },
            { text: '−34 °C' },
            { text: '121 °C' },
            { text: 'Mineral oil, fuel, grease, water' },
            { text: 'NBR O-rings', url: '/shop/orings?material=nbr' },
          ],
        },
        {
          cells: [
            { text: 'HNBR', url: '/hnbr' },
            { text: '−40 °C' },
            { text: '150 °C' },
            { text: 'Hot oil with additives, refrigerants, ozone' },
            { text: 'HNBR O-rings', url: '/shop/orings?material=hnbr' },
          ],
        },
        {
          cells: [
            { text: 'EPDM, peroxide cured', url: '/epdm' },
            { text: '−54 °C' },
            { text: '150 °C' },
            { text: 'Hot water, steam, glycol, brake fluid' },
            { text: 'EPDM O-rings', url: '/shop/orings?material=epdm' },
          ],
        },
        {
          cells: [
            { text: 'VMQ silicone', url: '/silicone' },
            { text: '−55 °C' },
            { text: '225 °C' },
            { text: 'Dry heat, cold, food, static use' },
            { text: 'Silicone O-rings', url: '/shop/orings?material=vmq' },
          ],
        },
        {
          cells: [
            { text: 'FKM type A', url: '/fkm-fluorocarbon' },
            { text: '−20 °C' },
            { text: '204 °C' },
            { text: 'Oil, fuel, aromatic solvents, vacuum' },
            { text: 'FKM O-rings', url: '/shop/orings?material=fkm' },
          ],
        },
        {
          cells: [
            { text: 'FFKM', url: '/ffkm-perfluoroelastomer' },
            { text: '−15 °C' },
            { text: '325 °C' },
            { text: 'Almost all chemicals, plasma' },
            { text: 'FFKM O-rings', url: '/shop/orings?material=ffkm' },
          ],
        },
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
      items: [
        {
          text: 'Look up the medium in the <a href="/chemical-compatibility-table-o-rings-gaskets-plastics">chemical compatibility table</a>.',
        },
        {
          text: 'Enter the lowest and highest temperature in the store; compounds that do not cover both are removed.',
        },
        {
          text: 'Measure the cross-section first, then the inside diameter. <a href="/measuring-o-rings">Measuring O-rings</a> shows how.',
        },
        {
          text: 'Choose the hardness: 70 Shore A for most joints, 90 where pressure or gap is large. See <a href="/durometer-and-hardness">durometer and hardness</a>.',
        },
        { text: 'Enter a quantity. The price falls at each break; the ship time depends on stock.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about O-rings',
      items: [
        {
          question: 'Is a part number a size or a material?',
          answer:
            '<p>Both. The part before the hyphen is the compound, the part after it the size: FK7502-214 is an FKM of 75 Shore A in AS568-214. The post on <a href="/blog/reading-a-part-number">reading a part number</a> explains one.</p>',
        },
        {
          question: 'Can I use AS568 and metric sizes interchangeably?',
          answer:
            '<p>Sometimes. Some cross-sections differ by only a few hundredths: 1.78 and 1.80 mm, 2.62 and 2.65 mm. With ample squeeze both seal; otherwise check the squeeze with the actual cross-section.</p>',
        },
        {
          question: 'What if no standard size fits?',
          answer:
            '<p>Send inside diameter, cross-section and compound. <a href="/custom-o-rings">Custom O-rings</a> are molded to your dimensions.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?size=AS568-214',
      links: [
        { label: 'General groove design', url: '/general-groove-design' },
        { label: 'Nitrile (NBR, Buna-N)', url: '/nbr-buna-n' },
        { label: 'Hydrogenated nitrile (HNBR)', url: '/hnbr' },
        { label: 'Ethylene propylene (EPDM)', url: '/epdm' },
        { label: 'Silicone (VMQ)', url: '/silicone' },
        { label: 'Fluorocarbon (FKM)', url: '/fkm-fluorocarbon' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Know the size already?',
      content:
        'Type it into the search box as shown on the drawing or the old bag, or open a size and compare all its compounds.',
      actions: [
        { label: 'Open the store', url: '/shop/orings?size=AS568-214', priority: 'primary' },
        { label: 'Request a quote', url: '/request-a-quote' },
      ],
    }),
  ],
});

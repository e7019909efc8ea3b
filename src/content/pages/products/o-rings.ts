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
      lead: 'A ring of round section, squeezed in a groove until it closes the gap between two parts. The store holds 442 compounds in 2,779 standard sizes, each with price breaks and stock by quantity.',
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
        '<p>Closing the joint flattens the section by 10 to 30%. That squeeze is the seal at zero pressure. When pressure rises it pushes the rubber against the far wall of the groove, and the contact stress rises with it: the ring seals harder as it is loaded, until it is forced into the clearance gap.</p><p>Three figures decide whether it works: squeeze, stretch of the inside diameter, and how full the groove is. <a href="/general-groove-design">General groove design</a> gives all three with limits.</p>',
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
      note: 'Typical limits of the family; the grade decides. FFKM reaches its upper limit only in high-temperature grades, standard ones stop near 260 °C.',
    }),
    block('Content Subheader with Linked Bubbles', {
      id: 'kinds',
      heading: 'Rings with a special job',
      content: '<p>The same torus, made for a medium, a detector or a size that the standard tables leave out.</p>',
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
          text: 'Name the medium and look it up in the <a href="/chemical-compatibility-table-o-rings-gaskets-plastics">chemical compatibility table</a>.',
        },
        {
          text: 'Set the coldest and the hottest temperature in the store; compounds that do not cover both drop out.',
        },
        {
          text: 'Measure the cross-section first, then the inside diameter. <a href="/measuring-o-rings">Measuring O-rings</a> shows how.',
        },
        {
          text: 'Pick the hardness: 70 Shore A for most joints, 90 where pressure or gap is large. See <a href="/durometer-and-hardness">durometer and hardness</a>.',
        },
        { text: 'Enter a quantity. The price falls at each break, and the ship time follows from what is in stock.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about O-rings',
      items: [
        {
          question: 'Is a part number a size or a material?',
          answer:
            '<p>Both. The part before the hyphen is the compound, the part behind it the size: FK7502-214 is an FKM of 75 Shore A in AS568-214. The post on <a href="/blog/reading-a-part-number">reading a part number</a> takes one apart.</p>',
        },
        {
          question: 'Can I mix up AS568 and metric sizes?',
          answer:
            '<p>Some are only hundredths apart: 1.78 and 1.80 mm, 2.62 and 2.65 mm. In a groove of generous squeeze both seal; in a shallow one check the squeeze with the real section.</p>',
        },
        {
          question: 'What if no standard size fits?',
          answer:
            '<p>Send inside diameter, cross-section and compound. <a href="/custom-o-rings">Custom O-rings</a> are molded to your figures.</p>',
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
        'Type it into the search box as it stands on the drawing or on the old bag. Or open a size and compare every compound it is offered in.',
      actions: [
        { label: 'Open the store', url: '/shop/orings?size=AS568-214', priority: 'primary' },
        { label: 'Request a quote', url: '/request-a-quote' },
      ],
    }),
  ],
});

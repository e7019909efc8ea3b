import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/encapsulated-o-rings',
  title: 'FEP and PFA encapsulated O-rings',
  description:
    'O-rings with a seamless FEP or PFA jacket over a silicone or FKM core: limits, fitting, grooves and what the jacket cannot do.',
  image: '/drawings/encapsulated-o-ring.svg',
  blocks: [
    block('Content Header', {
      heading: 'Encapsulated O-rings',
      lead: 'A fluoropolymer jacket faces the medium; a rubber core presses it against the groove. The ring combines the chemical resistance of PTFE with the recovery that solid PTFE lacks.',
      actions: [
        { label: 'Shop encapsulated O-rings', url: '/shop/orings?subtype=encapsulated', priority: 'primary' },
        { label: 'Request a quote', url: '/request-a-quote' },
      ],
      image: '/drawings/encapsulated-o-ring.svg',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'combinations',
      heading: 'Jacket and core',
      caption: 'Four combinations with typical limits, each filtered in the store',
      head: [
        { text: 'Jacket' },
        { text: 'Core' },
        { text: 'Low', numeric: true },
        { text: 'High', numeric: true },
        { text: 'Parts' },
      ],
      rows: [
        {
          cells: [
            { text: 'FEP' },
            { text: 'Silicone' },
            { text: '−60 °C' },
            { text: '204 °C' },
            { text: 'FEP over silicone', url: '/shop/orings?material=fep-vmq' },
          ],
        },
        {
          cells: [
            { text: 'FEP' },
            { text: 'FKM' },
            { text: '−20 °C' },
            { text: '204 °C' },
            { text: 'FEP over FKM', url: '/shop/orings?material=fep-fkm' },
          ],
        },
        {
          cells: [
            { text: 'PFA' },
            { text: 'Silicone' },
            { text: '−60 °C' },
            { text: '260 °C' },
            { text: 'PFA over silicone', url: '/shop/orings?material=pfa-vmq' },
          ],
        },
        {
          cells: [
            { text: 'PFA' },
            { text: 'FKM' },
            { text: '−20 °C' },
            { text: '204 °C' },
            { text: 'PFA over FKM', url: '/shop/orings?material=pfa-fkm' },
          ],
        },
      ],
      note: 'With PFA the silicone core may set the limit between 225 and 260 °C, depending on grade.',
    }),
    block('Text', {
      text: '<p>The core decides cold flexibility and recovery: silicone stays soft at lower temperatures, FKM takes less set over years of compression. The jacket decides chemical resistance and heat; PFA takes more heat than FEP and resists abrasion somewhat better.</p>',
    }),
    block('Column Content', {
      id: 'when',
      heading: 'When to choose one',
      columns: [
        {
          heading: 'Good reasons',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Solvents, acids and bases that no affordable rubber survives' },
            { text: 'The product must not touch rubber: food, pharmaceuticals, analysis' },
            { text: 'Large temperature swings with aggressive media' },
            { text: 'FFKM would work but costs too much' },
          ],
        },
        {
          heading: 'Reasons against it',
          bulletType: 'minus_bullet',
          points: [
            { text: 'The joint moves: the thin jacket wears through' },
            { text: 'Groove edges are sharp, or the ring must stretch far' },
            { text: 'Molten alkali metals or fluorine are present' },
            { text: 'Squeeze is low and flanges are rough: a jacketed ring acts like 90 Shore A' },
          ],
        },
      ],
    }),
    block('List', {
      id: 'fit',
      heading: 'Installing without a crease',
      style: 'numbers',
      items: [
        { text: 'Break the edges of the groove and of every thread the ring passes.' },
        { text: 'Warm the ring in hot water for a few minutes; the jacket becomes pliable.' },
        {
          text: 'Ease it over the shoulder right away, without sharp tools. Rings of small diameter and thick cross-section need open grooves.',
        },
        { text: 'Let it recover its size, held round by the bore or a sleeve, before the joint is closed.' },
      ],
    }),
    block('Content Subheader', {
      id: 'on-file',
      heading: 'Data of the most flexible pair',
      content: '<p>FEP over silicone reaches −60 °C. The store filters by the same figures.</p>',
    }),
    block('Material Facts', { code: 'FEP-VMQ' }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about encapsulated O-rings',
      items: [
        {
          question: 'Do they fit a normal O-ring groove?',
          answer:
            '<p>For static use, usually yes: cross-sections are standard, and <a href="/face-seal-design">face grooves</a> suit them well, as nothing has to stretch.</p>',
        },
        {
          question: 'Can gas get through?',
          answer:
            '<p>Slowly. Every polymer lets gas diffuse, and the rating on file for a silicone core under FEP is medium. Look at <a href="/permeability">gas permeability</a> before you rely on one for helium or vacuum.</p>',
        },
        {
          question: 'Is the jacket a coating?',
          answer:
            '<p>No, it is a closed tube with a wall you can measure. A sprayed film that only eases installation is a different product: <a href="/ptfe-coated-o-rings">PTFE-coated O-rings</a>.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?subtype=encapsulated',
      links: [
        { label: 'Perfluoroelastomer (FFKM)', url: '/ffkm-perfluoroelastomer' },
        { label: 'Spring-energized seals', url: '/spring-energized-seals' },
        { label: 'PTFE', url: '/materialpages/ptfe' },
        { label: 'Chemical processing', url: '/industries/chemical-processing' },
        { label: 'Medical and pharmaceutical', url: '/industries/medical-pharmaceutical' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Need a size that is not listed?',
      content: 'Jacketed rings are also made oval, square or in nonstandard diameters. Send groove and medium.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Browse PFA jackets', url: '/shop/orings?material=pfa-vmq,pfa-fkm' },
      ],
    }),
  ],
});

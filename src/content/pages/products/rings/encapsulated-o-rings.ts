import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, minusPoints, numeric, plusPoints, primary, row, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/encapsulated-o-rings',
  title: 'FEP and PFA encapsulated O-rings',
  description:
    'O-rings with a seamless FEP or PFA jacket over a silicone or FKM core: limits, fitting, grooves and what the jacket cannot do.',
  blocks: [
    block('Content Header', {
      heading: 'Encapsulated O-rings',
      lead: 'A fluoropolymer jacket faces the medium; a rubber core presses it against the groove. The ring combines the chemical resistance of PTFE with the recovery that solid PTFE lacks.',
      actions: [
        primary('Shop encapsulated O-rings', '/shop/orings?subtype=encapsulated'),
        link('Request a quote', '/request-a-quote'),
      ],
      image: '/drawings/encapsulated-o-ring.svg',
    }),
    block('Data Table', {
      id: 'combinations',
      heading: 'Jacket and core',
      caption: 'Four combinations with typical limits, each filtered in the store',
      head: head('Jacket', 'Core', numeric('Low'), numeric('High'), 'Parts'),
      rows: [
        row('FEP', 'Silicone', '−60 °C', '204 °C', ['FEP over silicone', '/shop/orings?material=fep-vmq']),
        row('FEP', 'FKM', '−20 °C', '204 °C', ['FEP over FKM', '/shop/orings?material=fep-fkm']),
        row('PFA', 'Silicone', '−60 °C', '260 °C', ['PFA over silicone', '/shop/orings?material=pfa-vmq']),
        row('PFA', 'FKM', '−20 °C', '204 °C', ['PFA over FKM', '/shop/orings?material=pfa-fkm']),
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
        plusPoints('Good reasons', [
          'Solvents, acids and bases that no affordable rubber survives',
          'The product must not touch rubber: food, pharmaceuticals, analysis',
          'Large temperature swings with aggressive media',
          'FFKM would work but costs too much',
        ]),
        minusPoints('Reasons against it', [
          'The joint moves: the thin jacket wears through',
          'Groove edges are sharp, or the ring must stretch far',
          'Molten alkali metals or fluorine are present',
          'Squeeze is low and flanges are rough: a jacketed ring acts like 90 Shore A',
        ]),
      ],
    }),
    block('List', {
      id: 'fit',
      heading: 'Installing without a crease',
      style: 'numbers',
      items: texts(
        'Break the edges of the groove and of every thread the ring passes.',
        'Warm the ring in hot water for a few minutes; the jacket becomes pliable.',
        'Ease it over the shoulder right away, without sharp tools. Rings of small diameter and thick cross-section need open grooves.',
        'Let it recover its size, held round by the bore or a sleeve, before the joint is closed.',
      ),
    }),
    block('Content Subheader', {
      id: 'on-file',
      heading: 'Data of the most flexible pair',
      content: '<p>FEP over silicone reaches −60 °C. The store filters by the same figures.</p>',
    }),
    block('Material Facts', { code: 'FEP-VMQ' }),
    faq('Questions about encapsulated O-rings', {
      'Do they fit a normal O-ring groove?':
        '<p>For static use, usually yes: cross-sections are standard, and <a href="/face-seal-design">face grooves</a> suit them well, as nothing has to stretch.</p>',
      'Can gas get through?':
        '<p>Slowly. Every polymer lets gas diffuse, and the rating on file for a silicone core under FEP is medium. Look at <a href="/permeability">gas permeability</a> before you rely on one for helium or vacuum.</p>',
      'Is the jacket a coating?':
        '<p>No, it is a closed tube with a wall you can measure. A sprayed film that only eases installation is a different product: <a href="/ptfe-coated-o-rings">PTFE-coated O-rings</a>.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?subtype=encapsulated',
      links: [
        link('Perfluoroelastomer (FFKM)', '/ffkm-perfluoroelastomer'),
        link('Spring-energized seals', '/spring-energized-seals'),
        link('PTFE', '/materialpages/ptfe'),
        link('Chemical processing', '/industries/chemical-processing'),
        link('Medical and pharmaceutical', '/industries/medical-pharmaceutical'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Need a size that is not listed?',
      content: 'Jacketed rings are also made oval, square or in nonstandard diameters. Send groove and medium.',
      actions: [
        primary('Request a quote', '/request-a-quote'),
        link('Browse PFA jackets', '/shop/orings?material=pfa-vmq,pfa-fkm'),
      ],
    }),
  ],
});

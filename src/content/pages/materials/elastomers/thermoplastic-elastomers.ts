import { block, definePage } from '../../../define-page.ts';
import { faq, link, primary } from '../../../shorthand.ts';

export const page = definePage({
  path: '/thermoplastic-elastomers',
  title: 'Thermoplastic elastomers (TPC-ET, TPV)',
  description:
    'Rubber that melts: polyester elastomer for backup rings and TPV for weather seals. What they do better than cured rubber, and how compression set limits them.',
  blocks: [
    block('Content Header', {
      heading: 'Thermoplastic elastomers',
      lead: 'Two families matter in seals. Polyester elastomer (TPC-ET), 40 to 72 Shore D, backs up O-rings to 110 °C. Vulcanizate (TPV), 35 to 90 Shore A, seals weather and water to 135 °C. Both are injection-molded like a plastic.',
      actions: [
        primary('Plan a molded TPE part', '/request-a-quote'),
        link('TPE rings', '/shop/orings?material=tpc-et,tpv'),
      ],
      image: '/drawings/temperature-range.svg?low=-60&high=135',
      material: 'TPV',
    }),
    block('Content Subheader', {
      id: 'principle',
      heading: 'How they differ from rubber',
      content:
        '<p>Cured rubber is one giant molecule; it chars before it melts. A thermoplastic elastomer is linked by hard blocks that melt when heated and form again on cooling. Scrap can be reground, molding cycles take seconds, and parts can be welded. But the hard blocks slip under lasting load, so compression set is higher than in a cured O-ring and rises quickly with heat.</p>',
    }),
    block('TabContent', {
      id: 'families',
      heading: 'The two families',
      tabs: [
        {
          label: 'TPC-ET',
          items: [
            {
              image: '/drawings/t-seal.svg',
              title: 'Backup rings',
              content:
                '<p>Flexes to snap into a closed groove, then resists extrusion like nylon. Hytrel® is a trade name.</p>',
              btnTitle: 'T-seals',
              btnLink: '/t-seals',
            },
            {
              image: '/drawings/diaphragm.svg',
              title: 'Flexing parts',
              content: '<p>Bellows and boots with long fatigue life in oil and grease.</p>',
              btnTitle: 'Diaphragms',
              btnLink: '/diaphragms',
            },
          ],
        },
        {
          label: 'TPV',
          items: [
            {
              image: '/drawings/extrusion.svg',
              title: 'Weather profiles',
              content: '<p>Fine EPDM rubber, cured, dispersed in polypropylene. Santoprene™ is a trade name.</p>',
              btnTitle: 'Extrusions',
              btnLink: '/extrusions',
            },
            {
              image: '/drawings/grommet.svg',
              title: 'Grommets',
              content: '<p>Soft, colored, overmolded on plastic in one shot.</p>',
              btnTitle: 'Grommets',
              btnLink: '/grommets',
            },
          ],
        },
      ],
    }),
    block('Material Facts', { id: 'tpc', heading: 'Polyester elastomer, TPC-ET', code: 'TPC-ET' }),
    block('Material Facts', { id: 'tpv', heading: 'Vulcanizate, TPV', code: 'TPV' }),
    faq('Questions about TPE', {
      'Can a TPE O-ring replace an EPDM one?':
        '<p>In a cool, low-pressure joint that is opened often, perhaps. In hot water or a joint that must stay tight for years, cured <a href="/epdm">EPDM</a> keeps its force and TPV does not.</p>',
      'When does the tool pay off?':
        '<p>Injection tools cost more than compression molds; the parts cost much less. Ask for both at your yearly quantity in one request.</p>',
      'Is polyurethane one of them?':
        '<p>Thermoplastic polyurethane is. Because its seals behave like cast urethane, it is covered under <a href="/polyurethane">polyurethane</a>.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=tpc-et,tpv',
      links: [
        link('T-seals', '/t-seals'),
        link('Diaphragms', '/diaphragms'),
        link('Extrusions', '/extrusions'),
        link('Grommets', '/grommets'),
        link('Ethylene propylene (EPDM)', '/epdm'),
        link('Polyurethane (AU, EU)', '/polyurethane'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'High volume, soft, colored?',
      content: 'Describe the part, yearly quantity, temperature and medium.',
      actions: [primary('Start a quote', '/request-a-quote'), link('Custom molded parts', '/custom-parts')],
    }),
  ],
});

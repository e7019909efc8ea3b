import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, minusPoints, plusPoints, primary, row, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/tubing',
  title: 'Rubber and plastic tubing',
  description:
    'Tubing by bore and wall in silicone, EPDM, FKM, polyurethane, PTFE and more: pressure, bending, peristaltic pumps and how to order it.',
  blocks: [
    block('Content Header', {
      heading: 'Tubing',
      lead: 'Extruded tube for fluids, air, insulation and pump heads. Bore and wall set flow and pressure; the polymer decides which fluids it can carry.',
      actions: [
        primary('Request a quote', '/request-a-quote'),
        link('Chemical table', '/chemical-compatibility-table-o-rings-gaskets-plastics'),
      ],
      image: '/drawings/tubing.svg',
    }),
    block('TabContent', {
      id: 'materials',
      heading: 'Choose by fluid',
      tabs: [
        {
          label: 'Water, food',
          items: [
            {
              image: '/drawings/water-tap.svg',
              title: 'EPDM, silicone',
              content:
                '<p>Tasteless with the right cure. EPDM for hot water and alkalis, platinum-cured silicone for beverages and pharmaceuticals. Documents are issued per compound; request them before you order.</p>',
              btnTitle: 'Drinking water',
              btnLink: '/industries/drinking-water',
            },
          ],
        },
        {
          label: 'Oil, fuel',
          items: [
            {
              image: '/drawings/chemical-swell.svg',
              title: 'NBR, FKM',
              content:
                '<p>Nitrile for oil lines, fluorocarbon for fuel vapor and heat. Both need a fabric layer for more than slight pressure.</p>',
              btnTitle: 'Fluorocarbon',
              btnLink: '/fkm-fluorocarbon',
            },
          ],
        },
        {
          label: 'Chemicals',
          items: [
            {
              image: '/drawings/reactor-vessel.svg',
              title: 'PTFE, PVDF',
              content:
                '<p>Stiff and slippery. PTFE for nearly all media up to 260 °C, PVDF for acids and halogens up to 150 °C. They kink easily.</p>',
              btnTitle: 'PTFE',
              btnLink: '/materialpages/ptfe',
            },
          ],
        },
        {
          label: 'Air, abrasion',
          items: [
            {
              image: '/drawings/actuator.svg',
              title: 'Polyurethane',
              content:
                '<p>Tough, springy, clear. For pneumatic lines and granulate conveying at room temperature; not for hot water.</p>',
              btnTitle: 'Polyurethane',
              btnLink: '/polyurethane',
            },
          ],
        },
      ],
    }),
    block('Content Subheader', {
      id: 'wall',
      heading: 'Bore, wall and pressure',
      content:
        '<p>Burst pressure of a plain tube grows with the ratio of wall to bore and falls with heat. At equal wall thickness, twice the bore holds about half the pressure. Unreinforced rubber is for low pressure; for more, use braided tubing or a plastic. We do not publish ratings by size, since they depend on compound, dimensions and safety factor.</p>',
    }),
    block('Data Table', {
      id: 'effects',
      heading: 'Effect of the dimensions',
      caption: 'What each change improves and reduces',
      head: head('Change', 'Improves', 'Reduces'),
      rows: [
        row('Thicker wall', 'Pressure, vacuum, no kinks', 'Flexibility'),
        row('Larger bore', 'Flow', 'Pressure'),
        row('Harder rubber', 'Push-on grip, shape', 'Bend radius'),
        row('Softer rubber', 'Pump return, small radius', 'Wear life'),
      ],
    }),
    block('List', {
      id: 'order',
      heading: 'What to specify',
      style: 'numbers',
      items: texts(
        'Inside diameter and wall, or inside and outside diameter.',
        'Polymer, hardness, color or clear.',
        'Continuous length, or cut pieces with a tolerance.',
        'Fluid, temperature, pressure or vacuum.',
        'Approvals and packing, such as double-bagged for a clean area.',
      ),
    }),
    block('Column Content', {
      id: 'gas',
      heading: 'Gas lines',
      columns: [
        plusPoints('Lower permeability', [
          'Butyl and fluorocarbon hold gas well',
          'PVDF and nylon are tight and light',
          'Short runs lose less gas',
        ]),
        minusPoints('Higher permeability', [
          'Silicone passes gas and water vapor at a very high rate',
          'Natural rubber is almost as permeable',
          'Thin walls let more gas through in any material',
        ]),
      ],
    }),
    faq('Questions about tubing', {
      'Which tube for a peristaltic pump?':
        '<p>One that recovers quickly and withstands millions of cycles: thermoplastic vulcanizate and polyurethane last long; silicone is clean but has a shorter life. Wall thickness must match the pump head.</p>',
      'Is tubing the same as hose?': '<p>A tube has one wall. Hose adds braid and cover and is rated for pressure.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=vmq&curetype=platinum',
      links: [
        link('Extrusions', '/extrusions'),
        link('O-ring cord', '/o-ring-cord'),
        link('Gas permeability', '/permeability'),
        link('USP Class VI', '/usp-class-vi'),
        link('Medical and pharmaceutical', '/industries/medical-pharmaceutical'),
        link('Silicone O-rings', '/shop/orings?material=vmq&curetype=platinum'),
        link('Sanitary gaskets', '/sanitary-gaskets'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send bore, wall and length',
      content: 'Name the fluid too. Add O-rings for the couplings to the same request.',
      actions: [primary('Request a quote', '/request-a-quote'), link('PVDF rings', '/shop/orings?material=pvdf')],
    }),
  ],
});

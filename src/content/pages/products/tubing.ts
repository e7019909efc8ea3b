import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/tubing',
  title: 'Rubber and plastic tubing',
  description:
    'Tubing by bore and wall in silicone, EPDM, FKM, polyurethane, PTFE and more: pressure, bending, peristaltic pumps and how to order it.',
  image: '/drawings/tubing.svg',
  blocks: [
    block('Content Header', {
      heading: 'Tubing',
      lead: 'Extruded tube for fluids, air, insulation and pump heads. Bore and wall set flow and pressure; the polymer sets what may run through it.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Chemical table', url: '/chemical-compatibility-table-o-rings-gaskets-plastics' },
      ],
      image: '/drawings/tubing.svg',
    }),
    block('Table of Contents', {}),
    block('TabContent', {
      id: 'materials',
      heading: 'By what runs through it',
      tabs: [
        {
          label: 'Water, food',
          items: [
            {
              image: '/drawings/water-tap.svg',
              title: 'EPDM, silicone',
              content:
                '<p>Neutral in taste when cured for it. EPDM for hot water and alkalis, platinum-cured silicone for beverages and pharmacy. Papers belong to the compound; ask beforehand.</p>',
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
                '<p>Nitrile for oil lines, fluorocarbon for fuel vapor and heat. Both need a fabric layer as soon as pressure is more than slight.</p>',
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
                '<p>Stiff and slippery. PTFE for nearly all media up to 260 °C, PVDF for acids and halogens up to 150 °C. They kink rather than bend.</p>',
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
                '<p>Tough, springy, clear. Pneumatic lines and granulate conveying at ordinary temperature; not for hot water.</p>',
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
        '<p>Burst pressure of a plain tube grows with the ratio of wall to bore and falls with heat. Two tubes of one wall, one twice the bore of the other: the wider one holds about half. Unreinforced rubber is for low pressure; braid it, or pick a plastic, once a regulator is upstream. We do not publish ratings by size: they follow from compound, dimensions and safety factor together.</p>',
    }),
    block('Data Table', {
      id: 'effects',
      heading: 'What the dimensions do',
      caption: 'Effect of tube dimensions',
      head: [{ text: 'Change' }, { text: 'Gains' }, { text: 'Loses' }],
      rows: [
        { cells: [{ text: 'Thicker wall' }, { text: 'Pressure, vacuum, no kinks' }, { text: 'Flexibility' }] },
        { cells: [{ text: 'Larger bore' }, { text: 'Flow' }, { text: 'Pressure' }] },
        { cells: [{ text: 'Harder rubber' }, { text: 'Push-on grip, shape' }, { text: 'Bend radius' }] },
        { cells: [{ text: 'Softer rubber' }, { text: 'Pump return, small radius' }, { text: 'Wear life' }] },
      ],
    }),
    block('List', {
      id: 'order',
      heading: 'A complete line',
      style: 'numbers',
      items: [
        { text: 'Inside diameter and wall, or inside and outside: never outside and wall alone.' },
        { text: 'Polymer, hardness, color or clear.' },
        { text: 'Continuous length, or cut pieces with a tolerance.' },
        { text: 'Fluid, temperature, pressure or vacuum.' },
        { text: 'Approvals and packing, such as double-bagged for a clean area.' },
      ],
    }),
    block('Column Content', {
      id: 'gas',
      heading: 'Gas lines need a second look',
      columns: [
        {
          heading: 'Tighter',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Butyl and fluorocarbon hold gas well' },
            { text: 'PVDF and nylon are tight and light' },
            { text: 'Short runs leak less: length counts' },
          ],
        },
        {
          heading: 'Leakier',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Silicone passes gas and water vapor at a very high rate' },
            { text: 'Natural rubber is close behind' },
            { text: 'Thin walls multiply either effect' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'From the bench',
      items: [
        {
          question: 'Which tube for a peristaltic pump?',
          answer:
            '<p>One that recovers quickly and survives millions of flexes: thermoplastic vulcanizate and polyurethane wear long, silicone is clean but shorter-lived. Wall thickness must match the pump head.</p>',
        },
        {
          question: 'Is tubing the same as hose?',
          answer: '<p>A tube has one wall. Hose adds braid and cover and is rated for pressure.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=vmq&curetype=platinum',
      links: [
        { label: 'Extrusions', url: '/extrusions' },
        { label: 'O-ring cord', url: '/o-ring-cord' },
        { label: 'Gas permeability', url: '/permeability' },
        { label: 'USP Class VI', url: '/usp-class-vi' },
        { label: 'Medical and pharmaceutical', url: '/industries/medical-pharmaceutical' },
        { label: 'Silicone O-rings', url: '/shop/orings?material=vmq&curetype=platinum' },
        { label: 'Sanitary gaskets', url: '/sanitary-gaskets' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Bore, wall, length',
      content: 'And the fluid. Matching O-rings for the couplings can go on the same request.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'PVDF rings', url: '/shop/orings?material=pvdf' },
      ],
    }),
  ],
});

import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';

export const page = definePage({
  path: '/industries/military-aerospace-automotive',
  title: 'Military, aerospace and automotive seals',
  description:
    'Seals for fuel, hydraulic and drive systems in the air and on the road: which rubber each fluid allows, cold starts, and how to quote a specification.',
  image: '/drawings/actuator.svg',
  blocks: [
    block('Content Header', {
      heading: 'Military, aerospace, automotive',
      lead: 'Moving machines add two things to chemistry: cold starts and paperwork. Here are the fluids that exclude a rubber outright, the limits on the cold side, and what a drawing must name.',
      actions: [
        {
          label: 'Low-temperature FKM',
          url: '/shop/orings?material=fkm&subtype=type-glt,type-gflt',
          priority: 'primary',
        },
        { label: 'Military specifications', url: '/military-specifications' },
      ],
      image: '/drawings/actuator.svg',
      altText: 'Linear actuator with rod, piston and static seals',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'fluids',
      heading: 'The fluid excludes first',
      caption: 'Ratings on file for fluids of vehicles and aircraft',
      head: head('Fluid', 'NBR', 'EPDM', 'FKM', 'FVMQ', 'HNBR'),
      rows: [
        row('Jet fuel, kerosene type', 'A', 'D', 'A', 'A', 'A'),
        row('Mineral aircraft hydraulic fluid', 'A', 'D', 'A', 'A', 'A'),
        row('Alkyl phosphate ester hydraulic fluid', 'D', 'A', 'D', 'C', 'D'),
        row('Diester turbine oil', 'B', 'D', 'A', 'B', 'B'),
        row('Automatic transmission fluid', 'A', 'D', 'A', 'B', 'A'),
        row('Glycol brake fluid', 'C', 'A', 'D', 'D', 'C'),
        row('Engine coolant, inhibited', 'A', 'A', 'B', 'B', 'A'),
        row('Gasoline with 10% ethanol', 'B', 'D', 'A', 'A', 'B'),
      ],
      note: 'Phosphate ester and mineral hydraulic fluid need opposite rubbers. Mixing up the two rings is a classic cause of failure after overhaul.',
    }),
    block('TabContent', {
      id: 'fields',
      heading: 'By field',
      tabs: [
        {
          label: 'Aerospace',
          items: [
            {
              image: '/drawings/temperature-range.svg?low=-60&high=177',
              altText: 'Temperature bar from −60 to 177 °C',
              title: 'Fuel at altitude',
              content:
                '<p>Fluorosilicone stays flexible at −60 °C (−76 °F) in fuel. It tears easily, so it belongs in static joints.</p>',
              btnTitle: 'Fluorosilicone O-rings',
              btnLink: '/shop/orings?material=fvmq',
            },
            {
              image: '/drawings/cap-seal.svg',
              altText: 'Slipper seal over an O-ring',
              title: 'Actuator pistons',
              content: '<p>A PTFE cap over the ring cuts friction and stops spiral twist in long strokes.</p>',
              btnTitle: 'Cap seals',
              btnLink: '/cap-seals',
            },
          ],
        },
        {
          label: 'Automotive',
          items: [
            {
              image: '/drawings/o-ring.svg',
              altText: 'O-ring',
              title: 'Transmission and engine oil',
              content:
                '<p>ACM and AEM hold hot oil to 150 °C (302 °F). AEM stays usable to −40 °C, ACM only to about −20 °C.</p>',
              btnTitle: 'Ethylene acrylic',
              btnLink: '/ethylene-acrylic',
            },
            {
              image: '/drawings/grommet.svg',
              altText: 'Grommet in a sheet-metal hole',
              title: 'Body and harness',
              content: '<p>Weather and vibration rather than fluid: EPDM or CR profiles and grommets.</p>',
              btnTitle: 'Grommets',
              btnLink: '/grommets',
            },
          ],
        },
        {
          label: 'Ground vehicles',
          items: [
            {
              image: '/drawings/hydraulic-seal.svg',
              altText: 'Hydraulic rod seal set',
              title: 'Track and boom hydraulics',
              content:
                '<p>Polyurethane lips with wipers for dust and shock loads; nitrile rings in the static ports.</p>',
              btnTitle: 'Hydraulic seals',
              btnLink: '/hydraulic-and-pneumatic-seals',
            },
          ],
        },
      ],
    }),
    block('Content Subheader', {
      id: 'drawing',
      heading: 'What to put on the drawing',
      content:
        '<p>Give the material specification with revision and class, the size standard with dash number, the date-of-cure rule and the records you need with delivery. Whether a compound on file meets a given number must be confirmed line by line. A number quoted from memory often lacks its revision or class, so attach the page.</p>',
    }),
    block('FAQ', {
      id: 'cold-and-paper',
      heading: 'Cold and paperwork',
      items: [
        {
          question: 'Why does a seal leak cold and stop leaking warm?',
          answer:
            '<p>Below its glass transition the rubber is too stiff to follow the groove. FKM type A is on file to −20 °C, GLT types to −40 °C, fluorosilicone to −60 °C.</p>',
        },
        {
          question: 'Are AS568 sizes a material requirement?',
          answer: '<p>No. AS568 fixes dimensions and tolerances only. The compound is called out apart from it.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=fkm&subtype=type-glt,type-gflt',
      links: [
        { label: 'Cap seals', url: '/cap-seals' },
        { label: 'Ethylene acrylic (AEM)', url: '/ethylene-acrylic' },
        { label: 'Grommets', url: '/grommets' },
        { label: 'Hydraulic and pneumatic seals', url: '/hydraulic-and-pneumatic-seals' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Quote against your specification',
      content: 'Attach the drawing and the specification page, and name the records to ship with the parts.',
      actions: [
        { label: 'Attach a drawing', url: '/request-a-quote', priority: 'primary' },
        { label: 'Shelf life rules', url: '/shelf-life' },
      ],
    }),
  ],
});

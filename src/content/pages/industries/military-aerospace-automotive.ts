import { block, definePage } from '../../define-page.ts';
import { head, link, primary, questions, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/industries/military-aerospace-automotive',
  title: 'Military, aerospace and automotive seals',
  description:
    'Seals for fuel, hydraulic and drive systems in the air and on the road: which rubber suits each fluid, cold starts, and what to put on the drawing.',
  blocks: [
    block('Content Header', {
      heading: 'Military, aerospace, automotive',
      lead: 'Fluids, cold starts and documents decide. This page lists which fluids rule out which rubber, the low-temperature limits, and what a drawing must state.',
      actions: [
        primary('Low-temperature FKM', '/shop/orings?material=fkm&subtype=type-glt,type-gflt'),
        link('Military specifications', '/military-specifications'),
      ],
      image: '/drawings/actuator.svg',
      altText: 'Linear actuator with rod, piston and static seals',
    }),
    block('Data Table', {
      id: 'fluids',
      heading: 'Choose by fluid',
      caption: 'Ratings for fluids of vehicles and aircraft',
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
      note: 'Phosphate ester and mineral hydraulic fluid need opposite rubbers. Mixing them up is a common cause of failure after overhaul.',
    }),
    block('TabContent', {
      id: 'fields',
      heading: 'By application',
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
                '<p>ACM and AEM hold hot oil to 150 °C (302 °F). AEM works down to −40 °C, ACM only to about −20 °C.</p>',
              btnTitle: 'Ethylene acrylic',
              btnLink: '/ethylene-acrylic',
            },
            {
              image: '/drawings/grommet.svg',
              altText: 'Grommet in a sheet-metal hole',
              title: 'Body and harness',
              content: '<p>Weather and vibration matter more than fluids: EPDM or CR profiles and grommets.</p>',
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
                '<p>Polyurethane rod seals with wipers for dust and shock loads; nitrile rings in static ports.</p>',
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
        '<p>Give the material specification with revision and class, the size standard with dash number, the cure-date limit and the documents you need with delivery. Whether one of our compounds meets a given specification must be confirmed for each. Attach the page, since numbers are often quoted without revision or class.</p>',
    }),
    block('FAQ', {
      id: 'cold-and-paper',
      heading: 'Questions about vehicles and aircraft',
      items: questions({
        'Why does a seal leak only when cold?':
          '<p>Below its glass transition the rubber is too stiff to follow the groove. FKM type A is rated to −20 °C, type GLT to −40 °C, fluorosilicone to −60 °C.</p>',
        'Are AS568 sizes a material requirement?':
          '<p>No. AS568 covers dimensions and tolerances only. The compound is called out separately.</p>',
      }),
    }),
    block('Page Margin', {
      store: '/shop/orings?material=fkm&subtype=type-glt,type-gflt',
      links: [
        link('Cap seals', '/cap-seals'),
        link('Ethylene acrylic (AEM)', '/ethylene-acrylic'),
        link('Grommets', '/grommets'),
        link('Hydraulic and pneumatic seals', '/hydraulic-and-pneumatic-seals'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Quote against your specification',
      content: 'Attach the drawing and the specification page, and name the documents to ship with the parts.',
      actions: [primary('Attach a drawing', '/request-a-quote'), link('Shelf life rules', '/shelf-life')],
    }),
  ],
});

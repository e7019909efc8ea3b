import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, numeric, points, primary, row, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/hydraulic-and-pneumatic-seals',
  title: 'Hydraulic and pneumatic seals for cylinders',
  description:
    'What seals a cylinder: rod seals, piston seals, wipers, guides and static rings, how oil and air differ, and what to send for a full set.',
  blocks: [
    block('Content Header', {
      heading: 'Hydraulic and pneumatic seals',
      lead: 'A cylinder needs several seals that depend on each other: some hold pressure, some keep dirt out, some carry load. Choose them as a set.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Seal positions', '#positions')],
      image: '/drawings/hydraulic-seal.svg',
    }),
    block('Image Content Blocks', {
      id: 'positions',
      heading: 'Positions in a cylinder',
      items: [
        {
          image: '/drawings/u-cup.svg',
          title: 'Rod seal',
          content: '<p>Keeps fluid in as the rod extends and draws the oil film back as it retracts.</p>',
          btnTitle: 'U-cups',
          btnLink: '/u-cups',
        },
        {
          image: '/drawings/cap-seal.svg',
          title: 'Piston seal',
          content: '<p>Separates the two chambers. One double-acting cap seal, or two lips back to back.</p>',
          btnTitle: 'Cap seals',
          btnLink: '/cap-seals',
        },
        {
          image: '/drawings/backup-ring.svg',
          title: 'Backup ring',
          content: '<p>A hard ring beside a soft one where gap and pressure are large.</p>',
          btnTitle: 'Backup rings',
          btnLink: '/backup-rings',
        },
        {
          image: '/drawings/x-ring.svg',
          title: 'Spool ring',
          content: '<p>Four lobes, for valves with short, frequent strokes.</p>',
          btnTitle: 'X-rings',
          btnLink: '/x-rings',
        },
        {
          image: '/drawings/t-seal.svg',
          title: 'T-seal',
          content: '<p>Rubber with built-in backup rings, for O-ring glands.</p>',
          btnTitle: 'T-seals',
          btnLink: '/t-seals',
        },
        {
          image: '/drawings/o-ring.svg',
          title: 'Static ring',
          content: '<p>Head, cap, ports and bolts: O-rings fit every one of them.</p>',
          btnTitle: 'Shop NBR O-rings',
          btnLink: '/shop/orings?material=nbr',
        },
      ],
    }),
    block('Text', {
      text: '<p>Two more parts do not seal but decide how long the seals last. The wiper scrapes mud, ice and dust off the returning rod. Guide rings of <a href="/filled-ptfe">filled PTFE</a>, nylon or fabric-reinforced resin carry side load, so that metal never touches metal.</p>',
    }),
    block('Column Content', {
      id: 'media',
      heading: 'Hydraulic and pneumatic compared',
      columns: [
        points('Hydraulic', [
          'High pressure: stiff lips, small gaps',
          'The fluid lubricates; additives may attack rubber',
          'Polyurethane up to 82 °C, HNBR to 150 °C, fluorocarbon above',
          'Leakage is visible at once',
        ]),
        points('Pneumatic', [
          'Low pressure: soft, thin lips',
          'Greased once for life, or oil-free air',
          'Nitrile and polyurethane, silicone grease with care',
          'Sticking after a standstill is the usual complaint',
        ]),
      ],
    }),
    block('Data Table', {
      id: 'fluids',
      heading: 'Rubber by fluid',
      caption: 'Ratings at room temperature: A little effect, B slight, C moderate, D severe',
      head: head('Fluid', numeric('NBR'), numeric('HNBR'), numeric('EPDM'), numeric('FKM'), numeric('AU')),
      rows: [
        row('Mineral hydraulic oil (HLP)', 'A', 'A', 'D', 'A', 'A'),
        row('Water-glycol (HFC)', 'A', 'A', 'A', 'B', 'D'),
        row('Oil-in-water emulsion (HFA)', 'A', 'A', 'D', 'A', 'C'),
        row('Phosphate ester, aryl (HFDR)', 'D', 'D', 'A', 'A', 'D'),
        row('Air up to 100 °C', 'A', 'A', 'A', 'A', 'A'),
      ],
      note: 'A guide only: test in service. The full table is on the chemical compatibility page.',
    }),
    block('List', {
      id: 'set',
      heading: 'How to order a set',
      style: 'numbers',
      items: texts(
        'Bore, rod and stroke.',
        'Working pressure and peaks, with their direction.',
        'Fluid by trade name or class, temperature in the tank and at the rod.',
        'Speed, cycles a day, side load, mounting position.',
        'Groove dimensions, or the old seals in a labeled bag.',
      ),
    }),
    faq('Questions about cylinder seals', {
      'Why did the new rod seal leak sooner than the old one?':
        '<p>Usually the guide is worn: the rod runs off center and opens one side of the lip. Look for a polished spot on one side.</p>',
      'Can I mix brands?':
        '<p>Yes, if each fits its groove. Lips and guides need matching clearances, so give the whole gland rather than one part.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=nbr',
      links: [
        link('Dynamic rod and piston design', '/dynamic-rod-piston-design'),
        link('Surface finish', '/surface-finish'),
        link('Failure guide', '/o-ring-failure-guide'),
        link('Polyurethane (AU, EU)', '/polyurethane'),
        link('HNBR', '/hnbr'),
        link('Chemical compatibility', '/chemical-compatibility-table-o-rings-gaskets-plastics'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'One quote for the whole cylinder',
      content: 'List the machines and quantities; sets can be packed one bag per cylinder.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Kitting', '/kitting')],
    }),
  ],
});

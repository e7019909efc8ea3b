import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/diaphragms',
  title: 'Diaphragms: flat, convoluted and rolling',
  description:
    'Rubber diaphragms with and without fabric: how flat, convoluted and rolling types move, what limits stroke and pressure, what to send.',
  image: '/drawings/diaphragm.svg',
  blocks: [
    block('Content Header', {
      heading: 'Diaphragms',
      lead: 'A flexible wall that moves with pressure. Nothing slides, so nothing leaks. Used in valves, regulators, dosing pumps and actuators.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Types', url: '#types' },
      ],
      image: '/drawings/diaphragm.svg',
    }),
    block('Table of Contents', {}),
    block('TabContent', {
      id: 'types',
      heading: 'Types',
      tabs: [
        {
          label: 'Flat',
          items: [
            {
              image: '/drawings/slab.svg',
              title: 'Short stroke',
              content:
                '<p>Cut from sheet. The rubber stretches, so the effective area changes with position. For switches and small regulators.</p>',
              btnTitle: 'Sheet',
              btnLink: '/slabs',
            },
          ],
        },
        {
          label: 'Convoluted',
          items: [
            {
              image: '/drawings/diaphragm.svg',
              title: 'Medium stroke',
              content:
                '<p>A molded convolution unrolls before the rubber stretches. More travel at lower force, equal in both directions.</p>',
              btnTitle: 'Custom molding',
              btnLink: '/custom-parts',
            },
          ],
        },
        {
          label: 'Rolling',
          items: [
            {
              image: '/drawings/actuator.svg',
              title: 'Long stroke',
              content:
                '<p>A deep, hat-shaped part that rolls between piston and cylinder. Constant area, hardly any friction. Pressure from one side only; reversed, it crumples.</p>',
              btnTitle: 'Ask about travel',
              btnLink: '/request-a-quote',
            },
          ],
        },
      ],
    }),
    block('Content Subheader', {
      id: 'layers',
      heading: 'Fabric carries the load, rubber seals',
      content:
        '<p>Rubber alone would inflate like a balloon. A woven layer takes the tension; the rubber on one or both sides keeps the fluid in. Fabric sets the burst pressure and limits how sharply the part can be formed. If fluid must not touch the fabric, it is placed on the dry side; a PTFE film may cover the wet side.</p>',
    }),
    block('Data Table', {
      id: 'rubber',
      heading: 'Choosing the rubber',
      caption: 'Diaphragm rubbers: A hardly attacked, B slightly, C noticeably, D destroyed',
      head: [
        { text: 'Medium' },
        { text: 'NBR', numeric: true },
        { text: 'EPDM', numeric: true },
        { text: 'FKM', numeric: true },
        { text: 'FVMQ', numeric: true },
        { text: 'VMQ', numeric: true },
      ],
      rows: [
        {
          cells: [
            { text: 'Unleaded gasoline' },
            { text: 'A' },
            { text: 'D' },
            { text: 'A' },
            { text: 'A' },
            { text: 'D' },
          ],
        },
        { cells: [{ text: 'Natural gas' }, { text: 'A' }, { text: 'D' }, { text: 'A' }, { text: 'C' }, { text: 'D' }] },
        {
          cells: [
            { text: 'Hot water 80–100 °C' },
            { text: 'B' },
            { text: 'A' },
            { text: 'B' },
            { text: 'B' },
            { text: 'B' },
          ],
        },
        { cells: [{ text: 'Bleach, 5%' }, { text: 'C' }, { text: 'B' }, { text: 'A' }, { text: 'B' }, { text: 'B' }] },
        { cells: [{ text: 'Ozone' }, { text: 'D' }, { text: 'A' }, { text: 'A' }, { text: 'A' }, { text: 'A' }] },
      ],
      note: 'A guide only. Flexing opens the surface, so test in motion.',
    }),
    block('Column Content', {
      id: 'design',
      heading: 'Service life',
      columns: [
        {
          heading: 'Longer with',
          bulletType: 'plus_bullet',
          points: [
            { text: 'A clamped rim with a bead, which cannot creep out' },
            { text: 'Radii on piston and flange where it rolls' },
            { text: 'Stops at both ends of the stroke' },
            { text: 'A low-temperature grade for starts in frost' },
          ],
        },
        {
          heading: 'Shorter with',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Bolt holes too close to the moving area' },
            { text: 'A sharp burr on the piston plate' },
            { text: 'Pressure reversal on a rolling type' },
            { text: 'Swelling: longer rubber folds and cracks' },
          ],
        },
      ],
    }),
    block('List', {
      id: 'send',
      heading: 'What to send for a quote',
      style: 'numbers',
      items: [
        { text: 'Drawing or sample; both faces and the clamped rim.' },
        { text: 'Pressure on each side, highest difference, direction.' },
        { text: 'Stroke, cycles and frequency.' },
        { text: 'Medium on each side, temperature range.' },
        { text: 'Insert material such as a center bolt or plate.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about diaphragms',
      items: [
        {
          question: 'Can metal be bonded in?',
          answer:
            '<p>Yes: a center insert removes one clamp and one leak path. See <a href="/bonded-parts">bonded parts</a>.</p>',
        },
        {
          question: 'How many cycles will it do?',
          answer:
            '<p>Strain, medium and temperature decide. Test it in your housing; with a drawing and the stroke we can estimate the strain.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=fvmq',
      links: [
        { label: 'Rubber balls', url: '/rubber-balls' },
        { label: 'Sanitary gaskets', url: '/sanitary-gaskets' },
        { label: 'Slow-moving O-rings', url: '/dynamic-rod-piston-design' },
        { label: 'Fluorosilicone', url: '/fluorosilicone' },
        { label: 'HNBR', url: '/hnbr' },
        { label: 'Epichlorohydrin', url: '/epichlorohydrin' },
        { label: 'Fluorosilicone O-rings', url: '/shop/orings?material=fvmq' },
        { label: 'ECO O-rings', url: '/shop/orings?material=eco' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send the worn part',
      content: 'A used diaphragm shows where it rolled, rubbed and cracked. Send it along with the new drawing.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Reverse engineering', url: '/reverse-engineering' },
      ],
    }),
  ],
});

import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, minusPoints, numeric, plusPoints, primary, row, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/diaphragms',
  title: 'Diaphragms: flat, convoluted and rolling',
  description:
    'Rubber diaphragms with and without fabric: how flat, convoluted and rolling types move, what limits stroke and pressure, what to send.',
  blocks: [
    block('Content Header', {
      heading: 'Diaphragms',
      lead: 'A flexible wall that moves with pressure. Nothing slides, so nothing leaks. Used in valves, regulators, dosing pumps and actuators.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Types', '#types')],
      image: '/drawings/diaphragm.svg',
    }),
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
      head: head('Medium', numeric('NBR'), numeric('EPDM'), numeric('FKM'), numeric('FVMQ'), numeric('VMQ')),
      rows: [
        row('Unleaded gasoline', 'A', 'D', 'A', 'A', 'D'),
        row('Natural gas', 'A', 'D', 'A', 'C', 'D'),
        row('Hot water 80–100 °C', 'B', 'A', 'B', 'B', 'B'),
        row('Bleach, 5%', 'C', 'B', 'A', 'B', 'B'),
        row('Ozone', 'D', 'A', 'A', 'A', 'A'),
      ],
      note: 'A guide only. Flexing opens the surface, so test in motion.',
    }),
    block('Column Content', {
      id: 'design',
      heading: 'Service life',
      columns: [
        plusPoints('Longer with', [
          'A clamped rim with a bead, which cannot creep out',
          'Radii on piston and flange where it rolls',
          'Stops at both ends of the stroke',
          'A low-temperature grade for starts in frost',
        ]),
        minusPoints('Shorter with', [
          'Bolt holes too close to the moving area',
          'A sharp burr on the piston plate',
          'Pressure reversal on a rolling type',
          'Swelling: longer rubber folds and cracks',
        ]),
      ],
    }),
    block('List', {
      id: 'send',
      heading: 'What to send for a quote',
      style: 'numbers',
      items: texts(
        'Drawing or sample; both faces and the clamped rim.',
        'Pressure on each side, highest difference, direction.',
        'Stroke, cycles and frequency.',
        'Medium on each side, temperature range.',
        'Insert material such as a center bolt or plate.',
      ),
    }),
    faq('Questions about diaphragms', {
      'Can metal be bonded in?':
        '<p>Yes: a center insert removes one clamp and one leak path. See <a href="/bonded-parts">bonded parts</a>.</p>',
      'How many cycles will it do?':
        '<p>Strain, medium and temperature decide. Test it in your housing; with a drawing and the stroke we can estimate the strain.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=fvmq',
      links: [
        link('Rubber balls', '/rubber-balls'),
        link('Sanitary gaskets', '/sanitary-gaskets'),
        link('Slow-moving O-rings', '/dynamic-rod-piston-design'),
        link('Fluorosilicone', '/fluorosilicone'),
        link('HNBR', '/hnbr'),
        link('Epichlorohydrin', '/epichlorohydrin'),
        link('Fluorosilicone O-rings', '/shop/orings?material=fvmq'),
        link('ECO O-rings', '/shop/orings?material=eco'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send the worn part',
      content: 'A used diaphragm shows where it rolled, rubbed and cracked. Send it along with the new drawing.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Reverse engineering', '/reverse-engineering')],
    }),
  ],
});

import { block, definePage } from '../../define-page.ts';
import { faq, head, link, minusPoints, plusPoints, primary, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/engineering-services',
  title: 'Engineering services for seal design',
  description:
    'Material choice, groove review, failure analysis, tolerance studies and test plans for seals: what an engineer needs from you and what you get.',
  blocks: [
    block('Content Header', {
      heading: 'Engineering services',
      lead: 'An engineer who works with seals every day reviews yours: the groove, the material or the ring that failed. You get a written answer with the figures behind it.',
      actions: [primary('Ask an engineer', '#ask'), link('O-ring failure guide', '/o-ring-failure-guide')],
      image: '/drawings/drawing-board.svg',
    }),
    block('TabContent', {
      id: 'work',
      heading: 'Services by project stage',
      tabs: [
        {
          label: 'Before the drawing',
          items: [
            {
              image: '/drawings/chemical-swell.svg',
              title: 'Material selection',
              content:
                '<p>From medium, temperature and service life, two or three candidates, each with its risks.</p>',
              btnTitle: 'Comparison guide',
              btnLink: '/material-comparison-guide',
            },
            {
              image: '/drawings/static-piston-gland.svg',
              title: 'Gland design',
              content:
                '<p>Depth, width, clearance and radii for your bore or rod, calculated at both ends of the tolerances.</p>',
              btnTitle: 'Groove design',
              btnLink: '/general-groove-design',
            },
            {
              image: '/drawings/u-cup.svg',
              title: 'Choice of profile',
              content: '<p>O-ring, lobed ring, lip seal or spring-energized seal, chosen by motion and pressure.</p>',
              btnTitle: 'All products',
              btnLink: '/all-products',
            },
          ],
        },
        {
          label: 'Before the tool',
          items: [
            {
              image: '/drawings/tolerance-band.svg',
              title: 'Tolerance review',
              content:
                '<p>We separate sealing dimensions from the rest. The first get a tight class; the others cost less.</p>',
              btnTitle: 'RMA tolerances',
              btnLink: '/rma-tolerances',
            },
            {
              image: '/drawings/molding.svg',
              title: 'Moldability',
              content: '<p>Parting line, gate, draft and undercuts are settled while changes cost nothing.</p>',
              btnTitle: 'Manufacturing',
              btnLink: '/manufacturing-hub-elastomers-plastics-metals',
            },
            {
              image: '/drawings/tensile-test.svg',
              title: 'Test plan',
              content: '<p>Which property, by which method, on which sample, and the value that counts as a pass.</p>',
              btnTitle: 'Material testing',
              btnLink: '/material-testing',
            },
          ],
        },
        {
          label: 'After a failure',
          items: [
            {
              image: '/drawings/failure-extrusion.svg',
              title: 'Failure analysis',
              content:
                '<p>Nibbled edge, flat side, cracks or blisters each point to a cause. Photos are often enough for a first opinion.</p>',
              btnTitle: 'Failure guide',
              btnLink: '/o-ring-failure-guide',
            },
            {
              image: '/drawings/surface-roughness.svg',
              title: 'Hardware check',
              content: '<p>Finish, lead-in and gap are compared with the drawing.</p>',
              btnTitle: 'Surface finish',
              btnLink: '/surface-finish',
            },
            {
              image: '/drawings/reverse-engineering.svg',
              title: 'Replacement without documents',
              content: '<p>The old part is measured, its polymer narrowed down, and a drawing made.</p>',
              btnTitle: 'Reverse engineering',
              btnLink: '/reverse-engineering',
            },
          ],
        },
      ],
    }),
    block('Data Table', {
      id: 'input',
      heading: 'What we need to know',
      caption: 'Information for a review and what it decides',
      head: head('Information', 'It decides', 'If you do not know'),
      rows: [
        row('Medium, with additives and cleaners', 'Polymer', 'Send the safety data sheet'),
        row('Lowest and highest temperature, and for how long', 'Polymer and hardness', 'Ambient and process limits'),
        row('Pressure, direction, pulses', 'Clearance, backup rings', 'Setting of the relief valve'),
        row('Stroke, speed, cycles', 'Profile, finish, lubricant', 'Cycle time of the machine'),
        row('What counts as a leak', 'Squeeze and test method', 'Drops per hour are a start'),
      ],
    }),
    block('Column Content', {
      id: 'worth',
      heading: 'When to ask for a review',
      columns: [
        plusPoints('Ask for a review if', [
          'Tooling is about to be ordered',
          'The same joint has leaked twice',
          'Two requirements conflict, such as cold and fuel',
        ]),
        minusPoints('The tables are enough if', [
          'A static groove follows the published dimensions',
          'The medium is rated A for your rubber, within its temperature',
          'You replace a seal that lasted with the same',
        ]),
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?cs_low=3.4&cs_high=3.7',
      links: [
        link('Material comparison guide', '/material-comparison-guide'),
        link('General groove design', '/general-groove-design'),
        link('All products', '/all-products'),
        link('RMA tolerances', '/rma-tolerances'),
        link('Manufacturing: elastomers, plastics, metals', '/manufacturing-hub-elastomers-plastics-metals'),
        link('Material testing', '/material-testing'),
      ],
    }),
    block('Form', {
      id: 'ask',
      formType: 'EngineeringServicesForm',
      heading: 'Describe your application',
      content: '<p>Sketches and phone pictures are welcome: add PDF, STEP, DXF, PNG or JPG files.</p>',
    }),
    faq('Questions about engineering services', {
      'Is a calculation a guarantee?':
        '<p>No. It shows that ring and groove fit on paper. Only a test in the actual joint proves service life.</p>',
      'Do I have to buy the part here?': '<p>No. We tell you before we start whether the work is charged.</p>',
      'Can you sign a non-disclosure agreement?':
        '<p>Yes. Send the text through the <a href="/contact-us">contact page</a> before you send drawings.</p>',
    }),
    block('Lower Call to Action', {
      heading: 'Know size and material?',
      content: 'Go straight to parts and prices.',
      actions: [
        primary('Shop 3.5 mm sections', '/shop/orings?cs_low=3.4&cs_high=3.7'),
        link('Request a quote', '/request-a-quote'),
      ],
    }),
  ],
});

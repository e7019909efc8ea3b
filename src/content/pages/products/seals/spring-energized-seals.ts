import { block, definePage } from '../../../define-page.ts';
import { head, link, minusPoints, numeric, plusPoints, primary, questions, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/spring-energized-seals',
  title: 'Spring-energized seals: PTFE with a spring',
  description:
    'A PTFE jacket with a metal spring for media, heat, cold and speed beyond rubber: jacket profiles, spring types, questions, gland form.',
  blocks: [
    block('Content Header', {
      heading: 'Spring-energized seals',
      lead: 'A PTFE jacket seals; a metal spring holds it against the surfaces. For media, temperatures and speeds beyond the limits of elastomers.',
      actions: [
        primary('Send your gland', '#send-gland'),
        link('Shop spring-energized rings', '/shop/orings?subtype=spring-energized'),
      ],
      image: '/drawings/spring-energized-seal.svg',
    }),
    block('Column Content', {
      id: 'when',
      heading: 'When to choose one',
      columns: [
        plusPoints('Good reasons', [
          'Media that swell or crack elastomers',
          '−200 to 260 °C, the typical range of the PTFE jacket',
          'Dry or poorly lubricated motion',
          'Unlimited shelf life of the jacket',
        ]),
        minusPoints('Reasons against it', [
          'The gland is closed and cannot be split',
          'The mating surface is soft or rough',
          'Gas must be held bubble-tight at very low pressure',
          'An O-ring lasts the service interval',
        ]),
      ],
    }),
    block('Image Content Blocks', {
      id: 'jackets',
      heading: 'Jacket profiles',
      items: [
        {
          image: '/drawings/spring-energized-seal.svg',
          title: 'Rod and piston',
          content:
            '<p>Lips face the pressure on both diameters. The inner lip seals on a rod, the outer lip in a bore.</p>',
          btnTitle: 'Rod and piston glands',
          btnLink: '/dynamic-rod-piston-design',
        },
        {
          image: '/drawings/spring-energized-seal.svg?coil=1',
          title: 'Low friction',
          content:
            '<p>A canted coil keeps its load nearly constant over a wide deflection, so wear hardly changes the force on a moving rod.</p>',
          btnTitle: 'Filled PTFE',
          btnLink: '/filled-ptfe',
        },
        {
          image: '/drawings/spring-energized-seal.svg?heel=12',
          title: 'High pressure',
          content:
            '<p>The heel is extended to bridge a wider gap, as a backup ring would. For heat and pressure that would extrude PTFE.</p>',
          btnTitle: 'Backup rings',
          btnLink: '/backup-rings',
        },
      ],
    }),
    block('TabContent', {
      id: 'springs',
      heading: 'Spring types',
      tabs: [
        {
          label: 'V-spring',
          items: [
            {
              image: '/drawings/spring-load-curve.svg',
              title: 'Moderate load, wide travel',
              content:
                '<p>Each cantilever arm bends by itself and follows eccentric shafts and worn bores. The usual choice for reciprocating and slow rotary motion.</p>',
              btnTitle: 'Send a V-spring gland',
              btnLink: '#send-gland',
            },
          ],
        },
        {
          label: 'Helical',
          items: [
            {
              image: '/drawings/spring-helical.svg',
              title: 'High load, short travel',
              content:
                '<p>A flat ribbon wound into a coil gives high load at small deflection. For static faces, vacuum and cryogenics, where tightness matters more than friction.</p>',
              btnTitle: 'Send a static gland',
              btnLink: '#send-gland',
            },
          ],
        },
        {
          label: 'Canted coil',
          items: [
            {
              image: '/drawings/spring-canted-coil.svg',
              title: 'Even load, long travel',
              content:
                '<p>The slanted turns lean over one after another. Load rises early and then stays constant, which suits low-friction rods and wide tolerances.</p>',
              btnTitle: 'Send a rod gland',
              btnLink: '#send-gland',
            },
          ],
        },
      ],
    }),
    block('Data Table', {
      id: 'jacket-material',
      heading: 'Jacket materials',
      caption: 'Jacket materials with typical temperature limits',
      head: head('Jacket', numeric('Low'), numeric('High'), 'Use'),
      rows: [
        row(['Virgin PTFE', '/materialpages/ptfe'], '−200 °C', '260 °C', 'Purity; static or light motion'),
        row(['Filled PTFE', '/filled-ptfe'], '−200 °C', '260 °C', 'Wear, pressure, steady motion'),
        row(['UHMWPE', '/uhmwpe'], '−200 °C', '82 °C', 'Abrasive and water-based fluids, cryogenic'),
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about spring-energized seals',
      openFirst: true,
      items: questions({
        'Can I reuse my O-ring gland?':
          '<p>Often. Jackets are machined to the groove, so standard gland widths are possible. The groove must open on one side, because a PTFE jacket does not stretch over a shoulder.</p>',
        'Which spring metal do you use?':
          '<p>Usually stainless steel. Chlorides, sour gas and strong acids may call for a nickel alloy; name the medium with its concentration.</p>',
        'Is there a form for flanges?':
          '<p>Yes. The U lies on its side and opens toward the pressure, inward or outward. It is the usual form for covers in <a href="/face-seal-design">face grooves</a>, above all for cryogenics.</p>',
        'What is the smallest bore?':
          '<p>That depends on spring type and cross-section. Send the gland, and we check whether a spring fits.</p>',
        'What about food or pharmaceuticals?':
          '<p>The spring cavity holds residue. Fill it with silicone, or turn the seal so that the spring faces away from the product; see <a href="/industries/medical-pharmaceutical">medical and pharmaceutical</a>.</p>',
      }),
    }),
    block('Page Margin', {
      store: '/shop/orings?subtype=spring-energized',
      links: [
        link('Dynamic rod and piston design', '/dynamic-rod-piston-design'),
        link('Filled PTFE', '/filled-ptfe'),
        link('Backup rings', '/backup-rings'),
        link('PTFE', '/materialpages/ptfe'),
        link('UHMWPE', '/uhmwpe'),
        link('Face seal groove design', '/face-seal-design'),
      ],
    }),
    block('Lower Banner', {
      heading: 'Jackets are turned from rod, so any diameter is possible',
      actions: [link('About PTFE', '/materialpages/ptfe')],
      image: '/drawings/spring-energized-seal.svg',
    }),
    block('Form', {
      id: 'send-gland',
      heading: 'Send us your gland',
      content:
        '<p>Rod or bore diameter, gland width and gland depth are enough. You approve a drawing before anything is made.</p>',
      formType: 'SpringEnergizedSealsForm',
    }),
    block('Lower Call to Action', {
      heading: 'Prefer to call?',
      content: 'Have pressure, temperature, speed and medium ready.',
      actions: [primary('Contact us', '/contact-us'), link('Cap seals', '/cap-seals')],
    }),
  ],
});

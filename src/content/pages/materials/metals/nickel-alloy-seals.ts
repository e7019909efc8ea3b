import { block, definePage } from '../../../define-page.ts';
import { faq, link, primary } from '../../../shorthand.ts';

export const page = definePage({
  path: '/nickel-alloy-seals',
  title: 'Nickel alloy seals: 600, 718, X-750',
  description:
    'Inconel® metal seals keep their spring up to 870 °C by alloy. Compare 600, 718 and X-750, see ring forms, platings and what to send for a quote.',
  blocks: [
    block('Content Header', {
      heading: 'Nickel alloy seals',
      lead: 'For turbines, exhausts and reactors. Nickel alloys keep elastic force where stainless steel relaxes, up to 870 °C (1,598 °F) depending on alloy and plating, and down to −270 °C. Inconel® is the usual trade name.',
      actions: [
        primary('Specify a nickel alloy seal', '/request-a-quote'),
        link('Inconel rings listed', '/shop/orings?material=inconel'),
      ],
      image: '/drawings/metal-c-ring.svg',
    }),
    block('TabContent', {
      id: 'alloys',
      heading: 'Three alloys',
      tabs: [
        {
          label: '600',
          items: [
            {
              title: 'Not hardened by heat treatment',
              content:
                '<p>Resists oxidation and caustic. Used as tube for O-rings; less springback than the other two.</p>',
              toggleBtn: true,
            },
          ],
        },
        {
          label: '718',
          items: [
            {
              title: 'Hardened by precipitation',
              content: '<p>High strength when hot, which makes it the standard for C-rings, E-rings and springs.</p>',
              toggleBtn: true,
            },
          ],
        },
        {
          label: 'X-750',
          items: [
            {
              title: 'Older spring alloy',
              content: '<p>Relaxes slowly when hot; proven in turbines, for machined and formed sections.</p>',
              toggleBtn: true,
            },
          ],
        },
      ],
    }),
    block('Image Content Blocks', {
      id: 'forms',
      heading: 'Ring forms',
      items: [
        {
          image: '/drawings/metal-o-ring.svg',
          title: 'Tubular O',
          content: '<p>Highest load, least springback. For stiff flanges that do not move.</p>',
          btnTitle: 'Metal seals',
          btnLink: '/metal-seals',
        },
        {
          image: '/drawings/metal-c-ring.svg',
          title: 'C section',
          content: '<p>Open side toward pressure, which then adds to the contact force.</p>',
          btnTitle: 'Metal seals',
          btnLink: '/metal-seals',
        },
        {
          image: '/drawings/spiral-wound-gasket.svg',
          title: 'Wound gasket',
          content: '<p>Alloy strip with graphite filler, for raised-face pipe flanges.</p>',
          btnTitle: 'Spiral-wound gaskets',
          btnLink: '/spiral-wound-gaskets',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'selection',
      heading: 'Springback',
      content:
        '<p>Hot flanges move: bolts stretch, faces tilt, and the gap opens by a few hundredths of a millimeter. The seal stays tight only while it follows. Ask for springback at temperature and after hours of heat, not for the melting point of the alloy. Silver plating suits most gases up to its softening range; nickel plating takes more heat and needs a finer <a href="/surface-finish">surface</a>.</p>',
    }),
    faq('Questions about nickel alloy seals', {
      'Is 870 °C valid for every alloy?':
        '<p>No. It is the top figure for the group. Each alloy loses strength at its own temperature, and plating may have a lower limit; the quote states the limit of the ring.</p>',
      'Would a graphite gasket work?':
        '<p>In steam and inert gas often, at lower cost. In hot air graphite oxidizes; tell us the oxygen content.</p>',
      'Can rings be reused?': '<p>No. The plating has flowed and the ring has yielded.</p>',
    }),
    block('Page Margin', {
      material: 'METAL-INC',
      store: '/shop/orings?material=inconel',
      links: [
        link('Metal seals', '/metal-seals'),
        link('Spiral-wound gaskets', '/spiral-wound-gaskets'),
        link('Surface finish for seals', '/surface-finish'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Hot joint leaking after thermal cycles?',
      content: 'Send gap movement, temperature profile and number of cycles, as far as you know them.',
      actions: [primary('Talk to an engineer', '/contact-us'), link('Stainless steel seals', '/stainless-steel-seals')],
    }),
  ],
});

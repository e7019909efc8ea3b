import { block, definePage } from '../../define-page.ts';
import { link, primary, questions, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/industries/semiconductor-solar',
  title: 'Semiconductor and solar chamber seals',
  description:
    'Seals for etch, deposition, wet benches and solar lines: plasma, outgassing, particles and permeation, and the cleaning steps before packing.',
  blocks: [
    block('Content Header', {
      heading: 'Semiconductor and solar',
      lead: 'In a process chamber a seal must not contaminate. Particles, metal ions, outgassing and permeation rule out materials that seal well elsewhere.',
      actions: [
        primary('Clean-grade compounds', '/shop/orings?compliance=semiconductor-clean'),
        link('Products and services', '/semiconductor-products-and-services'),
      ],
      image: '/drawings/wafer-chamber.svg',
      altText: 'Section through a vacuum chamber with lid, door and feedthrough seals',
    }),
    block('Image Content Blocks', {
      id: 'zones',
      heading: 'Seals by position',
      items: [
        {
          image: '/drawings/dovetail-gland.svg',
          altText: 'Ring held in a dovetail groove',
          title: 'Slit valve and lid',
          content:
            '<p>Plasma erodes the exposed edge. Perfluoroelastomers without mineral filler shed fewer particles; a half or full dovetail groove holds the ring in the door.</p>',
          btnTitle: 'FFKM O-rings',
          btnLink: '/shop/orings?material=ffkm',
        },
        {
          image: '/drawings/permeation.svg',
          altText: 'Gas passing through a seal',
          title: 'Load lock and gas box',
          content:
            '<p>Permeation limits the base pressure. Silicone lets the most gas through, butyl and FKM far less.</p>',
          btnTitle: 'Gas permeability',
          btnLink: '/permeability',
        },
        {
          image: '/drawings/metal-c-ring.svg',
          altText: 'Metal C-ring',
          title: 'Heaters and ultra-high vacuum',
          content:
            '<p>For bakeout above the limit of rubber: copper, aluminum or coated metal rings, for single use.</p>',
          btnTitle: 'Metal seals',
          btnLink: '/metal-seals',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'wet',
      heading: 'Wet bench and chemical delivery',
      content:
        '<p>Acids, peroxide and solvents flow through the same fittings in turn. Bodies are <a href="/pvdf">PVDF</a> or PTFE; the rings are FFKM or, in static joints, <a href="/encapsulated-o-rings">jacketed</a>. Hydrofluoric acid rules out silicone and glass-filled PTFE.</p>',
    }),
    block('List', {
      id: 'sequence',
      heading: 'Cleaning and packing',
      style: 'numbers',
      items: texts(
        '<a href="/deflashing">Deflashing</a> so that no edge can break off in the chamber.',
        '<a href="/ultrasonic-cleaning">Ultrasonic cleaning</a> in a bath that suits the polymer.',
        '<a href="/vacuum-baking">Vacuum baking</a> to drive out water and low-molecular residues.',
        'Inspection and packing in the <a href="/cleanroom">cleanroom</a>, by <a href="/vacuum-bagging">vacuum bagging</a> in one or two bags.',
      ),
    }),
    block('Content Subheader', {
      id: 'solar',
      heading: 'Solar production',
      content:
        '<p>Laminators press with a hot membrane: silicone sheet and cord in large frames, replaced on a schedule. Deposition lines use the same chemistry as chip tools but larger doors, so rings exceed standard sizes and are <a href="/giant-o-rings">molded or spliced</a>. Modules outdoors are exposed to sunlight for decades, which EPDM and silicone withstand better than nitrile.</p>',
    }),
    block('Title Block', {
      id: 'facts',
      facts: [
        { label: 'FFKM, typical range', value: '−15 to 325 °C, grade dependent', url: '/ffkm-perfluoroelastomer' },
        { label: 'Polyimide parts', value: '−240 to 288 °C', url: '/polyimide' },
        { label: 'PCTFE parts', value: '−240 to 150 °C', url: '/pctfe' },
        { label: 'Indium wire', value: 'up to 80 °C, melts at 157 °C', url: '/indium-seals' },
      ],
    }),
    block('FAQ', {
      id: 'fab-questions',
      heading: 'Questions about chamber seals',
      items: questions({
        'Which color is best for plasma?':
          '<p>Color depends on the filler. Black grades shed carbon particles when etched; translucent grades have little or no filler and leave none behind, but take more set when hot.</p>',
        'Can you state outgassing values?':
          '<p>Only measured ones. Name the test you need, usually mass loss and condensables under vacuum, and we quote it as <a href="/material-testing">material testing</a>.</p>',
        'Should vacuum rings be greased?':
          '<p>Not near wafers. If assembly requires it, use a trace of PFPE grease and record it.</p>',
      }),
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=semiconductor-clean',
      links: [
        link('Gas permeability', '/permeability'),
        link('Metal seals', '/metal-seals'),
        link('PVDF', '/pvdf'),
        link('Encapsulated O-rings', '/encapsulated-o-rings'),
        link('Deflashing', '/deflashing'),
        link('Ultrasonic cleaning', '/ultrasonic-cleaning'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send a seal list for your tool',
      content: 'List process gas, temperature, groove and replacement interval for every position.',
      actions: [
        primary('Send a seal list', '/request-a-quote'),
        link('Specialty compliances', '/specialty-compliances'),
      ],
    }),
  ],
});

import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/industries/semiconductor-solar',
  title: 'Semiconductor and solar chamber seals',
  description:
    'Seals for etch, deposition, wet benches and solar lines: plasma, outgassing, particles and permeation, with the steps a ring goes through before packing.',
  image: '/drawings/wafer-chamber.svg',
  blocks: [
    block('Content Header', {
      heading: 'Semiconductor and solar',
      lead: 'In a process chamber the seal must not only hold; it must add nothing. Particles, metal ions, outgassing and permeation each rule out materials that would seal well anywhere else.',
      actions: [
        {
          label: 'Compounds of clean grades',
          url: '/shop/orings?compliance=semiconductor-clean',
          priority: 'primary',
        },
        { label: 'Products and services', url: '/semiconductor-products-and-services' },
      ],
      image: '/drawings/wafer-chamber.svg',
      altText: 'Section through a vacuum chamber with lid, door and feedthrough seals',
    }),
    block('Table of Contents', {}),
    block('Image Content Blocks', {
      id: 'zones',
      heading: 'Zones of a tool',
      items: [
        {
          image: '/drawings/dovetail-gland.svg',
          altText: 'Ring held in a dovetail groove',
          title: 'Slit valve and lid',
          content:
            '<p>Plasma erodes the exposed edge. Perfluoroelastomers without mineral filler shed less; the half or full dovetail keeps the ring in the door.</p>',
          btnTitle: 'FFKM O-rings',
          btnLink: '/shop/orings?material=ffkm',
        },
        {
          image: '/drawings/permeation.svg',
          altText: 'Gas passing through a seal',
          title: 'Load lock and gas box',
          content:
            '<p>Base pressure is set by permeation. Silicone lets gas through most readily, butyl and FKM far less.</p>',
          btnTitle: 'Gas permeability',
          btnLink: '/permeability',
        },
        {
          image: '/drawings/metal-c-ring.svg',
          altText: 'Metal C-ring',
          title: 'Heaters and ultra-high vacuum',
          content:
            '<p>Where bake-out passes the limit of rubber: copper, aluminum or coated metal rings, one use each.</p>',
          btnTitle: 'Metal seals',
          btnLink: '/metal-seals',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'wet',
      heading: 'Wet bench and chemical delivery',
      content:
        '<p>Acids, peroxide and solvent pass the same fitting in turn. Bodies are <a href="/pvdf">PVDF</a> or PTFE; the rings are FFKM or, in still joints, <a href="/encapsulated-o-rings">jacketed</a>. Hydrofluoric acid rules out silicone and glass-filled PTFE.</p>',
    }),
    block('List', {
      id: 'sequence',
      heading: 'From mold to clean bag',
      style: 'numbers',
      items: [
        { text: '<a href="/deflashing">Deflashing</a> so that no loose edge can break off in the chamber.' },
        { text: '<a href="/ultrasonic-cleaning">Ultrasonic cleaning</a> in a bath that suits the polymer.' },
        { text: '<a href="/vacuum-baking">Vacuum baking</a> to drive out water and low-molecular residues.' },
        {
          text: 'Inspection and packing in the <a href="/cleanroom">cleanroom</a>, by <a href="/vacuum-bagging">vacuum bagging</a> in one or two bags.',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'solar',
      heading: 'What is different in solar',
      content:
        '<p>Laminators press with a hot membrane: silicone sheet and cord in large frames, changed on a schedule. Deposition lines use the same chamber chemistry as chip tools on larger doors, so rings grow past standard sizes and are <a href="/giant-o-rings">molded or spliced</a>. Modules outdoors need decades of sunlight, which EPDM and silicone stand better than nitrile.</p>',
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
      heading: 'From the fab',
      items: [
        {
          question: 'White, clear or black for plasma?',
          answer:
            '<p>Color follows filler. Black carbon sheds dark particles when etched; translucent grades have little or no filler and erode without leaving it behind, but set more when hot.</p>',
        },
        {
          question: 'Will you state outgassing values?',
          answer:
            '<p>Only measured ones. Name the test you need, usually mass loss and condensables under vacuum, and it goes into the quote as <a href="/material-testing">material testing</a>.</p>',
        },
        {
          question: 'Should vacuum rings be greased?',
          answer:
            '<p>Dry is the rule near wafers. If assembly demands it, use a trace of PFPE grease and say so on the build sheet.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=semiconductor-clean',
      links: [
        { label: 'Gas permeability', url: '/permeability' },
        { label: 'Metal seals', url: '/metal-seals' },
        { label: 'PVDF', url: '/pvdf' },
        { label: 'Encapsulated O-rings', url: '/encapsulated-o-rings' },
        { label: 'Deflashing', url: '/deflashing' },
        { label: 'Ultrasonic cleaning', url: '/ultrasonic-cleaning' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'One seal list per tool',
      content: 'Chamber gas, wall temperature, groove and change interval for every position, in one sheet.',
      actions: [
        { label: 'Send a seal list', url: '/request-a-quote', priority: 'primary' },
        { label: 'Specialty compliances', url: '/specialty-compliances' },
      ],
    }),
  ],
});

import { block, definePage } from '../../define-page.ts';
import { head, link, primary, questions, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/industries/oil-field',
  title: 'Oil field and gas seals under pressure',
  description:
    'Sour gas, decompression, extrusion and heat at the wellhead and downhole: where HNBR, FKM, FEPM and FFKM are used and what the test standards check.',
  blocks: [
    block('Content Header', {
      heading: 'Oil field',
      lead: 'Downhole seals fail by gas decompression, extrusion, chemical attack or heat. Each has its own remedy, and a material that solves one problem may worsen another.',
      actions: [
        primary(
          'RGD grades for sour gas',
          '/shop/orings?compliance=rgd-resistant&media=natural-gas,crude-oil-sour-h2s',
        ),
        link('Rapid gas decompression', '/rapid-gas-decompression'),
      ],
      image: '/drawings/wellhead.svg',
      altText: 'Wellhead section with hanger, bonnet and gate seals',
    }),
    block('Image Content Blocks', {
      id: 'modes',
      heading: 'Decompression, extrusion and sour fluids',
      items: [
        {
          image: '/drawings/failure-decompression.svg',
          altText: 'Ring split by gas',
          title: 'Decompression',
          content:
            '<p>Gas dissolved in the rubber expands when pressure drops and tears it from inside. High hardness, thin cross-sections and a well-filled groove help.</p>',
          btnTitle: 'RGD grades',
          btnLink: '/shop/orings?compliance=rgd-resistant',
        },
        {
          image: '/drawings/failure-extrusion.svg',
          altText: 'Ring nibbled at the gap',
          title: 'Extrusion',
          content:
            '<p>Pressure pushes rubber into the clearance. Use backup rings of PEEK or filled PTFE before a harder compound.</p>',
          btnTitle: 'Backup rings',
          btnLink: '/backup-rings',
        },
        {
          image: '/drawings/failure-chemical.svg',
          altText: 'Ring attacked chemically',
          title: 'Sour fluids and amines',
          content:
            '<p>For sour crude FEPM and FFKM are rated A, HNBR B, FKM C, NBR D. Amine corrosion inhibitors also attack FKM.</p>',
          btnTitle: 'FEPM O-rings',
          btnLink: '/shop/orings?material=fepm',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'heat',
      heading: 'Heat',
      content:
        '<p>Heat rules out materials before chemistry does. These are typical upper limits of the families; wet and sour service usually stays below them.</p>',
    }),
    block('Title Block', {
      facts: [
        { label: 'HNBR', value: '150 °C (302 °F)', url: '/hnbr' },
        { label: 'FKM', value: '204 °C (399 °F)', url: '/fkm-fluorocarbon' },
        { label: 'FEPM', value: '232 °C (450 °F)', url: '/fepm' },
        { label: 'FFKM', value: 'to 325 °C (617 °F), by grade', url: '/ffkm-perfluoroelastomer' },
      ],
    }),
    block('Content Subheader', {
      id: 'standards',
      heading: 'What the standards test',
      content:
        '<p><strong>NORSOK M-710</strong> qualifies a compound by aging in sour mixtures and by decompression tests on O-rings. <strong>NACE TM0187</strong> and <strong>TM0297</strong> are methods: the first exposes rubber to sour gas, the second to rapid decompression of carbon dioxide. <strong>API 6A</strong> is an equipment standard for wellheads and trees; seals are tested as part of the assembly. A report applies to one cross-section and hardness, so ask which was tested.</p>',
    }),
    block('Data Table', {
      id: 'filters',
      heading: 'Find grades by test',
      caption: 'Store filters for oil and gas grades',
      head: head('Test or trait', 'Filter'),
      rows: [
        row('NORSOK M-710', ['Show compounds', '/shop/orings?compliance=norsok-m-710']),
        row('NACE TM0187', ['Show compounds', '/shop/orings?compliance=nace-tm0187']),
        row('NACE TM0297', ['Show compounds', '/shop/orings?compliance=nace-tm0297']),
        row('API 6A', ['Show compounds', '/shop/orings?compliance=api-6a']),
        row('86–95 Shore A', ['Show parts', '/shop/orings?material=hnbr,fkm&durometer=very_hard']),
      ],
      note: 'The filter finds such grades. Reports are confirmed for each compound with the quote.',
    }),
    block('FAQ', {
      id: 'rig',
      heading: 'Questions about oil-field seals',
      items: questions({
        'Why did the ring fail when we bled the line?':
          '<p>Because of decompression: blisters and splits appear minutes after pressure is released. Bleed more slowly and use a tested grade.</p>',
        'Is 90 durometer always right?':
          '<p>No. It resists extrusion better but needs more force to seal and follows cold or rough metal less well. With backup rings on both sides, 75 or 80 may be enough.</p>',
        'What if there is completion brine or methanol as well as crude?':
          '<p>Name every fluid in contact with the seal, even for a short time. Methanol is rated D for type A FKM; saturated salt brine does not harm the common rubbers.</p>',
      }),
    }),
    block('Consult an Engineer', {
      content:
        'Above 3.5 MPa (500 psi) of gas, consult an engineer. Send pressure, release rate, gas mix and temperature.',
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=rgd-resistant&media=natural-gas,crude-oil-sour-h2s',
      links: [
        link('Backup rings', '/backup-rings'),
        link('Hydrogenated nitrile (HNBR)', '/hnbr'),
        link('Fluorocarbon (FKM)', '/fkm-fluorocarbon'),
        link('Tetrafluoroethylene propylene (FEPM)', '/fepm'),
        link('Perfluoroelastomer (FFKM)', '/ffkm-perfluoroelastomer'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send pressure, gas, temperature and gap',
      content: 'These are enough for a first proposal of material, hardness and backup rings.',
      actions: [primary('Describe the well seal', '/request-a-quote'), link('HNBR', '/hnbr')],
    }),
  ],
});

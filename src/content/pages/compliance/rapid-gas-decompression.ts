import { block, definePage } from '../../define-page.ts';
import { faq, head, link, minusPoints, plusPoints, primary, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/rapid-gas-decompression',
  title: 'Rapid gas decompression (RGD) O-rings',
  description:
    'Why dissolved gas blisters rubber when pressure drops, which tests rank compounds, and how cross-section, hardness and groove fill prevent the damage.',
  blocks: [
    block('Content Header', {
      heading: 'Rapid gas decompression',
      lead: 'Under pressure, gas dissolves in rubber. If pressure drops quickly, it escapes as bubbles and leaves blisters and cracks. From about 3.5 MPa (500 psi) of natural gas, or 2 MPa (290 psi) of carbon dioxide, choose a compound made and tested for it.',
      actions: [
        primary('RGD-resistant O-rings', '/shop/orings?compliance=rgd-resistant'),
        link('Ask before start-up', '/contact-us'),
      ],
      image: '/drawings/failure-decompression.svg',
    }),
    block('Content Subheader', {
      id: 'mechanism',
      heading: 'What happens inside the ring',
      content:
        '<p>Gas takes hours to saturate the rubber and as long to leave. If the pressure is released within minutes, it stays high inside the ring. Bubbles start at tiny flaws and grow until the rubber tears. A cut through such a ring shows splits in the middle, often under an intact surface. Carbon dioxide is worse than methane, because far more of it dissolves in rubber.</p>',
    }),
    block('Column Content', {
      id: 'design',
      heading: 'How to reduce the risk',
      columns: [
        plusPoints('Lower risk', [
          'Cross-section of 5.33 mm or less, from which gas escapes sooner',
          '90 Shore A or harder, high tear strength',
          'A groove filled to 75–90%, in which the ring cannot expand; check thermal expansion',
          'A staged, slow pressure release',
        ]),
        minusPoints('Higher risk', [
          'Cross-sections of 6.99 mm and up',
          'Heat, which weakens the rubber',
          'High carbon dioxide share',
          'Many cycles in short succession',
        ]),
      ],
    }),
    block('Data Table', {
      id: 'tests',
      heading: 'Tests',
      caption: 'Test standards in seal specifications',
      head: head('Document', 'Subject'),
      rows: [
        row('NORSOK M-710', [
          'Qualification of non-metallic seals: decompression rating of sliced rings, and aging in sour fluid',
          '/shop/orings?compliance=norsok-m-710',
        ]),
        row('ISO 23936-2', 'International standard for elastomers in oil and gas, with decompression and aging'),
        row('NACE TM0297', [
          'Decompression from carbon dioxide at raised pressure',
          '/shop/orings?compliance=nace-tm0297',
        ]),
        row('NACE TM0187', ['Aging of elastomers in sour gas', '/shop/orings?compliance=nace-tm0187']),
      ],
      note: 'Results apply to one compound, one cross-section and one gas mix. Request the ratings, not only the word “passed”.',
    }),
    block('Content Subheader with Linked Bubbles', {
      id: 'materials',
      heading: 'Materials with decompression grades',
      content: '<p>Standard compounds of these polymers are not resistant; only special grades are.</p>',
      bubbles: [
        { label: 'HNBR', url: '/hnbr', image: '/drawings/elastomer.svg' },
        { label: 'FKM', url: '/fkm-fluorocarbon', image: '/drawings/elastomer.svg' },
        { label: 'FEPM', url: '/fepm', image: '/drawings/elastomer.svg' },
        { label: 'FFKM', url: '/ffkm-perfluoroelastomer', image: '/drawings/elastomer.svg' },
      ],
    }),
    faq('Questions about RGD', {
      'Is RGD the same as explosive decompression?':
        '<p>Yes. Older documents call it explosive decompression (ED) and resistant grades AED; it needs no explosion, only a fast drop in pressure.</p>',
      'Do other materials avoid it?':
        '<p>PTFE and PEEK seals with metal springs do not blister in this way. See <a href="/spring-energized-seals">spring-energized seals</a>.</p>',
      'Can a ring be reused if it looks intact?':
        '<p>No. There may be splits inside; replace rings after every full blowdown.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=rgd-resistant&media=natural-gas',
      links: [
        link('Hydrogenated nitrile (HNBR)', '/hnbr'),
        link('Fluorocarbon (FKM)', '/fkm-fluorocarbon'),
        link('Tetrafluoroethylene propylene (FEPM)', '/fepm'),
        link('Perfluoroelastomer (FFKM)', '/ffkm-perfluoroelastomer'),
        link('Spring-energized seals', '/spring-energized-seals'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send gas, pressure and release rate',
      content:
        'Add temperature, cross-section and number of cycles. We propose compounds and name the test reports available.',
      actions: [primary('Send your data', '/request-a-quote'), link('Oil field seals', '/industries/oil-field')],
    }),
  ],
});

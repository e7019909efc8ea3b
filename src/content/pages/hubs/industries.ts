import { block, definePage } from '../../define-page.ts';
import { head, link, linkColumn, primary, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/industries',
  title: 'All industries served with seals',
  description:
    'All eleven industries in alphabetical order, each with its typical seal problem and the material that is usually tried first.',
  image: '/drawings/flange-pipe.svg',
  contents: false,
  blocks: [
    block('Content Header', {
      heading: 'All industries',
      lead: 'Eleven industries in one list. Each page covers the media, approvals and common mistakes of its industry.',
      actions: [
        primary('O-rings in stock', '/shop/orings?stock_available=true'),
        link('Choose by requirement', '/industries-hub'),
      ],
      image: '/drawings/flange-pipe.svg',
      altText: 'Pipe flange with its seal in section',
    }),
    block('Data Table', {
      id: 'list',
      heading: 'Industries in alphabetical order',
      caption: 'Industries with their typical problem and the material to try first',
      head: head('Industry', 'Typical problem', 'Start with'),
      rows: [
        row(
          ['Chemical processing', '/industries/chemical-processing'],
          'Solvent and caustic in the same pump: each rules out a different rubber',
          ['FFKM', '/ffkm-perfluoroelastomer'],
        ),
        row(
          ['Drinking water', '/industries/drinking-water'],
          'Chloramine that slowly frees carbon black from the ring',
          ['EPDM', '/epdm'],
        ),
        row(['EMI and RFI shielding', '/industries/emi-rfi-shielding'], 'Paint or anodizing left on the contact face', [
          'Conductive silicone',
          '/conductive-emi-o-rings',
        ]),
        row(['Food and dairy', '/industries/food-dairy'], 'Butterfat by day, hot caustic at night', [
          'Silicone',
          '/silicone',
        ]),
        row(['General purpose', '/industries/general-purpose'], 'Old rings measured while still swollen', [
          'NBR',
          '/nbr-buna-n',
        ]),
        row(
          ['Medical and pharmaceutical', '/industries/medical-pharmaceutical'],
          'A material test mistaken for a device approval',
          ['Silicone', '/silicone'],
        ),
        row(
          ['Military, aerospace, automotive', '/industries/military-aerospace-automotive'],
          'Mineral and phosphate ester fluids with look-alike rings',
          ['FKM', '/fkm-fluorocarbon'],
        ),
        row(['Nuclear', '/industries/nuclear'], 'Radiation dose that adds up over years', [
          'Nickel alloy',
          '/nickel-alloy-seals',
        ]),
        row(['Oil field', '/industries/oil-field'], 'Blisters after a fast blow-down', ['HNBR', '/hnbr']),
        row(
          ['Semiconductor and solar', '/industries/semiconductor-solar'],
          'Particles from a ring that otherwise seals well',
          ['FFKM', '/ffkm-perfluoroelastomer'],
        ),
        row(['UL certified', '/industries/ul-certified'], 'A flame class quoted without its thickness', [
          'Silicone',
          '/silicone',
        ]),
      ],
      note: 'The last column is a starting point, not a recommendation for every case.',
    }),
    block('Content Subheader', {
      id: 'missing',
      heading: 'If your industry is not listed',
      content:
        '<p>Use the closest one. Breweries and wineries can follow the dairy page; swimming pools follow drinking water, with more chlorine; wind turbines and machine tools follow general purpose, with better oil resistance; hydrogen and carbon dioxide systems follow the oil field page, because both gases dissolve in rubber and escape when pressure falls. Laboratories combine the chemical and semiconductor pages; agriculture has weather and fertilizer, for which EPDM and CR are usual.</p><p>Then check what your own standards add: railways ask about smoke, mining about static charge, elevators about noise. Send us the line of the drawing that states it.</p>',
    }),
    block('Link Columns', {
      id: 'next',
      heading: 'Related',
      columns: [
        linkColumn('By standard', [
          link('FDA food contact', '/fda-food-contact'),
          link('NSF/ANSI 61', '/nsf-61-drinking-water'),
          link('RoHS and REACH', '/rohs-and-reach'),
        ]),
        linkColumn('By fluid', [
          link('Chemical compatibility table', '/chemical-compatibility-table-o-rings-gaskets-plastics'),
          link('Material comparison guide', '/material-comparison-guide'),
        ]),
        linkColumn('By shape', [link('All products', '/all-products'), link('Custom molded parts', '/custom-parts')]),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Tell us the extremes',
      content: 'Give the highest and lowest temperature, the strongest cleaner and the highest pressure.',
      actions: [primary('Get a proposal', '/request-a-quote'), link('FAQ', '/faq')],
    }),
  ],
});

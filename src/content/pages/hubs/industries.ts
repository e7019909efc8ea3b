import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';

export const page = definePage({
  path: '/industries',
  title: 'All industries served with seals',
  description:
    'The complete list of eleven fields, each with the seal problem it is known for and a material that is usually tried first. Alphabetical, on one page.',
  image: '/drawings/flange-pipe.svg',
  blocks: [
    block('Content Header', {
      heading: 'All industries',
      lead: 'Eleven fields in one list. Each page names the media, the approvals and the mistakes of its field.',
      actions: [
        { label: 'O-rings in stock', url: '/shop/orings?stock_available=true', priority: 'primary' },
        { label: 'Choose by demand', url: '/industries-hub' },
      ],
      showImage: false,
    }),
    block('Data Table', {
      id: 'list',
      heading: 'A to U',
      caption: 'Industries with their known problem and first material',
      head: head('Industry', 'Known for', 'Tried first'),
      rows: [
        row(
          ['Chemical processing', '/industries/chemical-processing'],
          'Solvent and caustic through the same pump, so two rubbers cancel out',
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
        row(['Food and dairy', '/industries/food-dairy'], 'Butter fat by day and hot lye at night', [
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
        row(['Nuclear', '/industries/nuclear'], 'Dose that adds up over outages', [
          'Nickel alloy',
          '/nickel-alloy-seals',
        ]),
        row(['Oil field', '/industries/oil-field'], 'Blisters after a fast blow-down', ['HNBR', '/hnbr']),
        row(['Semiconductor and solar', '/industries/semiconductor-solar'], 'Particles from a ring that seals well', [
          'FFKM',
          '/ffkm-perfluoroelastomer',
        ]),
        row(['UL certified', '/industries/ul-certified'], 'A flame class quoted without its thickness', [
          'Silicone',
          '/silicone',
        ]),
      ],
      note: 'The last column is where a search begins, not where it must end.',
    }),
    block('Content Subheader', {
      id: 'missing',
      heading: 'Your field is not in the list',
      content:
        '<p>Seals do not know the name of an industry. Breweries and wineries follow the dairy page; swimming pools follow drinking water, with more chlorine; wind turbines and machine tools follow general purpose with better oil resistance; hydrogen and carbon dioxide systems follow the oil field page, because both gases dissolve in rubber and break out when pressure falls. Laboratories borrow from chemistry and semiconductor in equal parts, agriculture from weathering and fertilizer, for which EPDM and CR are the usual pair.</p><p>Pick the neighbor whose worst day looks most like yours. Then check that your own rule book adds nothing: railways ask about smoke, mining about static charge, elevators about noise. Such demands show up as a line on a drawing, and the line is what to send us.</p>',
    }),
    block('Link Columns', {
      id: 'next',
      heading: 'Related',
      columns: [
        {
          heading: 'By rule',
          links: [
            { label: 'FDA food contact', url: '/fda-food-contact' },
            { label: 'NSF/ANSI 61', url: '/nsf-61-drinking-water' },
            { label: 'RoHS and REACH', url: '/rohs-and-reach' },
          ],
        },
        {
          heading: 'By fluid',
          links: [
            { label: 'Chemical compatibility table', url: '/chemical-compatibility-table-o-rings-gaskets-plastics' },
            { label: 'Material comparison guide', url: '/material-comparison-guide' },
          ],
        },
        {
          heading: 'By shape',
          links: [
            { label: 'All products', url: '/all-products' },
            { label: 'Custom molded parts', url: '/custom-parts' },
          ],
        },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Tell us the worst day',
      content: 'Name the hottest and coldest day, the strongest cleaner and the highest pressure.',
      actions: [
        { label: 'Get a proposal', url: '/request-a-quote', priority: 'primary' },
        { label: 'FAQ', url: '/faq' },
      ],
    }),
  ],
});

import { block, definePage } from '../../define-page.ts';
import { faq, head, link, primary, row, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/specialty-compliances',
  title: 'Specialty compliances beyond FDA and UL',
  description:
    'WRAS, KTW, W270, ACS, EN 681-1, BfR XV, NORSOK M-710, NACE and UL 94 for seals: what each covers, which rubbers have such grades, how to order.',
  blocks: [
    block('Content Header', {
      heading: 'Specialty compliances',
      lead: 'Standards of single countries, industries or customers. Each is listed with what it covers and the polymers that have such grades.',
      actions: [
        primary('Shop by compliance', '/shop/orings?compliance=wras'),
        link('Ask for a document', '/request-a-quote'),
      ],
      image: '/drawings/water-tap.svg',
      altText: 'Tap with the seals in its valve',
    }),
    block('Data Table', {
      id: 'water',
      heading: 'Drinking water, country by country',
      caption: 'Drinking-water standards outside North America and polymers with such grades',
      head: head('Rule', 'Where', 'Looks at', 'Polymers', 'Store'),
      rows: [
        row('WRAS', 'United Kingdom', 'Taste, growth, extract of materials in contact with water', 'NBR, EPDM, VMQ', [
          'WRAS rings',
          '/shop/orings?compliance=wras',
        ]),
        row('KTW', 'Germany', 'Substances migrating into water', 'NBR, EPDM', [
          'KTW rings',
          '/shop/orings?compliance=ktw',
        ]),
        row('W270', 'Germany', 'Growth of microorganisms on the surface', 'EPDM', [
          'W270 rings',
          '/shop/orings?compliance=w270',
        ]),
        row('ACS', 'France', 'Recipe and migration', 'EPDM', ['ACS rings', '/shop/orings?compliance=acs']),
        row('EN 681-1', 'Europe', 'Rubber of pipe joint seals: hardness, set, aging', 'EPDM', [
          'EN 681-1 rings',
          '/shop/orings?compliance=en-681-1',
        ]),
      ],
      note: 'For North America see NSF/ANSI 61. The table lists polymers that have such grades.',
    }),
    block('Data Table', {
      id: 'oil',
      heading: 'Oil, gas and sour service',
      caption: 'Oil and gas standards and polymers with such grades',
      head: head('Rule', 'Looks at', 'Polymers', 'Store'),
      rows: [
        row('NORSOK M-710', 'Aging in sour fluid, rapid gas decompression', 'HNBR, FKM, FFKM, FEPM, PEEK', [
          'NORSOK rings',
          '/shop/orings?compliance=norsok-m-710',
        ]),
        row('NACE TM0297', 'Decompression from carbon dioxide at pressure', 'HNBR, FKM, FEPM', [
          'TM0297 rings',
          '/shop/orings?compliance=nace-tm0297',
        ]),
        row('NACE TM0187', 'Rubber in sour gas', 'HNBR, FEPM', ['TM0187 rings', '/shop/orings?compliance=nace-tm0187']),
        row('API 6A', 'Seals of wellhead and tree equipment', 'HNBR', [
          'API 6A rings',
          '/shop/orings?compliance=api-6a',
        ]),
        row('DVGW', 'Gas supply and appliances in Germany', 'FKM', ['DVGW rings', '/shop/orings?compliance=dvgw']),
      ],
    }),
    block('Data Table', {
      id: 'plant',
      heading: 'Food equipment and enclosures',
      caption: 'Standards for food equipment and flammability',
      head: head('Rule', 'Looks at', 'Polymers', 'Store'),
      rows: [
        row('BfR XV', 'Silicone in contact with food, German recommendation', 'VMQ', [
          'BfR XV rings',
          '/shop/orings?compliance=bfr-xv',
        ]),
        row('NSF/ANSI 51', 'Materials of commercial food equipment', 'VMQ', [
          'NSF/ANSI 51 rings',
          '/shop/orings?compliance=nsf-ansi-51',
        ]),
        row('UL 94 V-0', 'Burning of a vertical bar', 'VMQ, PTFE, PEEK, PVDF, nylon', [
          'V-0 rings',
          '/shop/orings?compliance=ul-94-v-0',
        ]),
      ],
    }),
    block('List', {
      id: 'order',
      heading: 'How to order to a standard',
      style: 'numbers',
      items: texts(
        'Copy the clause from your specification, with edition and any color or temperature class.',
        'Say who needs the document: your customer, an inspector, a registration body.',
        'Choose between a statement for the compound and a test on the delivered lot, which takes parts and time.',
        'Name the compound in the order. A substitute with the same polymer may not have the same document.',
      ),
    }),
    faq('Questions about these standards', {
      'Does a filtered part come with its certificate?':
        '<p>No. The filter finds compounds of such a grade. Request the document with your order; we check what is current for that compound.</p>',
      'Can one ring meet the standards of two countries?':
        '<p>Select both. If nothing remains, an EPDM compound made for one can be tested for the other.</p>',
      'What if a standard is not listed?': '<p>Send its name and text, and we ask our suppliers.</p>',
    }),
    block('Content Subheader with Linked Bubbles', {
      id: 'more',
      heading: 'Standards with their own page',
      bubbles: [
        { label: 'FDA', url: '/fda-food-contact', image: '/drawings/dairy-clamp.svg' },
        { label: 'USP Class VI', url: '/usp-class-vi', image: '/drawings/syringe.svg' },
        { label: 'NSF/ANSI 61', url: '/nsf-61-drinking-water', image: '/drawings/water-tap.svg' },
        { label: 'UL', url: '/ul-listed-materials', image: '/drawings/ul-enclosure.svg' },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=wras',
      links: [
        link('FDA food contact', '/fda-food-contact'),
        link('USP Class VI', '/usp-class-vi'),
        link('NSF/ANSI 61 drinking water', '/nsf-61-drinking-water'),
        link('UL listed materials', '/ul-listed-materials'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send us the clause',
      content: 'Paste it into the message and attach the page.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Compliance hub', '/compliance-hub')],
    }),
  ],
});

import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';

export const page = definePage({
  path: '/specialty-compliances',
  title: 'Specialty compliances beyond FDA and UL',
  description:
    'WRAS, KTW, W270, ACS, EN 681-1, BfR XV, NORSOK M-710, NACE and UL 94 for seals: what each covers, which rubbers come in such grades, how to order.',
  image: '/drawings/water-tap.svg',
  blocks: [
    block('Content Header', {
      heading: 'Specialty compliances',
      lead: 'Rules that only one country, one industry or one tender asks for. Each is listed with what it covers and the polymers that are made in such grades.',
      actions: [
        { label: 'Shop by compliance', url: '/shop/orings?compliance=wras', priority: 'primary' },
        { label: 'Ask for a document', url: '/request-a-quote' },
      ],
      image: '/drawings/water-tap.svg',
      altText: 'Tap with the seals in its valve',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'water',
      heading: 'Drinking water, country by country',
      caption: 'Water rules outside North America and the polymers with such grades',
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
      note: 'For North America see NSF/ANSI 61. Polymers are those of which such grades exist.',
    }),
    block('Data Table', {
      id: 'oil',
      heading: 'Oil, gas and sour service',
      caption: 'Rules of oil and gas and the polymers with such grades',
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
      heading: 'Kitchen and enclosure',
      caption: 'Food equipment and flame rules',
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
        row('UL 94 V-0', 'Burning of a bar held upright', 'VMQ, PTFE, PEEK, PVDF, nylon', [
          'V-0 rings',
          '/shop/orings?compliance=ul-94-v-0',
        ]),
      ],
    }),
    block('List', {
      id: 'order',
      heading: 'Ordering against a rule',
      style: 'numbers',
      items: [
        { text: 'Copy the clause from your tender, with edition and any color or temperature class.' },
        { text: 'Say who will read the paper: your customer, an inspector, a registration body.' },
        { text: 'Choose statement for the compound or test on the delivered lot. The second takes parts and time.' },
        { text: 'Fix the compound in the order. A substitute with the same polymer may not carry the same paper.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Reading these tables',
      items: [
        {
          question: 'Does a filtered part come with its certificate?',
          answer:
            '<p>The filter finds compounds of such a grade. Ask for the document with your order; what is current for that compound is then checked.</p>',
        },
        {
          question: 'One ring for two countries?',
          answer:
            '<p>Tick both rules. If nothing remains, an EPDM compound made for one of them can be examined for the other.</p>',
        },
        {
          question: 'A rule that is missing here?',
          answer: '<p>Send its name and text. If a supplier of rubber has tested to it, we find out.</p>',
        },
      ],
    }),
    block('Content Subheader with Linked Bubbles', {
      id: 'more',
      heading: 'Rules with a page of their own',
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
        { label: 'FDA food contact', url: '/fda-food-contact' },
        { label: 'USP Class VI', url: '/usp-class-vi' },
        { label: 'NSF/ANSI 61 drinking water', url: '/nsf-61-drinking-water' },
        { label: 'UL listed materials', url: '/ul-listed-materials' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Quote the clause',
      content: 'Paste it into the message field and attach the page it stands on.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Compliance hub', url: '/compliance-hub' },
      ],
    }),
  ],
});

import { block, definePage } from '../../define-page.ts';
import { faq, head, link, numeric, primary, row, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/fda-food-contact',
  title: 'FDA food contact: 21 CFR 177.2600',
  description:
    'What 21 CFR 177.2600 requires of rubber seals, which sections cover plastics, which statement to request, and the O-rings in the store with such grades.',
  blocks: [
    block('Content Header', {
      heading: 'FDA food contact',
      lead: 'For rubber in repeated contact with food, 21 CFR 177.2600 applies. It lists the permitted ingredients and limits what may be extracted. FDA does not approve O-rings; the manufacturer states that the compound conforms.',
      actions: [
        primary('O-rings in food-contact grades', '/shop/orings?compliance=fda-21-cfr-177-2600'),
        link('Ask for the statement', '/contact-us'),
      ],
      image: '/drawings/dairy-clamp.svg',
    }),
    block('Content Subheader', {
      id: 'rule',
      heading: 'Permitted ingredients and extraction test',
      content:
        '<p>First, every ingredient has to be on the positive list of the section or cleared elsewhere in Title 21: polymer, crosslinker, accelerator, filler, plasticizer. Second, the cured rubber is boiled in a solvent that represents the food, and the residue is weighed.</p>',
    }),
    block('Data Table', {
      id: 'extraction',
      heading: 'Extraction limits of 177.2600',
      caption: 'Total extractives at reflux, per area of rubber',
      head: head('Food', 'Solvent', numeric('First 7 hours'), numeric('Next 2 hours')),
      rows: [
        row('Aqueous (paragraph e)', 'Distilled water', '20 mg/in²', '1 mg/in²'),
        row('Fatty (paragraph f)', 'n-Hexane', '175 mg/in²', '4 mg/in²'),
      ],
      note: 'A compound can meet one limit and not the other. Milk, cheese and meat require the limits for fatty food.',
    }),
    block('Data Table', {
      id: 'families',
      heading: 'Sections by material',
      caption: 'Where such grades exist',
      head: head('Material', 'Section of 21 CFR', 'Page'),
      rows: [
        row('NBR, HNBR, EPDM, FKM, FFKM, VMQ, CR, IIR, NR', '177.2600', ['Materials', '/elastomers-hub']),
        row('PTFE; FEP and PFA jackets', '177.1550', ['PTFE', '/materialpages/ptfe']),
        row('PEEK', '177.2415', ['PEEK', '/materialpages/peek']),
        row('UHMWPE', '177.1520', ['UHMWPE', '/uhmwpe']),
        row('Nylon', '177.1500', ['Nylon', '/nylon']),
        row('PVDF', '177.2510', ['PVDF', '/pvdf']),
      ],
    }),
    block('List', {
      id: 'document',
      heading: 'What a statement should name',
      items: texts(
        'The compound number, not only the polymer',
        'The paragraph: e, f or both',
        'Coatings, lubricants and marking ink, since they touch food too',
        'The batch or cure date of the parts delivered, if you need traceability',
      ),
    }),
    faq('Questions about food contact', {
      'Is a white ring food grade?':
        '<p>No. Color proves nothing; many conforming compounds are black, since carbon black is permitted within limits.</p>',
      'Does it apply in Europe?':
        '<p>No. Regulation (EC) 1935/2004 and national regulations apply there. Name the market in your request.</p>',
      'Which rubbers withstand cleaning in place?':
        '<p>Hot caustic rules out plain FKM for many lines; EPDM and silicone are usual, EPDM for non-fatty food. <a href="/3-a-sanitary">3-A</a> adds requirements for the gland.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=fda-21-cfr-177-2600',
      links: [
        link('Elastomers', '/elastomers-hub'),
        link('PTFE', '/materialpages/ptfe'),
        link('PEEK', '/materialpages/peek'),
        link('UHMWPE', '/uhmwpe'),
        link('Nylon (PA)', '/nylon'),
        link('PVDF', '/pvdf'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Filter first, then request the document',
      content:
        'Choose compound and size, put the line in the quote cart and write in the notes which statement you need.',
      actions: [
        primary('Silicone for food', '/shop/orings?material=vmq&compliance=fda-21-cfr-177-2600'),
        link('Food and dairy seals', '/industries/food-dairy'),
      ],
    }),
  ],
});

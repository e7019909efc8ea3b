import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/fda-food-contact',
  title: 'FDA food contact: 21 CFR 177.2600',
  description:
    'What 21 CFR 177.2600 requires of rubber seals, which sections cover plastics, which statement to request, and the O-rings in the store with such grades.',
  image: '/drawings/dairy-clamp.svg',
  blocks: [
    block('Content Header', {
      heading: 'FDA food contact',
      lead: 'For rubber in repeated contact with food, 21 CFR 177.2600 applies. It lists the permitted ingredients and limits what may be extracted. FDA does not approve O-rings; the manufacturer states that the compound conforms.',
      actions: [
        {
          label: 'O-rings in food-contact grades',
          url: '/shop/orings?compliance=fda-21-cfr-177-2600',
          priority: 'primary',
        },
        { label: 'Ask for the statement', url: '/contact-us' },
      ],
      image: '/drawings/dairy-clamp.svg',
    }),
    block('Table of Contents', {}),
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
      head: [
        { text: 'Food' },
        { text: 'Solvent' },
        { text: 'First 7 hours', numeric: true },
        { text: 'Next 2 hours', numeric: true },
      ],
      rows: [
        {
          cells: [
            { text: 'Aqueous (paragraph e)' },
            { text: 'Distilled water' },
            { text: '20 mg/in²' },
            { text: '1 mg/in²' },
          ],
        },
        {
          cells: [{ text: 'Fatty (paragraph f)' }, { text: 'n-Hexane' }, { text: '175 mg/in²' }, { text: '4 mg/in²' }],
        },
      ],
      note: 'A compound can meet one limit and not the other. Milk, cheese and meat require the limits for fatty food.',
    }),
    block('Data Table', {
      id: 'families',
      heading: 'Sections by material',
      caption: 'Where such grades exist',
      head: [{ text: 'Material' }, { text: 'Section of 21 CFR' }, { text: 'Page' }],
      rows: [
        {
          cells: [
            { text: 'NBR, HNBR, EPDM, FKM, FFKM, VMQ, CR, IIR, NR' },
            { text: '177.2600' },
            { text: 'Materials', url: '/elastomers-hub' },
          ],
        },
        {
          cells: [
            { text: 'PTFE; FEP and PFA jackets' },
            { text: '177.1550' },
            { text: 'PTFE', url: '/materialpages/ptfe' },
          ],
        },
        { cells: [{ text: 'PEEK' }, { text: '177.2415' }, { text: 'PEEK', url: '/materialpages/peek' }] },
        { cells: [{ text: 'UHMWPE' }, { text: '177.1520' }, { text: 'UHMWPE', url: '/uhmwpe' }] },
        { cells: [{ text: 'Nylon' }, { text: '177.1500' }, { text: 'Nylon', url: '/nylon' }] },
        { cells: [{ text: 'PVDF' }, { text: '177.2510' }, { text: 'PVDF', url: '/pvdf' }] },
      ],
    }),
    block('List', {
      id: 'document',
      heading: 'What a statement should name',
      items: [
        { text: 'The compound number, not only the polymer' },
        { text: 'The paragraph: e, f or both' },
        { text: 'Coatings, lubricants and marking ink, since they touch food too' },
        { text: 'The batch or cure date of the parts delivered, if you need traceability' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about food contact',
      items: [
        {
          question: 'Is a white ring food grade?',
          answer:
            '<p>No. Color proves nothing; many conforming compounds are black, since carbon black is permitted within limits.</p>',
        },
        {
          question: 'Does it apply in Europe?',
          answer:
            '<p>No. Regulation (EC) 1935/2004 and national regulations apply there. Name the market in your request.</p>',
        },
        {
          question: 'Which rubbers withstand cleaning in place?',
          answer:
            '<p>Hot caustic rules out plain FKM for many lines; EPDM and silicone are usual, EPDM for non-fatty food. <a href="/3-a-sanitary">3-A</a> adds requirements for the gland.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=fda-21-cfr-177-2600',
      links: [
        { label: 'Elastomers', url: '/elastomers-hub' },
        { label: 'PTFE', url: '/materialpages/ptfe' },
        { label: 'PEEK', url: '/materialpages/peek' },
        { label: 'UHMWPE', url: '/uhmwpe' },
        { label: 'Nylon (PA)', url: '/nylon' },
        { label: 'PVDF', url: '/pvdf' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Filter first, then request the document',
      content:
        'Choose compound and size, put the line in the quote cart and write in the notes which statement you need.',
      actions: [
        {
          label: 'Silicone for food',
          url: '/shop/orings?material=vmq&compliance=fda-21-cfr-177-2600',
          priority: 'primary',
        },
        { label: 'Food and dairy seals', url: '/industries/food-dairy' },
      ],
    }),
  ],
});

import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/rohs-and-reach',
  title: 'RoHS and REACH statements for seals',
  description:
    'RoHS restricts ten substances in electrical equipment, REACH asks for candidate-list disclosure above 0.1%. What this means for rubber and for paper.',
  image: '/drawings/isolation-kit.svg',
  blocks: [
    block('Content Header', {
      heading: 'RoHS and REACH',
      lead: 'Two European rules that reach any seal shipped inside a machine. RoHS forbids: ten substances, fixed limits. REACH informs: tell your customer if a listed substance exceeds 0.1% by weight. A statement answers both, with a date.',
      actions: [
        { label: 'Ask for a declaration', url: '/contact-us', priority: 'primary' },
        { label: 'RoHS-marked compounds', url: '/shop/orings?compliance=rohs' },
      ],
      image: '/drawings/isolation-kit.svg',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'rohs',
      heading: 'RoHS limits',
      caption: 'Directive 2011/65/EU with amendment 2015/863',
      head: [{ text: 'Substance' }, { text: 'Limit by weight', numeric: true }],
      rows: [
        { cells: [{ text: 'Cadmium' }, { text: '0.01%' }] },
        { cells: [{ text: 'Lead, mercury, hexavalent chromium' }, { text: '0.1% each' }] },
        { cells: [{ text: 'PBB and PBDE flame retardants' }, { text: '0.1% each' }] },
        { cells: [{ text: 'DEHP, BBP, DBP, DIBP (phthalates)' }, { text: '0.1% each' }] },
      ],
      note: 'Measured in homogeneous material: the rubber alone, not the assembly.',
    }),
    block('Content Subheader', {
      id: 'reach',
      heading: 'REACH in three sentences',
      content:
        '<p>Regulation (EC) 1907/2006 keeps a candidate list of substances of very high concern, extended about twice a year. Under Article 33, whoever supplies an article that holds more than 0.1% of one must say so. Since a ring inside a pump is an article in its own right, its weight counts, not that of the pump.</p>',
    }),
    block('List', {
      id: 'rubber',
      heading: 'What to look for in rubber',
      items: [
        {
          text: '<b>Plasticizers.</b> Soft <a href="/nbr-buna-n">nitrile</a> and <a href="/neoprene">chloroprene</a> may contain phthalates in old recipes.',
        },
        {
          text: '<b>Lead oxides.</b> Once common as acid acceptor in <a href="/csm">CSM</a> and <a href="/epichlorohydrin">epichlorohydrin</a>; other systems have replaced them.',
        },
        {
          text: '<b>Siloxanes.</b> D4, D5 and D6 are on the candidate list. Post-curing <a href="/silicone">silicone</a> drives most of them off.',
        },
        {
          text: '<b>Fluorine chemistry.</b> A broad restriction of PFAS is under discussion in the EU and would touch FKM, FFKM and PTFE. Design reviews should note where they are used.',
        },
      ],
    }),
    block('List', {
      id: 'paper',
      heading: 'A declaration worth filing',
      items: [
        { text: 'names part or compound numbers, not “all our products”;' },
        { text: 'states the directive with its amendment and any exemption claimed;' },
        { text: 'gives the candidate list by its date, and lists hits with name and share;' },
        { text: 'is signed and no older than the latest list.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Substance rules, asked by quality staff',
      items: [
        {
          question: 'Is an O-ring electrical equipment?',
          answer: '<p>No, yet it becomes part of some. That is why equipment makers pass the demand on.</p>',
        },
        {
          question: 'What does the mark in the store mean?',
          answer:
            '<p>It marks compounds for which conforming grades are on file. The binding paper is the declaration issued for your order.</p>',
        },
        {
          question: 'Do you answer conflict minerals and Proposition 65 forms?',
          answer:
            '<p>Send the form with part numbers through <a href="/contact-us">contact</a>. Rubber rarely holds the four minerals; metal seals and fillers are checked case by case. More rules are gathered under <a href="/specialty-compliances">specialty compliances</a>.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=rohs',
      links: [
        { label: 'Nitrile (NBR, Buna-N)', url: '/nbr-buna-n' },
        { label: 'Chloroprene (CR, Neoprene)', url: '/neoprene' },
        { label: 'Chlorosulfonated polyethylene (CSM)', url: '/csm' },
        { label: 'Epichlorohydrin (ECO, CO)', url: '/epichlorohydrin' },
        { label: 'Silicone (VMQ)', url: '/silicone' },
        { label: 'Specialty compliances', url: '/specialty-compliances' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'One list, one reply',
      content:
        'Paste all part numbers at once, add the list date your customer wants, and name the format: letter, IPC or IMDS.',
      actions: [
        { label: 'Send part numbers', url: '/contact-us', priority: 'primary' },
        { label: 'Shop with the REACH filter', url: '/shop/orings?compliance=reach' },
      ],
    }),
  ],
});

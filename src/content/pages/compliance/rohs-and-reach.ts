import { block, definePage } from '../../define-page.ts';
import { faq, head, link, numeric, primary, row, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/rohs-and-reach',
  title: 'RoHS and REACH statements for seals',
  description:
    'RoHS restricts ten substances in electrical equipment, REACH asks for candidate-list disclosure above 0.1%. What this means for rubber and for declarations.',
  blocks: [
    block('Content Header', {
      heading: 'RoHS and REACH',
      lead: 'Two European regulations that apply to seals in machines. RoHS limits ten substances. REACH requires you to tell your customer if a listed substance exceeds 0.1% by weight. A dated declaration covers both.',
      actions: [
        primary('Ask for a declaration', '/contact-us'),
        link('RoHS-marked compounds', '/shop/orings?compliance=rohs'),
      ],
      image: '/drawings/isolation-kit.svg',
    }),
    block('Data Table', {
      id: 'rohs',
      heading: 'RoHS limits',
      caption: 'Directive 2011/65/EU with amendment 2015/863',
      head: head('Substance', numeric('Limit by weight')),
      rows: [
        row('Cadmium', '0.01%'),
        row('Lead, mercury, hexavalent chromium', '0.1% each'),
        row('PBB and PBDE flame retardants', '0.1% each'),
        row('DEHP, BBP, DBP, DIBP (phthalates)', '0.1% each'),
      ],
      note: 'Measured in homogeneous material: the rubber alone, not the assembly.',
    }),
    block('Content Subheader', {
      id: 'reach',
      heading: 'REACH in brief',
      content:
        '<p>Regulation (EC) 1907/2006 keeps a candidate list of substances of very high concern, extended about twice a year. Under Article 33, suppliers of articles with more than 0.1% of a listed substance must say so. A ring inside a pump is an article of its own, so the percentage refers to the ring, not the pump.</p>',
    }),
    block('List', {
      id: 'rubber',
      heading: 'Substances to check in rubber',
      items: texts(
        '<b>Plasticizers.</b> Soft <a href="/nbr-buna-n">nitrile</a> and <a href="/neoprene">chloroprene</a> may contain phthalates in older recipes.',
        '<b>Lead oxides.</b> Once common as an acid acceptor in <a href="/csm">CSM</a> and <a href="/epichlorohydrin">epichlorohydrin</a>; other systems have replaced them.',
        '<b>Siloxanes.</b> D4, D5 and D6 are on the candidate list. Post-curing <a href="/silicone">silicone</a> drives most of them off.',
        '<b>Fluorine chemistry.</b> A broad restriction of PFAS is under discussion in the EU and would touch FKM, FFKM and PTFE. Keep a record of where you use them.',
      ),
    }),
    block('List', {
      id: 'paper',
      heading: 'What a declaration should contain',
      items: texts(
        'Part or compound numbers, not “all our products”',
        'The directive with its amendment and any exemption claimed',
        'The date of the candidate list, and listed substances with their share',
        'A signature, with a date no older than the latest list',
      ),
    }),
    faq('Questions about RoHS and REACH', {
      'Is an O-ring electrical equipment?':
        '<p>No, but it becomes part of some, so equipment makers require a declaration.</p>',
      'What does the RoHS or REACH label in the store mean?':
        '<p>It marks compounds of conforming grades. The binding document is the declaration for your order.</p>',
      'Do you complete conflict minerals and Proposition 65 forms?':
        '<p>Yes. Send the form with part numbers through <a href="/contact-us">contact</a>. Rubber rarely contains the four minerals; metal seals and fillers are checked case by case. For other regulations, see <a href="/specialty-compliances">specialty compliances</a>.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=rohs',
      links: [
        link('Nitrile (NBR, Buna-N)', '/nbr-buna-n'),
        link('Chloroprene (CR, Neoprene)', '/neoprene'),
        link('Chlorosulfonated polyethylene (CSM)', '/csm'),
        link('Epichlorohydrin (ECO, CO)', '/epichlorohydrin'),
        link('Silicone (VMQ)', '/silicone'),
        link('Specialty compliances', '/specialty-compliances'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send one list of parts',
      content:
        'List all part numbers, the candidate list date your customer requires, and the format: letter, IPC or IMDS.',
      actions: [
        primary('Send part numbers', '/contact-us'),
        link('Shop with the REACH filter', '/shop/orings?compliance=reach'),
      ],
    }),
  ],
});

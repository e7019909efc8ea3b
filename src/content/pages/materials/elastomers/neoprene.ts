import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/neoprene',
  title: 'Chloroprene (CR, Neoprene) O-rings',
  description:
    'Chloroprene: moderate oil, weather and flame resistance plus ammonia and older refrigerants, −40 to 107 °C. Uses, ratings and substitutes.',
  blocks: [
    block('Content Header', {
      heading: 'Chloroprene (CR, Neoprene)',
      lead: 'A general-purpose rubber from −40 to 107 °C (−40 to 225 °F): it tolerates oil, weather and heat to some degree, and it seals ammonia and R-22. Where these come together, it costs the least.',
      actions: [
        primary('Chloroprene O-rings', '/shop/orings?material=cr'),
        link('Ask about a refrigerant', '/contact-us'),
      ],
      image: '/drawings/temperature-range.svg?low=-40&high=107',
      material: 'CR',
    }),
    block('Content Subheader', {
      id: 'chlorine',
      heading: 'What the chlorine does',
      content:
        '<p>A chlorine atom on every fourth carbon makes the chain polar, so mineral oil swells it less than natural rubber, and it protects the double bond, so ozone attacks slowly. It also slows burning: grades to UL 94 and UL 157 exist.</p><p>Chloroprene can crystallize. Stored cold for weeks, a ring may become as stiff as plastic; at room temperature it recovers. This is not aging, and the ring can be used.</p>',
    }),
    block('Data Table', {
      id: 'refrigeration',
      heading: 'Refrigerants and ammonia',
      caption: 'CR, HNBR and EPDM in cooling systems',
      head: head('Medium', 'CR', 'HNBR', 'EPDM'),
      rows: [
        row('R-12', 'A', 'A', 'B'),
        row('R-22', 'A', 'C', 'A'),
        row('R-134a', 'B', 'A', 'A'),
        row('R-410A', 'A', 'A', 'A'),
        row('Ammonia, anhydrous liquid', 'A', 'B', 'A'),
        row('Polyol ester (POE) refrigeration oil', 'C', 'A', 'D'),
        row('Vacuum pump oil (mineral)', 'B', 'A', 'D'),
      ],
      note: 'Check both the refrigerant and the oil: the worse rating counts.',
    }),
    block('Content Blocks', {
      id: 'instead',
      heading: 'Alternatives',
      items: [
        {
          title: 'More oil, less weather',
          content: '<p>Nitrile swells less in fuel: gasoline is C for chloroprene, A for NBR.</p>',
          btnTitle: 'NBR',
          btnLink: '/nbr-buna-n',
        },
        {
          title: 'More weather, no oil',
          content: '<p>EPDM does not crack outdoors and goes to 150 °C.</p>',
          btnTitle: 'EPDM',
          btnLink: '/epdm',
        },
        {
          title: 'Oxidizers and bleach',
          content: '<p>CSM, a related chlorinated rubber, resists acids better but takes more compression set.</p>',
          btnTitle: 'CSM',
          btnLink: '/csm',
        },
      ],
    }),
    faq('Questions about chloroprene', {
      'Is Neoprene a brand?':
        '<p>It is a trademark, but drawings use it as a generic name. We treat “neoprene” on a drawing as CR unless a brand is called out.</p>',
      'Is it suited to seawater?':
        '<p>Rated B. Marine hardware uses chloroprene because it withstands both sun and spray. For immersion alone it is no better than <a href="/nbr-buna-n">nitrile</a>, which is rated A.</p>',
      'How long can it be stored?':
        '<p>Fifteen years from the cure date under ARP5316 conditions; see <a href="/shelf-life">shelf life</a>.</p>',
    }),
    block('Page Margin', {
      material: 'CR',
      store: '/shop/orings?material=cr',
      links: [
        link('Nitrile (NBR, Buna-N)', '/nbr-buna-n'),
        link('Ethylene propylene (EPDM)', '/epdm'),
        link('Chlorosulfonated polyethylene (CSM)', '/csm'),
        link('Shelf life', '/shelf-life'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Chloroprene by AS568 or metric size',
      content: 'Hardness from 40 to 90 Shore A. If a flame rating is needed, say which one and at what thickness.',
      actions: [
        primary('Open the CR list', '/shop/orings?material=cr'),
        link('UL listed materials', '/ul-listed-materials'),
      ],
    }),
  ],
});

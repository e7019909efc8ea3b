import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, minusPoints, plusPoints, primary, row, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/o-ring-cord',
  title: 'O-ring cord by the meter',
  description:
    'Round rubber cord for seals of any diameter: how to compute the cut length, join the ends and choose between cord, spliced and molded rings.',
  blocks: [
    block('Content Header', {
      heading: 'O-ring cord',
      lead: 'Round rubber in lengths, cut and joined where it is needed. It seals any circumference, oval or rectangle without a mold.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Splicing service', '/splicing-and-vulcanizing')],
      image: '/drawings/o-ring-cord.svg',
    }),
    block('Content Subheader', {
      id: 'length',
      heading: 'Cut length',
      content:
        '<p>The neutral line of a bent cord runs through its center. Cut length is therefore π × (inside diameter + cross-section). For a ring of 500 mm inside diameter and 7 mm section: π × 507 = 1,593 mm. Deduct one to three percent if the ring is to be stretched on a groove floor; never install it compressed, because it will rise out of the groove.</p>',
    }),
    block('List', {
      id: 'join',
      heading: 'Joining the ends',
      style: 'numbers',
      items: texts(
        'Cut both ends in one stroke with a fresh blade: square for a butt joint, at 45° for a scarf.',
        'Degrease with alcohol and let dry. Even traces of silicone spoil the bond.',
        'Apply a film of adhesive suited to the rubber to one face, align in a V-shaped jig, press and hold.',
        'Let it cure, then bend the joint both ways. A glued ring is for static use near room temperature; heat calls for a vulcanized joint.',
      ),
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Cord or molded ring?',
      columns: [
        plusPoints('Use cord for', [
          'Prototypes, repairs, one-off covers',
          'Shapes that are not round',
          'Large static flanges with moderate pressure',
        ]),
        minusPoints('Use a molded ring if', [
          'Parts move: every stroke hits the splice',
          'Vacuum or gas must be held',
          'The size is standard: a molded ring costs less than the cutting time',
        ]),
      ],
    }),
    block('Data Table', {
      id: 'rubber',
      heading: 'Choosing the rubber',
      caption: 'Rubbers common as cord and the store with rings of the same family',
      head: head('Rubber', 'Good for', 'Poor for', 'Rings'),
      rows: [
        row(['NBR', '/nbr-buna-n'], 'Oil, fuel, grease', 'Ozone, weather', ['NBR', '/shop/orings?material=nbr']),
        row(['EPDM', '/epdm'], 'Weather, water, steam', 'Mineral oil', ['EPDM', '/shop/orings?material=epdm']),
        row(['Silicone', '/silicone'], 'Dry heat, cold, food', 'Hot mineral oil, wear', [
          'VMQ',
          '/shop/orings?material=vmq',
        ]),
        row(['FKM', '/fkm-fluorocarbon'], 'Hot oil, aromatics', 'Ketones, amines', [
          'FKM',
          '/shop/orings?material=fkm',
        ]),
      ],
    }),
    faq('Questions about cord', {
      'Is extruded cord as precise as a molded ring?':
        '<p>No. Extrusion has wider tolerances, and cord is slightly oval after coiling. Allow for that in the squeeze; see the extrusion classes under <a href="/rma-tolerances">RMA tolerances</a>.</p>',
      'Hollow or sponge?':
        '<p>Both close with little force. Hollow cord suits doors and hatches, <a href="/foam">sponge</a> keeps out dust and light. Neither holds pressure.</p>',
      'What do I state in an inquiry?':
        '<p>Section with tolerance, rubber, hardness, color, total length, and whether you want it in one piece, in cut lengths or joined.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=nbr',
      links: [
        link('Nitrile (NBR, Buna-N)', '/nbr-buna-n'),
        link('Ethylene propylene (EPDM)', '/epdm'),
        link('Silicone (VMQ)', '/silicone'),
        link('Fluorocarbon (FKM)', '/fkm-fluorocarbon'),
        link('RMA tolerances', '/rma-tolerances'),
        link('Foam and sponge', '/foam'),
      ],
    }),
    block('Lower Banner', {
      heading: 'Profiles that are not round are extrusions',
      actions: [link('Extrusions', '/extrusions'), link('Large rings', '/giant-o-rings')],
      image: '/drawings/splicing.svg',
    }),
    block('Lower Call to Action', {
      heading: 'Cut, joined or on a reel',
      content: 'State cross-section, length and rubber, and whether we should join the ends.',
      actions: [primary('Request a quote', '/request-a-quote'), link('How to measure', '/measuring-o-rings')],
    }),
  ],
});

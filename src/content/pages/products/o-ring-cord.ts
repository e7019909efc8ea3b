import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/o-ring-cord',
  title: 'O-ring cord by the meter',
  description:
    'Round rubber cord for seals of any diameter: how to compute the cut length, join the ends and choose between cord, spliced and molded rings.',
  image: '/drawings/o-ring-cord.svg',
  blocks: [
    block('Content Header', {
      heading: 'O-ring cord',
      lead: 'Round rubber in lengths, cut and joined where it is needed. It seals any circumference, oval or rectangle without a mold.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Splicing service', url: '/splicing-and-vulcanizing' },
      ],
      image: '/drawings/o-ring-cord.svg',
    }),
    block('Table of Contents', {}),
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
      items: [
        { text: 'Cut both ends in one stroke with a fresh blade: square for a butt joint, at 45° for a scarf.' },
        { text: 'Degrease with alcohol and let dry. Even traces of silicone spoil the bond.' },
        { text: 'Apply a film of adhesive suited to the rubber to one face, align in a V-shaped jig, press and hold.' },
        {
          text: 'Let it cure, then bend the joint both ways. A glued ring is for static use near room temperature; heat calls for a vulcanized joint.',
        },
      ],
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Cord or molded ring?',
      columns: [
        {
          heading: 'Use cord for',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Prototypes, repairs, one-off covers' },
            { text: 'Shapes that are not round' },
            { text: 'Large static flanges with moderate pressure' },
          ],
        },
        {
          heading: 'Use a molded ring if',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Parts move: every stroke hits the splice' },
            { text: 'Vacuum or gas must be held' },
            { text: 'The size is standard: a molded ring costs less than the cutting time' },
          ],
        },
      ],
    }),
    block('Data Table', {
      id: 'rubber',
      heading: 'Choosing the rubber',
      caption: 'Rubbers common as cord and the store with rings of the same family',
      head: [{ text: 'Rubber' }, { text: 'Good for' }, { text: 'Poor for' }, { text: 'Rings' }],
      rows: [
        {
          cells: [
            { text: 'NBR', url: '/nbr-buna-n' },
            { text: 'Oil, fuel, grease' },
            { text: 'Ozone, weather' },
            { text: 'NBR', url: '/shop/orings?material=nbr' },
          ],
        },
        {
          cells: [
            { text: 'EPDM', url: '/epdm' },
            { text: 'Weather, water, steam' },
            { text: 'Mineral oil' },
            { text: 'EPDM', url: '/shop/orings?material=epdm' },
          ],
        },
        {
          cells: [
            { text: 'Silicone', url: '/silicone' },
            { text: 'Dry heat, cold, food' },
            { text: 'Hot mineral oil, wear' },
            { text: 'VMQ', url: '/shop/orings?material=vmq' },
          ],
        },
        {
          cells: [
            { text: 'FKM', url: '/fkm-fluorocarbon' },
            { text: 'Hot oil, aromatics' },
            { text: 'Ketones, amines' },
            { text: 'FKM', url: '/shop/orings?material=fkm' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about cord',
      items: [
        {
          question: 'Is extruded cord as precise as a molded ring?',
          answer:
            '<p>No. Extrusion has wider tolerances, and cord is slightly oval after coiling. Allow for that in the squeeze; see the extrusion classes under <a href="/rma-tolerances">RMA tolerances</a>.</p>',
        },
        {
          question: 'Hollow or sponge?',
          answer:
            '<p>Both close with little force. Hollow cord suits doors and hatches, <a href="/foam">sponge</a> keeps out dust and light. Neither holds pressure.</p>',
        },
        {
          question: 'What do I state in an inquiry?',
          answer:
            '<p>Section with tolerance, rubber, hardness, color, total length, and whether you want it in one piece, in cut lengths or joined.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=nbr',
      links: [
        { label: 'Nitrile (NBR, Buna-N)', url: '/nbr-buna-n' },
        { label: 'Ethylene propylene (EPDM)', url: '/epdm' },
        { label: 'Silicone (VMQ)', url: '/silicone' },
        { label: 'Fluorocarbon (FKM)', url: '/fkm-fluorocarbon' },
        { label: 'RMA tolerances', url: '/rma-tolerances' },
        { label: 'Foam and sponge', url: '/foam' },
      ],
    }),
    block('Lower Banner', {
      heading: 'Profiles that are not round are extrusions',
      actions: [
        { label: 'Extrusions', url: '/extrusions' },
        { label: 'Large rings', url: '/giant-o-rings' },
      ],
      image: '/drawings/splicing.svg',
    }),
    block('Lower Call to Action', {
      heading: 'Cut, joined or on a reel',
      content: 'State cross-section, length and rubber, and whether we should join the ends.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'How to measure', url: '/measuring-o-rings' },
      ],
    }),
  ],
});

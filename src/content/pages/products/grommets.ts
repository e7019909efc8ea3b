import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/grommets',
  title: 'Rubber grommets for cables and panels',
  description:
    'Grommets protect cables, tubes and panel edges: open, blind and stepped forms, the five dimensions to give, materials and mounting.',
  image: '/drawings/grommet.svg',
  blocks: [
    block('Content Header', {
      heading: 'Grommets',
      lead: 'A rubber ring with a groove around it that snaps into a sheet-metal hole. It keeps edges off cables, damps what passes through, and closes the hole to dust.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Five dimensions', url: '#dimensions' },
      ],
      image: '/drawings/grommet.svg',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', { id: 'dimensions', heading: 'Five dimensions' }),
    block('Title Block', {
      facts: [
        { label: '1 Panel hole', value: '⌀ of the opening' },
        { label: '2 Groove width', value: 'panel thickness' },
        { label: '3 Groove diameter', value: 'slightly over the hole' },
        { label: '4 Bore', value: 'cable or tube' },
        { label: '5 Outside diameter', value: 'flange on the panel' },
      ],
    }),
    block('Text', {
      text: '<p>Groove diameter a little larger than the hole keeps it tight; groove width a little smaller than the panel makes it grip. For a sealed passage, choose a bore about a tenth below the cable, and check that the connector still fits through.</p>',
    }),
    block('Data Table', {
      id: 'forms',
      heading: 'Forms',
      caption: 'Forms of grommets',
      head: [{ text: 'Form' }, { text: 'Shape' }, { text: 'Where' }],
      rows: [
        {
          cells: [
            { text: 'Open' },
            { text: 'Ring with a groove' },
            { text: 'Cables and tubes, free or tight as the bore decides' },
          ],
        },
        {
          cells: [
            { text: 'Blind' },
            { text: 'Bore closed by a thin skin' },
            { text: 'A plug until a cable comes and pierces it' },
          ],
        },
        {
          cells: [
            { text: 'Stepped' },
            { text: 'Cone, cut off at the ring that fits' },
            { text: 'Many cable diameters, one part' },
          ],
        },
        {
          cells: [
            { text: 'Vibration mount' },
            { text: 'Thick wall or two pieces, sleeve inside' },
            { text: 'Under screws that must not crush it' },
          ],
        },
      ],
    }),
    block('Data Table', {
      id: 'material',
      heading: 'Material by place',
      caption: 'Grommet materials by place of use',
      head: [{ text: 'Place' }, { text: 'Rubber' }, { text: 'Reason' }],
      rows: [
        { cells: [{ text: 'Cabinet indoors' }, { text: 'SBR or natural rubber' }, { text: 'Elastic, inexpensive' }] },
        { cells: [{ text: 'Roof, vehicle underbody' }, { text: 'EPDM' }, { text: 'Ozone, salt, frost' }] },
        { cells: [{ text: 'Engine bay' }, { text: 'HNBR or silicone' }, { text: 'Heat; HNBR if oil gets there' }] },
        { cells: [{ text: 'Near fuel' }, { text: 'NBR or FKM' }, { text: 'Swell of the others' }] },
        { cells: [{ text: 'Lamps and ovens' }, { text: 'Silicone' }, { text: 'Up to 225 °C, typical' }] },
        {
          cells: [
            { text: 'Flame class required' },
            { text: 'Silicone or CR grade' },
            { text: 'Ask by class and thickness' },
          ],
        },
      ],
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Grommet or gland?',
      columns: [
        {
          heading: 'Grommet',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Protection against chafing and dust' },
            { text: 'Many cables, often changed' },
            { text: 'Tube or rod that moves a little' },
          ],
        },
        {
          heading: 'Cable gland',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Strain relief is needed: it does not hold a pull' },
            { text: 'Immersion or pressure' },
            { text: 'Shielded cables that must be grounded at the wall' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'At the panel',
      items: [
        {
          question: 'How is it fitted?',
          answer:
            '<p>Fold one flange, feed it through, let it open. Water with a drop of soap helps; oil spoils some rubbers and stays slippery.</p>',
        },
        {
          question: 'Can it be slit?',
          answer: '<p>Yes, to pass round a cable that is already wired. The slit leaks and belongs at the top.</p>',
        },
        {
          question: 'Is there a standard series?',
          answer:
            '<p>Several lists exist, and none is complete. The five dimensions find a match or a mold quicker than a series name.</p>',
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'For a grommet that must damp, hardness alone says little. Send the mass it carries, the frequency you want to lose, and the way it is mounted.',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=vmq&durometer=soft',
      links: [
        { label: 'Fastener seals', url: '/fastener-seals' },
        { label: 'Foam and sponge', url: '/foam' },
        { label: 'Extrusions', url: '/extrusions' },
        { label: 'Durometer and hardness', url: '/durometer-and-hardness' },
        { label: 'UL listed materials', url: '/ul-listed-materials' },
        { label: 'Soft silicone O-rings', url: '/shop/orings?material=vmq&durometer=soft' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Hole, panel, cable',
      content: 'With these three the rest can be proposed.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Custom molded parts', url: '/custom-parts' },
      ],
    }),
  ],
});

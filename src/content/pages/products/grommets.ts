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
      lead: 'A rubber ring with a groove around it that snaps into a sheet-metal hole. It protects cables from sharp edges, damps vibration and keeps dust out.',
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
      text: '<p>Groove diameter a little larger than the hole keeps it tight; groove width a little smaller than the panel makes it grip. For a sealed passage, choose a bore about a tenth smaller than the cable, and check that the connector still fits through.</p>',
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
            { text: 'Cables and tubes, loose or tight depending on the bore' },
          ],
        },
        {
          cells: [
            { text: 'Blind' },
            { text: 'Bore closed by a thin skin' },
            { text: 'A plug until a cable is pushed through' },
          ],
        },
        {
          cells: [
            { text: 'Stepped' },
            { text: 'Cone, cut to the step that fits' },
            { text: 'Many cable diameters, one part' },
          ],
        },
        {
          cells: [
            { text: 'Vibration mount' },
            { text: 'Thick wall or two pieces, sleeve inside' },
            { text: 'Under screws; the sleeve takes the load' },
          ],
        },
      ],
    }),
    block('Data Table', {
      id: 'material',
      heading: 'Materials',
      caption: 'Grommet materials by place of use',
      head: [{ text: 'Place' }, { text: 'Rubber' }, { text: 'Reason' }],
      rows: [
        { cells: [{ text: 'Cabinet indoors' }, { text: 'SBR or natural rubber' }, { text: 'Elastic, inexpensive' }] },
        { cells: [{ text: 'Roof, vehicle underbody' }, { text: 'EPDM' }, { text: 'Ozone, salt, frost' }] },
        { cells: [{ text: 'Engine bay' }, { text: 'HNBR or silicone' }, { text: 'Heat; HNBR where there is oil' }] },
        { cells: [{ text: 'Near fuel' }, { text: 'NBR or FKM' }, { text: 'Other rubbers swell' }] },
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
      heading: 'Grommet or cable gland?',
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
            { text: 'Strain relief, which a grommet does not give' },
            { text: 'Immersion or pressure' },
            { text: 'Shielded cables that must be grounded at the wall' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about grommets',
      items: [
        {
          question: 'How is it installed?',
          answer:
            '<p>Fold one flange, push it through and let it open. Water with a drop of soap helps; oil attacks some rubbers and stays slippery.</p>',
        },
        {
          question: 'Can it be slit?',
          answer: '<p>Yes, to go around a cable that is already installed. The slit leaks; keep it at the top.</p>',
        },
        {
          question: 'Is there a standard series?',
          answer:
            '<p>There are several, and none is complete. The five dimensions find a match faster than a series name.</p>',
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'For damping, hardness alone says little. Send the mass it carries, the frequency to be damped, and how it is mounted.',
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
      heading: 'Send hole, panel and cable',
      content: 'From these three we propose the rest.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Custom molded parts', url: '/custom-parts' },
      ],
    }),
  ],
});

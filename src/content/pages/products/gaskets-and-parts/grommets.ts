import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, minusPoints, plusPoints, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/grommets',
  title: 'Rubber grommets for cables and panels',
  description:
    'Grommets protect cables, tubes and panel edges: open, blind and stepped forms, the five dimensions to give, materials and mounting.',
  blocks: [
    block('Content Header', {
      heading: 'Grommets',
      lead: 'A rubber ring with a groove around it that snaps into a sheet-metal hole. It protects cables from sharp edges, damps vibration and keeps dust out.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Five dimensions', '#dimensions')],
      image: '/drawings/grommet.svg',
    }),
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
      head: head('Form', 'Shape', 'Where'),
      rows: [
        row('Open', 'Ring with a groove', 'Cables and tubes, loose or tight depending on the bore'),
        row('Blind', 'Bore closed by a thin skin', 'A plug until a cable is pushed through'),
        row('Stepped', 'Cone, cut to the step that fits', 'Many cable diameters, one part'),
        row('Vibration mount', 'Thick wall or two pieces, sleeve inside', 'Under screws; the sleeve takes the load'),
      ],
    }),
    block('Data Table', {
      id: 'material',
      heading: 'Materials',
      caption: 'Grommet materials by place of use',
      head: head('Place', 'Rubber', 'Reason'),
      rows: [
        row('Cabinet indoors', 'SBR or natural rubber', 'Elastic, inexpensive'),
        row('Roof, vehicle underbody', 'EPDM', 'Ozone, salt, frost'),
        row('Engine bay', 'HNBR or silicone', 'Heat; HNBR where there is oil'),
        row('Near fuel', 'NBR or FKM', 'Other rubbers swell'),
        row('Lamps and ovens', 'Silicone', 'Up to 225 °C, typical'),
        row('Flame class required', 'Silicone or CR grade', 'Ask by class and thickness'),
      ],
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Grommet or cable gland?',
      columns: [
        plusPoints('Grommet', [
          'Protection against chafing and dust',
          'Many cables, often changed',
          'Tube or rod that moves a little',
        ]),
        minusPoints('Cable gland', [
          'Strain relief, which a grommet does not give',
          'Immersion or pressure',
          'Shielded cables that must be grounded at the wall',
        ]),
      ],
    }),
    faq('Questions about grommets', {
      'How is it installed?':
        '<p>Fold one flange, push it through and let it open. Water with a drop of soap helps; oil attacks some rubbers and stays slippery.</p>',
      'Can it be slit?':
        '<p>Yes, to go around a cable that is already installed. The slit leaks; keep it at the top.</p>',
      'Is there a standard series?':
        '<p>There are several, and none is complete. The five dimensions find a match faster than a series name.</p>',
    }),
    block('Consult an Engineer', {
      content:
        'For damping, hardness alone says little. Send the mass it carries, the frequency to be damped, and how it is mounted.',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=vmq&durometer=soft',
      links: [
        link('Fastener seals', '/fastener-seals'),
        link('Foam and sponge', '/foam'),
        link('Extrusions', '/extrusions'),
        link('Durometer and hardness', '/durometer-and-hardness'),
        link('UL listed materials', '/ul-listed-materials'),
        link('Soft silicone O-rings', '/shop/orings?material=vmq&durometer=soft'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send hole, panel and cable',
      content: 'From these three we propose the rest.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Custom molded parts', '/custom-parts')],
    }),
  ],
});

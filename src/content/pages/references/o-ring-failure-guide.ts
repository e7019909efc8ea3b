import { block, definePage } from '../../define-page.ts';
import { link, primary, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/o-ring-failure-guide',
  title: 'O-ring failure guide: causes and remedies',
  description:
    'Eight ways O-rings fail, from extrusion and spiral twist to compression set and decompression: what each looks like, its cause and the remedy.',
  blocks: [
    block('Content Header', {
      heading: 'O-ring failure guide',
      lead: 'Examine a failed ring before you discard it: the damage shows the cause, and the cause shows what to change.',
      actions: [primary('Send us a photo', '/contact-us'), link('General groove design', '/general-groove-design')],
      image: '/drawings/failure-extrusion.svg',
      altText: 'Section of an O-ring nibbled at its low-pressure edge',
    }),
    block('Image Content Blocks', {
      id: 'signs',
      heading: 'Eight types of failure',
      items: [
        {
          image: '/drawings/failure-extrusion.svg',
          altText: 'Extruded ring',
          title: 'Extrusion',
          content:
            '<p>Nibbled or peeled edge on the low-pressure side. The gap is too wide, the rubber too soft, or pressure peaks. Reduce the gap, use harder rubber, or add a backup ring.</p>',
          btnTitle: 'Backup rings',
          btnLink: '/backup-rings',
        },
        {
          image: '/drawings/failure-spiral.svg',
          altText: 'Spirally cut ring',
          title: 'Spiral twist',
          content:
            '<p>Deep cuts at 45° around the ring. Part of it rolled because of long strokes, side load, or a dry or uneven surface. Use a profile that cannot roll.</p>',
          btnTitle: 'X-rings',
          btnLink: '/x-rings',
        },
        {
          image: '/drawings/failure-compression-set.svg',
          altText: 'Flattened ring',
          title: 'Compression set',
          content:
            '<p>Flat on both sides, no recovery. Too hot, too much squeeze, or poor cure. Choose a compound with low set at the actual temperature.</p>',
          btnTitle: 'Low-set compounds',
          btnLink: '/shop/orings?subtype=low-compression-set',
        },
        {
          image: '/drawings/failure-abrasion.svg',
          altText: 'Worn ring',
          title: 'Abrasion',
          content:
            '<p>One side worn flat and dull, only on moving seals. Rough metal, dirt or no lubricant. Improve the finish, add a wiper, or use a more wear-resistant rubber.</p>',
          btnTitle: 'Abrasion-resistant',
          btnLink: '/shop/orings?subtype=abrasion-resistant',
        },
        {
          image: '/drawings/failure-heat.svg',
          altText: 'Heat-cracked ring',
          title: 'Heat hardening',
          content:
            '<p>Radial cracks on the hottest side, brittle and shiny. The polymer was too hot. Choose one with a higher limit.</p>',
          btnTitle: 'Compounds for 200 °C',
          btnLink: '/shop/orings?temperature_high_c=200',
        },
        {
          image: '/drawings/failure-decompression.svg',
          altText: 'Blistered ring',
          title: 'Gas decompression',
          content:
            '<p>Blisters, splits and pits from inside after a rapid drop in pressure. Release pressure more slowly, or use a thinner ring or a resistant grade.</p>',
          btnTitle: 'Resistant grades',
          btnLink: '/shop/orings?compliance=rgd-resistant',
        },
        {
          image: '/drawings/failure-chemical.svg',
          altText: 'Swollen ring',
          title: 'Chemical attack',
          content:
            '<p>Swollen, soft and sticky, or shrunk and cracked all over. The medium or the cleaner does not suit the polymer.</p>',
          btnTitle: 'Chemical table',
          btnLink: '/chemical-compatibility-table-o-rings-gaskets-plastics',
        },
        {
          image: '/drawings/failure-installation.svg',
          altText: 'Nicked ring',
          title: 'Installation damage',
          content:
            '<p>A clean nick or a skived strip in one place. Sharp thread, missing chamfer, dry assembly or wrong tool. The ring itself was right.</p>',
          btnTitle: 'Lubrication',
          btnLink: '/coatings-and-lubrication-hub',
        },
      ],
    }),
    block('List', {
      id: 'evidence',
      heading: 'How to examine a failed ring',
      style: 'numbers',
      items: texts(
        'Photograph the ring in its groove; mark top and pressure side with a pen.',
        'Remove it with a brass or plastic pick. Steel leaves misleading scratches.',
        'Note hours, temperature, medium and the last change: oil, cleaner, supplier, technician.',
        'Measure cross-section and inside diameter, and compare with an unused ring of the same batch.',
        'Check the metal too: corrosion, burrs and tool marks leave marks in rubber.',
      ),
    }),
    block('Content Subheader', {
      id: 'several',
      heading: 'When there are several causes',
      content:
        '<p>Failures often combine. Heat causes set, set opens the gap, and pressure extrudes the ring. Treat the first cause, not the last: a harder ring would only delay this leak. Find out what changed. If every ring in the machine shows the damage, suspect medium or temperature; if only one does, suspect installation or a groove out of tolerance.</p>',
    }),
    block('Consult an Engineer', {
      content:
        'Send the ring in a clean bag with a note of the conditions. An engineer can usually name the cause, and a laboratory can confirm it.',
    }),
    block('Page Margin', {
      store: '/shop/orings?subtype=low-compression-set',
      links: [
        link('Material testing', '/material-testing'),
        link('Surface finish for seals', '/surface-finish'),
        link('Rapid gas decompression', '/rapid-gas-decompression'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Find the right replacement',
      content: 'Filter the store by material, hardness and temperature.',
      actions: [primary('Open the store', '/shop/orings'), link('Request a quote', '/request-a-quote')],
    }),
  ],
});

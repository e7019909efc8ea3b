import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/o-ring-failure-guide',
  title: 'O-ring failure guide: read the old ring',
  description:
    'Eight ways O-rings fail, from extrusion and spiral twist to compression set and decompression: what each looks like, its cause and the remedy.',
  image: '/drawings/failure-extrusion.svg',
  blocks: [
    block('Content Header', {
      heading: 'O-ring failure guide',
      lead: 'A failed ring is evidence. Look at it before it is thrown away: where it is damaged tells the cause, and the cause tells what to change.',
      actions: [
        { label: 'Show us the ring', url: '/contact-us', priority: 'primary' },
        { label: 'General groove design', url: '/general-groove-design' },
      ],
      image: '/drawings/failure-extrusion.svg',
      altText: 'Section of an O-ring nibbled at its low-pressure edge',
    }),
    block('Table of Contents', {}),
    block('Image Content Blocks', {
      id: 'signs',
      heading: 'Eight patterns',
      items: [
        {
          image: '/drawings/failure-extrusion.svg',
          altText: 'Extruded ring',
          title: 'Extrusion',
          content:
            '<p>Nibbled or peeled edge on the low-pressure side. Gap too wide, rubber too soft, pressure spikes. Close the gap, go harder, add a back-up ring.</p>',
          btnTitle: 'Back-up rings',
          btnLink: '/backup-rings',
        },
        {
          image: '/drawings/failure-spiral.svg',
          altText: 'Spirally cut ring',
          title: 'Spiral twist',
          content:
            '<p>Deep cuts at 45° around the ring. It rolled in part of its length: long stroke, side load, dry or uneven surface. Use a profile that cannot roll.</p>',
          btnTitle: 'X-rings',
          btnLink: '/x-rings',
        },
        {
          image: '/drawings/failure-compression-set.svg',
          altText: 'Flattened ring',
          title: 'Compression set',
          content:
            '<p>Flat on both sides, no spring left. Too hot, too much squeeze, or a poor cure. Choose a compound with low set at the real temperature.</p>',
          btnTitle: 'Low-set compounds',
          btnLink: '/shop/orings?subtype=low-compression-set',
        },
        {
          image: '/drawings/failure-abrasion.svg',
          altText: 'Worn ring',
          title: 'Abrasion',
          content:
            '<p>One side worn flat and dull, only on moving seals. Rough metal, dirt, no lubricant. Improve the finish, add a wiper, use a tougher rubber.</p>',
          btnTitle: 'Abrasion-resistant',
          btnLink: '/shop/orings?subtype=abrasion-resistant',
        },
        {
          image: '/drawings/failure-heat.svg',
          altText: 'Heat-cracked ring',
          title: 'Heat hardening',
          content:
            '<p>Radial cracks on the hottest side, brittle and shiny. The limit of the polymer was passed. Move up in temperature class.</p>',
          btnTitle: 'Serve 200 °C',
          btnLink: '/shop/orings?temperature_high_c=200',
        },
        {
          image: '/drawings/failure-decompression.svg',
          altText: 'Blistered ring',
          title: 'Gas decompression',
          content:
            '<p>Blisters, splits and pits from inside after pressure fell quickly. Vent slower, take a smaller section or a resistant grade.</p>',
          btnTitle: 'Resistant grades',
          btnLink: '/shop/orings?subtype=rgd-resistant',
        },
        {
          image: '/drawings/failure-chemical.svg',
          altText: 'Swollen ring',
          title: 'Chemical attack',
          content:
            '<p>Swollen, soft, sticky or, on the contrary, shrunk and cracked all over. The medium or the cleaner does not suit the polymer.</p>',
          btnTitle: 'Chemical table',
          btnLink: '/chemical-compatibility-table-o-rings-gaskets-plastics',
        },
        {
          image: '/drawings/failure-installation.svg',
          altText: 'Nicked ring',
          title: 'Installation damage',
          content:
            '<p>A clean nick or a skived strip at one place. Sharp thread, missing chamfer, dry assembly, wrong tool. Nothing is wrong with the ring.</p>',
          btnTitle: 'Lubrication',
          btnLink: '/coatings-and-lubrication-hub',
        },
      ],
    }),
    block('List', {
      id: 'evidence',
      heading: 'Securing the evidence',
      style: 'numbers',
      items: [
        { text: 'Photograph the ring in its groove before it comes out; mark top and pressure side with a pen.' },
        { text: 'Lift it with a brass or plastic pick. Steel adds scratches that look like causes.' },
        { text: 'Note hours, temperature, medium and the last thing that changed: oil, cleaner, supplier, fitter.' },
        { text: 'Measure section and hole, and compare with an unused ring of the same batch.' },
        { text: 'Look at the metal too. Corrosion, burrs and tool marks write themselves into rubber.' },
      ],
    }),
    block('Content Subheader', {
      id: 'several',
      heading: 'When two causes meet',
      content:
        '<p>Failures seldom come alone. Heat raises set; set opens the gap; then pressure extrudes what is left. Treat the first link, not the last: a harder ring would have looked like a remedy here and only delayed the leak. Ask what changed first. If every ring in the machine shows the pattern, suspect medium or temperature; if one ring out of ten does, suspect fitting or a groove out of tolerance.</p>',
    }),
    block('Consult an Engineer', {
      content:
        'Pack the ring in a clean bag with its story on a note. Looking at both, an engineer can usually name the cause, and a laboratory can confirm what the eye cannot.',
    }),
    block('Page Margin', {
      store: '/shop/orings?subtype=low-compression-set',
      links: [
        { label: 'Material testing', url: '/material-testing' },
        { label: 'Surface finish for seals', url: '/surface-finish' },
        { label: 'Rapid gas decompression', url: '/rapid-gas-decompression' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Replace it with the right one',
      content: 'Cause known, filters set: material, hardness and temperature narrow a million parts to a page.',
      actions: [
        { label: 'Open the store', url: '/shop/orings', priority: 'primary' },
        { label: 'Request a quote', url: '/request-a-quote' },
      ],
    }),
  ],
});

import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/permeability',
  title: 'Gas permeability of seal materials, ranked',
  description:
    'Seal materials ranked in seven steps from butyl and metal to silicone, how gas passes through a tight O-ring, and how to lower the leak rate.',
  image: '/drawings/permeation.svg',
  blocks: [
    block('Content Header', {
      heading: 'Gas permeability',
      lead: 'A perfect O-ring still lets gas through, molecule by molecule. Between the tightest and the most open rubber lie more than two powers of ten.',
      actions: [
        { label: 'Shop butyl rings', url: '/shop/orings?material=iir', priority: 'primary' },
        { label: 'Face seal grooves for gas', url: '/face-seal-design' },
      ],
      image: '/drawings/permeation.svg',
      altText: 'Gas dissolving into a seal, moving through it and leaving on the other side',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'how',
      heading: 'Through the rubber, not past it',
      content:
        '<p>Gas dissolves in the polymer on the high-pressure side, migrates from gap to gap between the chains, and leaves on the other. The rate follows four things: the material, the gas, the temperature, and the shape of the path. Helium and hydrogen are small and quick; carbon dioxide is larger, yet dissolves so readily in many rubbers that it passes faster than nitrogen. Every 25 °C or so multiplies the rate by two to three.</p><p>Leakage past the ring, through scratches or lack of squeeze, looks the same on a gauge. Tell them apart by time: permeation starts slowly, after minutes or hours, and then stays constant; a leak is there at once.</p>',
    }),
    block('Material Table', { id: 'table', heading: 'Materials by permeability', view: 'permeability' }),
    block('Column Content', {
      id: 'lower',
      heading: 'Lowering the rate',
      columns: [
        {
          heading: 'Helps',
          bulletType: 'plus_bullet',
          points: [
            { text: 'A tighter polymer: butyl instead of EPDM, fluorocarbon instead of silicone.' },
            { text: 'More squeeze: the path through the ring gets longer and the face exposed to gas smaller.' },
            { text: 'A groove that is nearly full, so that little rubber faces the gas.' },
            { text: 'A thicker section, or two rings with a pumped space between them.' },
          ],
        },
        {
          heading: 'Hardly helps',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Vacuum grease: it closes scratches, not the polymer.' },
            { text: 'Going from 70 to 80 Shore A in the same family.' },
            { text: 'Tightening bolts after metal already touches metal.' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'About gas and vacuum',
      items: [
        {
          question: 'Why are there no coefficients in the table?',
          answer:
            '<p>Published coefficients depend on the gas, the temperature and the exact compound, and differ by a factor of three between sources. The sources on file give words, so the table ranks. For a leak budget, name gas, pressure and temperature and ask for measured data.</p>',
        },
        {
          question: 'Is the tightest rubber the best one for vacuum?',
          answer:
            '<p>Not by itself. Below about 10⁻⁶ mbar outgassing matters as much: <a href="/vacuum-baking">vacuum baking</a> drives volatile matter out before the ring goes in.</p>',
        },
        {
          question: 'Does permeated gas harm the seal?',
          answer:
            '<p>When pressure drops quickly it can: dissolved gas expands inside and tears the ring. See <a href="/rapid-gas-decompression">rapid gas decompression</a>.</p>',
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'For helium service, cryogenic gas or a stated leak rate, metal or PTFE seals may be the shorter way. Describe the joint before the rubber is chosen.',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=iir',
      links: [
        { label: 'Vacuum baking', url: '/vacuum-baking' },
        { label: 'Rapid gas decompression', url: '/rapid-gas-decompression' },
        { label: 'AS568 sizing chart', url: '/as568-sizing-chart' },
        { label: 'JIS sizing chart', url: '/jis-sizing-chart' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Tight compounds by size',
      content: 'Compounds marked low permeability, with every size they are offered in.',
      actions: [
        { label: 'Low-permeability compounds', url: '/shop/orings?subtype=low-permeability', priority: 'primary' },
        { label: 'Metal seals', url: '/metal-seals' },
      ],
    }),
  ],
});

import { block, definePage } from '../../define-page.ts';
import { faq, link, minusPoints, plusPoints, primary } from '../../shorthand.ts';

export const page = definePage({
  path: '/permeability',
  title: 'Gas permeability of seal materials, ranked',
  description:
    'Seal materials ranked in seven steps from butyl and metal to silicone, how gas passes through a tight O-ring, and how to lower the leak rate.',
  blocks: [
    block('Content Header', {
      heading: 'Gas permeability',
      lead: 'Even a perfect O-ring lets gas through. The most permeable rubber lets through more than a hundred times as much as the tightest.',
      actions: [
        primary('Shop butyl rings', '/shop/orings?material=iir'),
        link('Face seal grooves for gas', '/face-seal-design'),
      ],
      image: '/drawings/permeation.svg',
      altText: 'Gas dissolving into a seal, moving through it and leaving on the other side',
    }),
    block('Content Subheader', {
      id: 'how',
      heading: 'How gas passes through rubber',
      content:
        '<p>Gas dissolves in the polymer on the high-pressure side, migrates between the chains, and leaves on the other side. The rate depends on the material, the gas, the temperature and the length of the path. Helium and hydrogen are small and fast; carbon dioxide is larger but dissolves so readily in many rubbers that it passes faster than nitrogen. About every 25 °C (45 °F) the rate doubles or triples.</p><p>Leakage past the ring, through scratches or lack of squeeze, looks the same on a gauge. Time tells them apart: permeation starts after minutes or hours and then stays constant; a leak shows at once.</p>',
    }),
    block('Material Table', { id: 'table', heading: 'Materials by permeability', view: 'permeability' }),
    block('Column Content', {
      id: 'lower',
      heading: 'How to lower the rate',
      columns: [
        plusPoints('Helps', [
          'A tighter polymer: butyl instead of EPDM, fluorocarbon instead of silicone.',
          'More squeeze, which makes the path longer and the exposed surface smaller.',
          'A nearly full groove, so that little rubber is exposed.',
          'A thicker ring, or two rings with evacuated space between them.',
        ]),
        minusPoints('Hardly helps', [
          'Vacuum grease, which fills scratches only.',
          '80 instead of 70 Shore A in the same family.',
          'Tightening bolts further after metal touches metal.',
        ]),
      ],
    }),
    faq('Questions about permeability', {
      'Why are there no coefficients in the table?':
        '<p>Published coefficients depend on the gas, the temperature and the exact compound, and differ by a factor of three between sources. Our sources give ratings in words, so the table ranks materials. To calculate a leak rate, send gas, pressure and temperature and ask for measured data.</p>',
      'Is the tightest rubber the best for vacuum?':
        '<p>Not by itself. Below about 10⁻⁶ mbar outgassing matters as much: <a href="/vacuum-baking">vacuum baking</a> removes volatiles before the ring is installed.</p>',
      'Does permeated gas harm the seal?':
        '<p>If pressure drops quickly, it can: dissolved gas expands and tears the ring. See <a href="/rapid-gas-decompression">rapid gas decompression</a>.</p>',
    }),
    block('Consult an Engineer', {
      content:
        'For helium service, cryogenic gas or a stated leak rate, a metal seal may be better. Describe the joint before you choose a rubber.',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=iir',
      links: [
        link('Vacuum baking', '/vacuum-baking'),
        link('Rapid gas decompression', '/rapid-gas-decompression'),
        link('AS568 sizing chart', '/as568-sizing-chart'),
        link('JIS sizing chart', '/jis-sizing-chart'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Tight compounds by size',
      content: 'Compounds marked low permeability, with every size they are offered in.',
      actions: [
        primary('Low-permeability compounds', '/shop/orings?subtype=low-permeability'),
        link('Metal seals', '/metal-seals'),
      ],
    }),
  ],
});

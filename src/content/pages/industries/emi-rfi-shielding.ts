import { block, definePage } from '../../define-page.ts';
import { link, minusPoints, plusPoints, primary, questions, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/industries/emi-rfi-shielding',
  title: 'EMI and RFI shielding seals',
  description:
    'Conductive O-rings that seal a housing and close its electrical seam: fillers, galvanic pairs, groove design and what to measure before release.',
  blocks: [
    block('Content Header', {
      heading: 'EMI and RFI shielding',
      lead: 'A housing leaks radio frequency wherever metal does not touch metal. A ring filled with conductive particles bridges the seam and also keeps water out.',
      actions: [
        primary('Conductive O-rings in stock sizes', '/shop/orings?conductivity=conductive'),
        link('About conductive rings', '/conductive-emi-o-rings'),
      ],
      image: '/drawings/emi-shield.svg',
      altText: 'Housing and lid with a conductive ring in the seam',
    }),
    block('Content Subheader', {
      id: 'seam',
      heading: 'Why seams matter',
      content:
        '<p>A machined wall shields far better than any gasket. What matters is the longest gap between two points of contact: a slot radiates like an antenna once its length approaches the wavelength. Bolts alone leave such slots between them. A continuous conductive ring closes them with a row of contacts.</p>',
    }),
    block('List', {
      id: 'levels',
      heading: 'Three levels of conductivity',
      style: 'bullets',
      items: texts(
        '<strong>Conductive.</strong> Metal or metal-coated particles, such as silver-plated aluminum or nickel-coated graphite, in silicone or fluorosilicone. For <a href="/shop/orings?conductivity=conductive">shielding</a>.',
        '<strong>Static dissipative.</strong> Carbon-filled; drains a charge slowly, without a spark. <a href="/shop/orings?conductivity=static-dissipative">Dissipative compounds</a> do not shield.',
        '<strong>Antistatic.</strong> Keeps charge from building up where powder or film moves. <a href="/shop/orings?conductivity=antistatic">Antistatic compounds</a> are the least conductive of the three.',
      ),
    }),
    block('Column Content', {
      id: 'pairs',
      heading: 'Galvanic corrosion',
      columns: [
        plusPoints('Use', [
          'A filler whose surface metal is close to the housing metal in the galvanic series',
          'Conductive conversion coating or plating on both faces',
          'A second, plain ring outside the conductive one where salt water is present',
        ]),
        minusPoints('Avoid', [
          'Anodized or painted sealing faces, which insulate',
          'Silver filler against bare aluminum in salt fog',
          'Sliding joints, where the filler wears off and scores the metal',
        ]),
      ],
    }),
    block('Image Content Blocks', {
      id: 'groove',
      heading: 'Groove types',
      items: [
        {
          image: '/drawings/face-gland.svg',
          altText: 'Ring squeezed in a face groove',
          title: 'Face groove with metal stop',
          content:
            '<p>Metal-to-metal contact limits the squeeze, so the bolts cannot overload a stiff filled compound.</p>',
          btnTitle: 'Face seal design',
          btnLink: '/face-seal-design',
        },
        {
          image: '/drawings/dovetail-gland.svg',
          altText: 'Dovetail groove that holds the ring',
          title: 'Dovetail for doors',
          content:
            '<p>Undercut walls hold the ring while the door is open. Filled compounds tear more easily; break all edges.</p>',
          btnTitle: 'Dovetail groove design',
          btnLink: '/dove-tail-design',
        },
        {
          image: '/drawings/extrusion.svg',
          altText: 'Profiles cut from an extrusion',
          title: 'Strip and profile',
          content:
            '<p>For long or rectangular seams: extruded cord or a D-profile, spliced with conductive adhesive.</p>',
          btnTitle: 'Extrusions',
          btnLink: '/extrusions',
        },
      ],
    }),
    block('FAQ', {
      id: 'shielding-questions',
      heading: 'Questions about EMI shielding',
      items: questions({
        'How many decibels does it shield?':
          '<p>Attenuation depends on the joint, not only the ring: on frequency, closing force, plating and bolt spacing. We state the volume resistivity of a compound where known; attenuation must be measured on your housing.</p>',
        'Do the particles change the hardness?':
          '<p>Yes. Filled silicone is stiffer and takes more set, so plan for more closing force and little stretch.</p>',
        'Can the ring be reused after service?':
          '<p>Only if it shows no set and no shiny tracks. A flattened ring no longer follows an uneven flange.</p>',
      }),
    }),
    block('Page Margin', {
      store: '/shop/orings?conductivity=conductive',
      links: [
        link('Face seal groove design', '/face-seal-design'),
        link('Dovetail groove design', '/dove-tail-design'),
        link('Extrusions', '/extrusions'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Have the seam checked',
      content: 'Send housing metal and finish, groove drawing, environment and the frequency range of concern.',
      actions: [primary('Request a shielding quote', '/request-a-quote'), link('Fluorosilicone', '/fluorosilicone')],
    }),
  ],
});

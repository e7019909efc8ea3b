import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/industries/emi-rfi-shielding',
  title: 'EMI and RFI shielding seals',
  description:
    'Conductive O-rings that seal a housing and close its electrical seam: fillers, galvanic pairs, groove rules and what to measure before release.',
  image: '/drawings/emi-shield.svg',
  blocks: [
    block('Content Header', {
      heading: 'EMI and RFI shielding',
      lead: 'A lid leaks radio frequency wherever metal does not touch metal. A ring filled with conductive particles bridges that seam and keeps water out in the same groove.',
      actions: [
        {
          label: 'Conductive O-rings in stock sizes',
          url: '/shop/orings?conductivity=conductive',
          priority: 'primary',
        },
        { label: 'About conductive rings', url: '/conductive-emi-o-rings' },
      ],
      image: '/drawings/emi-shield.svg',
      altText: 'Housing and lid with a conductive ring in the seam',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'seam',
      heading: 'Why the seam matters more than the wall',
      content:
        '<p>A machined wall blocks far more than any gasket. What counts is the longest gap between two points of contact: a slot radiates like an antenna once its length is a sizable part of the wavelength. Bolts alone leave such slots between them. A continuous conductive ring turns one long slot into a chain of contacts side by side.</p>',
    }),
    block('List', {
      id: 'levels',
      heading: 'Three levels of conductivity',
      style: 'bullets',
      items: [
        {
          text: '<strong>Conductive.</strong> Metal or metal-coated particles, such as silver-plated aluminum or nickel-coated graphite, in silicone or fluorosilicone. For <a href="/shop/orings?conductivity=conductive">shielding</a>.',
        },
        {
          text: '<strong>Static dissipative.</strong> Carbon-filled; lets a charge drain slowly instead of as a spark. <a href="/shop/orings?conductivity=static-dissipative">Dissipative compounds</a> do not shield.',
        },
        {
          text: '<strong>Antistatic.</strong> Keeps charge from building up when powder or film runs past. <a href="/shop/orings?conductivity=antistatic">Antistatic compounds</a> are the least conductive of the three.',
        },
      ],
    }),
    block('Column Content', {
      id: 'pairs',
      heading: 'Housing and ring as a galvanic pair',
      columns: [
        {
          heading: 'What helps',
          bulletType: 'plus_bullet',
          points: [
            { text: 'A filler whose surface metal is close to the housing metal in the galvanic series' },
            { text: 'Conversion coating or plating that conducts, on both faces of the joint' },
            { text: 'A second, plain ring outside the conductive one where salt water is present' },
          ],
        },
        {
          heading: 'What spoils it',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Anodizing or paint on the sealing face: both insulate' },
            { text: 'Silver filler against bare aluminum in salt fog' },
            { text: 'Sliding joints: the filler wears off and wears the metal' },
          ],
        },
      ],
    }),
    block('Image Content Blocks', {
      id: 'groove',
      heading: 'Where it sits',
      items: [
        {
          image: '/drawings/face-gland.svg',
          altText: 'Ring squeezed in a face groove',
          title: 'Face groove with metal stop',
          content:
            '<p>Metal-to-metal contact limits the squeeze, so a stiff filled compound is not overloaded by the bolts.</p>',
          btnTitle: 'Face seal design',
          btnLink: '/face-seal-design',
        },
        {
          image: '/drawings/dovetail-gland.svg',
          altText: 'Dovetail groove that holds the ring',
          title: 'Dovetail for doors',
          content:
            '<p>Undercut walls hold the ring while a hatch is open. Filled compounds tear more easily; break all edges.</p>',
          btnTitle: 'Dovetail groove design',
          btnLink: '/dove-tail-design',
        },
        {
          image: '/drawings/extrusion.svg',
          altText: 'Profiles cut from an extrusion',
          title: 'Strip and profile',
          content:
            '<p>Long or rectangular seams take extruded cord or a D-profile, spliced at the corner with conductive adhesive.</p>',
          btnTitle: 'Extrusions',
          btnLink: '/extrusions',
        },
      ],
    }),
    block('FAQ', {
      id: 'shielding-questions',
      heading: 'Before you order',
      items: [
        {
          question: 'How many decibels will it give?',
          answer:
            '<p>That is a value of the joint, not of the ring: frequency, closing force, plating and fastener pitch all enter. We state volume resistivity for a compound where it is on file; attenuation has to be measured on your housing.</p>',
        },
        {
          question: 'Does the particle filling change the hardness?',
          answer:
            '<p>Yes. Filled silicone is stiffer and sets more than unfilled, so plan more closing force and avoid high stretch.</p>',
        },
        {
          question: 'Can the ring be reused after service?',
          answer:
            '<p>Check it for set and for bare, shiny tracks. A flattened contact line no longer follows an uneven flange.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?conductivity=conductive',
      links: [
        { label: 'Face seal groove design', url: '/face-seal-design' },
        { label: 'Dovetail groove design', url: '/dove-tail-design' },
        { label: 'Extrusions', url: '/extrusions' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Have the seam checked',
      content: 'Send housing metal and finish, groove drawing, environment and the frequency range of concern.',
      actions: [
        { label: 'Request a shielding quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Fluorosilicone', url: '/fluorosilicone' },
      ],
    }),
  ],
});

import { block, definePage } from '../../define-page.ts';
import { faq, head, link, primary, row, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/military-specifications',
  title: 'Military and aerospace specifications',
  description:
    'How to read a military or aerospace O-ring callout: material specification, class, slash sheet, dash size, cure date, and the documents to order with it.',
  blocks: [
    block('Content Header', {
      heading: 'Military specifications',
      lead: 'A callout on a defense or aircraft drawing specifies material, tests, size, marking and packing in one line. This page explains such a line and what to put in the order so that parts pass receiving inspection.',
      actions: [
        primary('Send a callout for quote', '/request-a-quote'),
        link('Military, aerospace, automotive', '/industries/military-aerospace-automotive'),
      ],
      image: '/drawings/actuator.svg',
    }),
    block('Data Table', {
      id: 'kinds',
      heading: 'Types of documents',
      caption: 'Prefixes on seal drawings',
      head: head('Prefix', 'Issued by', 'Contains'),
      rows: [
        row(
          'MIL-PRF, MIL-DTL',
          'US Department of Defense',
          'Performance or detail requirements for the rubber and the part',
        ),
        row('AMS', 'SAE International', 'Aerospace material: polymer, hardness, aging limits'),
        row('AS', 'SAE International', 'Part standards and sizes, among them AS568'),
        row('NAS', 'Aerospace Industries Association', 'Part standards of the aircraft industry'),
        row('M with slash', 'Parent specification', 'Slash sheet: one material class, one table of sizes'),
      ],
      note: 'Many MIL documents were transferred to SAE and now have an AMS number. Canceled documents usually name their successor.',
    }),
    block('List', {
      id: 'read',
      heading: 'How to read a callout',
      style: 'numbers',
      items: texts(
        '<b>Specification.</b> The base number gives polymer family and fluid.',
        '<b>Slash sheet, type or class.</b> Gives hardness, cross-section series or temperature class. Do not leave it out.',
        '<b>Dash number.</b> Nearly always the <a href="/as568-sizing-chart">AS568 size</a>; check, since some sheets have their own numbering.',
        '<b>Revision.</b> Without a letter, the current revision applies; contracts may require an older one.',
      ),
    }),
    block('Data Table', {
      id: 'families',
      heading: 'Polymers by application',
      caption: 'Usual polymer by application',
      head: head('Application', 'Polymer', 'Remark'),
      rows: [
        row(
          'Petroleum fuel and hydraulic oil',
          ['Nitrile', '/nbr-buna-n'],
          'Low-temperature types for arctic conditions',
        ),
        row('Cold fuel, static', ['Fluorosilicone', '/fluorosilicone'], 'Static only'),
        row('Heat and synthetic oil', ['FKM', '/fkm-fluorocarbon'], 'Type A; GLT for cold starts'),
        row('Phosphate ester', ['Ethylene propylene', '/epdm'], 'No contact with mineral oil'),
      ],
    }),
    block('Content Subheader', {
      id: 'papers',
      heading: 'Documents and marking',
      content:
        '<p>Ask for a certificate of conformance with specification and revision, compound and batch number, cure date by quarter and year, and, where the specification requires it, lot test results. Some documents restrict supply to sources on a qualified products list; parts from other sources then do not conform, even if the rubber is identical. Age control follows SAE ARP5316: the <a href="/shelf-life">shelf life table</a> gives years by polymer.</p>',
    }),
    faq('Questions about military specifications', {
      'Do you stock parts to a given specification?':
        '<p>Send the full callout, and we tell you which specification, revision and documents we can supply.</p>',
      'Can a commercial compound be used instead?':
        '<p>For ground tests, if the owner of the drawing agrees in writing. It gets a commercial part number to prevent mix-ups.</p>',
      'Are rings bagged individually?':
        '<p>If specified. <a href="/custom-packaging">Custom packaging</a> covers unit packs with size, batch and cure date on the label.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=fvmq',
      links: [
        link('AS568 sizing chart', '/as568-sizing-chart'),
        link('Nitrile (NBR, Buna-N)', '/nbr-buna-n'),
        link('Fluorosilicone (FVMQ)', '/fluorosilicone'),
        link('Fluorocarbon (FKM)', '/fkm-fluorocarbon'),
        link('Ethylene propylene (EPDM)', '/epdm'),
        link('Shelf life', '/shelf-life'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Commercial sizes for prototypes',
      content:
        'The store has AS568 rings in fluorosilicone, nitrile and FKM with prices; parts to specification are quoted.',
      actions: [
        primary('Fluorosilicone O-rings', '/shop/orings?material=fvmq'),
        link('Quote to specification', '/request-a-quote'),
      ],
    }),
  ],
});

import { block, definePage } from '../../define-page.ts';
import { head, link, primary, questions, row, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/industries/nuclear',
  title: 'Nuclear plant seals: dose, heat, documents',
  description:
    'How radiation changes rubber, plastic and metal seals, which positions call for which, and what an inquiry for a nuclear plant has to state.',
  blocks: [
    block('Content Header', {
      heading: 'Nuclear',
      lead: 'Radiation damage adds up: a polymer does not recover between outages. Total dose, temperature and medium decide the material; the plant’s quality program decides the documents.',
      actions: [
        primary('Send dose and medium', '/request-a-quote'),
        link('Metal rings in the store', '/shop/orings?material=inconel,stainless-steel'),
      ],
      image: '/drawings/reactor-vessel.svg',
      altText: 'Reactor vessel with head seal and pipe joints',
    }),
    block('Content Subheader', {
      id: 'dose',
      heading: 'What dose does to a seal',
      content:
        '<p>Gamma radiation breaks bonds. In most rubbers new crosslinks form: the ring hardens, loses elongation and takes a set. In butyl the chains break, and it becomes soft and tacky. PTFE loses strength at doses that rubber still tolerates. Damage is worse in air, because oxygen reacts at the broken bonds, than in nitrogen or water.</p><p>Dose limits cannot be compared without dose rate, temperature and atmosphere, so this page gives none.</p>',
    }),
    block('Data Table', {
      id: 'positions',
      heading: 'Materials by position',
      caption: 'Usual materials by position',
      head: head('Position', 'Usual group', 'Because'),
      rows: [
        row(
          'Vessel head, primary circuit',
          ['Nickel alloy rings', '/nickel-alloy-seals'],
          'Does not age by radiation; to 870 °C by alloy and coating',
        ),
        row(
          'Instrument and vacuum flanges',
          ['Stainless steel rings', '/stainless-steel-seals'],
          'Static, high pressure, up to about 427 °C',
        ),
        row(
          'Pumps and valves, water side',
          ['EPDM', '/epdm'],
          'Rated A for hot water and boric acid, fair in radiation',
        ),
        row('Airlocks, hatches, ducts', ['EPDM profiles', '/extrusions'], 'Weather, steam test, large frames'),
        row('Bearings and backup rings', ['Polyimide', '/polyimide'], 'Stiff, to 288 °C, high radiation resistance'),
        row('Hot cell glove ports', ['CSM', '/csm'], 'Resists ozone and acids; replaced on a schedule'),
      ],
      note: 'General practice, not a qualification. The plant’s own program decides.',
    }),
    block('List', {
      id: 'state',
      heading: 'What to state in the inquiry',
      style: 'bullets',
      items: texts(
        'Total dose over the service interval, dose rate and type of radiation',
        'Normal and accident temperature, with duration of each',
        'Medium, pressure and whether the joint moves',
        'Safety class, code edition and the quality clauses of your order',
        'Limits on halogens, sulfur and low-melting metals that can attack stainless steel',
        'Documents and samples: batch certificate, cure date, test report, retained samples',
      ),
    }),
    block('FAQ', {
      id: 'plant',
      heading: 'Questions about nuclear seals',
      items: questions({
        'Why limit chlorine and fluorine in a gasket?':
          '<p>Leached halides can cause stress corrosion cracking in austenitic steel. Many plants therefore restrict fluorinated rubbers and PTFE near such piping.</p>',
        'Can a metal C-ring be reused?':
          '<p>No. Its coating has flowed into the flange surface. Plan one ring per closing.</p>',
        'Does shelf time count as aging?':
          '<p>Yes, from the cure date. EPDM is listed as unlimited in sealed storage, but many programs set a shorter limit. See the <a href="/shelf-life">shelf life</a> page.</p>',
      }),
    }),
    block('Consult an Engineer', {
      content:
        'Nothing on this page qualifies a seal for a safety function. The plant’s responsible engineer and ours should review the position together.',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=inconel,stainless-steel',
      links: [
        link('Nickel alloy seals', '/nickel-alloy-seals'),
        link('Stainless steel seals', '/stainless-steel-seals'),
        link('Ethylene propylene (EPDM)', '/epdm'),
        link('Extrusions', '/extrusions'),
        link('Polyimide (PI)', '/polyimide'),
        link('Chlorosulfonated polyethylene (CSM)', '/csm'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Standard sizes for balance of plant',
      content: 'For positions without radiation, the store has peroxide-cured EPDM by size, with price breaks.',
      actions: [
        primary('EPDM, peroxide cured', '/shop/orings?material=epdm&curetype=peroxide'),
        link('Metal seals', '/metal-seals'),
      ],
    }),
  ],
});

import type { Question } from '../../reference/media/question.ts';
import { rowsUsed } from '../../reference/media/rated-medium.ts';
import { hasFlag, heats, isCryogenic, isRgdService, isVacuumService, ratedAs } from '../../reference/media/service.ts';
import { RGD_FILL, RGD_HARDNESS, RGD_SECTION_MAX_MM } from '../../reference/tables/rgd.ts';
import { boilingPoint } from './boiling-points.ts';

/** Caveats shown with every result. */
export const CAVEATS: readonly string[] = [
  'A guide for the polymer, not the compound: a rating holds up to the heat that its row counts to, and no further.',
  'Mixtures, additives, concentration and pressure pulses change them.',
  'Confirm with the datasheet of the compound and a test in service.',
  'Trade names belong to their owners and only help to find a medium.',
];

const EXTRUSION_ABOVE = 10;

const sentence = (name: string, text: string): string => `${name}: ${text}${text.endsWith('.') ? '' : '.'}`;

/** Returns how each medium was read, if its name does not imply it. */
const readings = (question: Question): readonly string[] =>
  heats(question).flatMap(({ medium, hottestC }) => {
    const as = ratedAs(medium, hottestC);
    const strength = medium.flags.includes('ask-concentration') ? 'no strength is given; ' : '';
    const isUnconfirmed = medium.isRow || as === '' ? '' : ' (trade usage, unconfirmed)';
    return as === '' ? [] : [sentence(medium.name, `${strength}${as}${isUnconfirmed}`)];
  });

const notes = ({ media }: Question): readonly string[] =>
  media.flatMap(({ medium: { name, note, kind } }) => {
    if (kind === 'none' && note === '') return [sentence(name, 'no rating on file')];
    return note === '' ? [] : [sentence(name, note)];
  });

const boiling = (question: Question): readonly string[] =>
  heats(question).flatMap(({ medium, hottestC }) => {
    const rows = rowsUsed(medium, null).map(({ row }) => boilingPoint(row.key));
    const [point = null] = rows;
    return rows.length === 1 && point !== null && hottestC !== null && hottestC > point
      ? [`${medium.name} boils at ${point} °C at 1 bar: at ${hottestC} °C it is pressurized.`]
      : [];
  });

const RGD_TEXT =
  `Gas under pressure tears rubber when it is let out: choose a grade rated for rapid gas decompression (RGD), ${RGD_HARDNESS} Shore A or harder. ` +
  `Keep the section at ${RGD_SECTION_MAX_MM} mm or less and the gland filled ${RGD_FILL.join(' to ')}% (our rule).`;

const OXYGEN_TEXT =
  'Oxygen: above 1 MPa ignition decides, not the rating (ASTM G63, BAM list). PTFE or PCTFE first; no rubber is good, FKM or FFKM at best. ' +
  'Oxygen-cleaned parts, an approved lubricant and an adiabatic compression test (ASTM G72, G74) are needed.';

const OZONE_TEXT =
  'Ozone cracks stretched rubber and breaks down at once in heat: concentration, stretch and time decide. Ask for the compound’s ozone test.';

const SOUR_TEXT =
  'Sour service: ask for grades tested to NACE TM0297 and ISO 23936-2 with your H2S, CO2 and amines; wet gas is harsher than the dry row.';

const VACUUM_TEXT =
  'Vacuum: permeability and outgassing decide, and a rating of a medium does not. TML ≤ 1.0% and CVCM ≤ 0.10% by ASTM E595; ' +
  'below 1e-7 mbar or baked above 150 °C take metal (trade practice, unconfirmed).';

/** Returns the requirements that pressure and media impose on compounds of any family. */
export const adviceFor = (question: Question): readonly string[] => {
  const { pressure } = question;
  const isOxygen = hasFlag(question, 'oxygen');
  return [
    ...(isOxygen ? [OXYGEN_TEXT] : []),
    ...(isRgdService(question) ? [RGD_TEXT] : []),
    ...(hasFlag(question, 'sour') ? [SOUR_TEXT] : []),
    ...(hasFlag(question, 'ozone') ? [OZONE_TEXT] : []),
    ...(isVacuumService(question) ? [VACUUM_TEXT] : []),
    ...(isCryogenic(question)
      ? ['A liquefied gas: no rubber works, take PTFE, PCTFE or metal, spring-energized.']
      : []),
    ...(hasFlag(question, 'brake')
      ? ['A brake is a safety part: only compounds made for the fluid, tested in it.']
      : []),
    ...(hasFlag(question, 'nas1613') ? ['Phosphate ester: EPDM to NAS1613; mineral oil destroys it.'] : []),
    ...(pressure !== null && pressure > EXTRUSION_ABOVE
      ? ['Above 10 MPa: choose 90 Shore A, or put backup rings behind the seal.']
      : []),
    ...readings(question),
    ...boiling(question),
    ...notes(question),
  ];
};

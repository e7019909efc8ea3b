import { bullets, facts, heading, paragraph, stack, table } from '../../../domain/kit/markdown/blocks.ts';
import { linkTo, type Markdown } from '../../../domain/kit/markdown/markdown.ts';
import {
  CHEMICALS_PATH,
  compareHref,
  datasheetHref,
  keywordHref,
} from '../../../domain/reference/paths/store-links.ts';
import type { Datasheet } from '../../../domain/shop/datasheet/datasheet.ts';
import {
  brandNote,
  chemicalText,
  datasheetNotes,
  familyRows,
  propertyRows,
  sizesText,
} from '../../../domain/shop/datasheet/datasheet-rows.ts';
import type { MediaRatings } from '../../../domain/shop/datasheet/media-ratings.ts';
import type { ProductComparison } from '../../backend/port.ts';
import type { MarkdownPage } from '../../render/markdown-page.ts';

const fluids = (title: string, names: readonly string[]): Markdown =>
  stack(heading(3, title), bullets(names.length === 0 ? ['Depends on the type: ask an engineer.'] : names));

const family = ({ family: known }: Datasheet): Markdown =>
  known === null
    ? stack(heading(2, 'Fluids'), paragraph('This material is not in our tables. Ask an engineer.'))
    : stack(
        heading(2, 'Typical of the material'),
        facts(familyRows(known).map(({ label, text }) => [label, text])),
        heading(2, 'Fluids'),
        fluids('Good for', known.goodFor),
        fluids('Poor for', known.poorFor),
        paragraph(chemicalText(known), linkTo('Chemical compatibility', CHEMICALS_PATH)),
      );

const MEANINGS: readonly (readonly [rating: keyof MediaRatings, meaning: string])[] = [
  ['A', 'little or no effect'],
  ['B', 'some swell or loss of strength, often usable in static seals'],
  ['C', 'considerable effect, only after a test'],
  ['D', 'not recommended'],
];

const media = (ratings: MediaRatings | null): Markdown | null =>
  ratings === null
    ? null
    : stack(
        heading(3, 'Ratings of the material by medium'),
        paragraph('General engineering knowledge about the material at room temperature, not about this compound.'),
        table(
          ['Rating', 'Meaning', 'Media'],
          MEANINGS.map(([rating, meaning]) => [rating, meaning, ratings[rating].join('; ') || 'none']),
        ),
      );

/** Returns a compound's datasheet as Markdown. */
export const datasheetMarkdown = (
  sheet: Datasheet,
  ratings: MediaRatings | null,
  comparisons: readonly ProductComparison[],
  revision: string,
): MarkdownPage => {
  const { label, labelDisplay, summary, keyFeatures, version } = sheet;
  const path = datasheetHref(label);
  return {
    title: `${labelDisplay} datasheet: ${summary}`,
    description: `Datasheet of compound ${labelDisplay}, ${summary}: temperature range, hardness, compliance, fluids, shelf life and sizes.`,
    path,
    meta: { revision },
    catalogVersion: version,
    body: stack(
      heading(1, `Compound ${labelDisplay}`),
      paragraph(`${summary}. ${keyFeatures}`),
      heading(2, 'Properties'),
      facts(propertyRows(sheet).map(({ label: name, text }) => [name, text])),
      family(sheet),
      media(ratings),
      heading(2, 'Parts and alternatives'),
      paragraph(`${sizesText(sheet)}.`),
      bullets([
        linkTo(`Shop ${labelDisplay}`, keywordHref(labelDisplay)),
        linkTo('Datasheet as PDF', `${path}.pdf`),
        linkTo('Compare with other compounds', compareHref([label])),
        ...(sheet.family === null || sheet.family.page === ''
          ? []
          : [linkTo(`About ${sheet.family.name}`, sheet.family.page)]),
        ...comparisons.map(({ comparison_link, comparison_text }) =>
          linkTo(`Compare to ${comparison_text}`, comparison_link),
        ),
      ]),
      heading(2, 'Notes'),
      bullets([...datasheetNotes(sheet), brandNote(sheet)]),
    ),
  };
};

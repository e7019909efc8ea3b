import { nearestSold } from '../../domain/engineering/size-finder/nearest-sold.ts';
import { FIT_WORDS, signedLength, sizeName } from '../../domain/engineering/size-finder/size-words.ts';
import { heading, paragraph, stack, table } from '../../domain/kit/markdown/blocks.ts';
import { code, type Inline, linkTo, md } from '../../domain/kit/markdown/markdown.ts';
import { counted } from '../../domain/kit/text/counted.ts';
import { type Inch, inchesFromMm, mmFromInches, type Span } from '../../domain/kit/units.ts';
import { STORE_PATH, sizeHref } from '../../domain/reference/paths/store-links.ts';
import { displaySize } from '../../domain/reference/sizes/size-standard.ts';
import { findSizes, shownText } from '../../domain/reference/tables/find-sizes.ts';
import { GLAND_WORDS } from '../../domain/reference/tables/gland-words.ts';
import { parseSizeFields, wantedSize } from '../../domain/reference/tables/wanted-size.ts';
import { GLAND_COLUMNS, sourceNote, spanWritten } from '../gland-table/gland-table.tsx';
import { SIZE_COLUMNS } from '../size-chart/size-columns.tsx';
import { TOLERANCE_NOTE } from '../tolerance-table/tolerance-table.tsx';
import type { BlockRenderers } from './block-markdown.ts';
import { innerLevel, section, withoutData } from './shared.ts';

const FILTERS = md`This page filters by URL parameters: ${code('size')} (part of the name), ${code('id')} and ${code('cs')} (mm), ${code('tol')} (tolerance on the ID, mm).`;

const mm = (length: Inch): string => mmFromInches(length).toFixed(2);
const inch = (length: Inch): string => length.toFixed(3);

/** A range of lengths in both units. */
const both = (span: Span<Inch> | null, atMost = false): string =>
  span === null ? '–' : `${spanWritten(span, mm, atMost)} (${spanWritten(span, inch, atMost)})`;

/** Returns the column that only has an action on the page, or none if no row has it. */
const linkColumn = (title: string, hrefs: readonly (string | null)[]): readonly string[] =>
  hrefs.some((href) => href !== null) ? [title] : [];

const linkCell = (titles: readonly string[], label: string, href: string | null): readonly Inline[] =>
  titles.length === 0 ? [] : [href === null ? '' : linkTo(label, href)];

/** Tables of sizes and grooves, in mm and inches. A filter in the URL applies. */
export const sizeBlocks: BlockRenderers<
  'Gland Table' | 'Housing Table' | 'Listed Sizes' | 'Size Chart' | 'Tolerance Table'
> = {
  'Gland Table': ({ heading: title, application }, { data }) => {
    const { title: usual, notes } = GLAND_WORDS[application];
    const rows = data?.rows ?? [];
    if (rows.length === 0) {
      return withoutData(title || usual, 'The table could not be read.', 'Ask for the groove you need', '/contact-us');
    }
    const glands = rows.map(({ gland }) => gland);
    const columns = GLAND_COLUMNS.filter(({ span }) => glands.some((gland) => span(gland) !== null));
    return section(
      title || usual,
      paragraph('Lengths in mm, in parentheses in inches.'),
      table(
        ['AS568 sizes', 'CS', 'Squeeze', ...columns.map((column) => column.title), 'Store'],
        rows.map(({ gland, href, parts }) => [
          gland.dashes === null ? '–' : `-${gland.dashes[0]} to -${gland.dashes[1]}`,
          both([gland.csIn, gland.csIn]),
          `${spanWritten(gland.squeezePercent, String)}%`,
          ...columns.map(({ span, atMost }) => both(span(gland), atMost)),
          linkTo(parts === null ? 'Shop' : counted(parts, 'part'), href),
        ]),
      ),
      paragraph([...notes, sourceNote(glands)].join(' ')),
    );
  },
  'Housing Table': ({ heading: title }, { data }) => {
    if (data === null) {
      return withoutData(title, 'The table could not be read.', 'Ask for the groove you need', '/contact-us');
    }
    const { unit, filter, tables } = data;
    return section(
      title,
      paragraph(`Lengths in ${unit === 'mm' ? 'millimeters' : 'inches'}.`),
      filter === null ? null : stack(paragraph(FILTERS), paragraph(`${filter.found}.`)),
      ...tables.map(({ title: name, nameTitle, columns, rows, note }) => {
        const design = linkColumn(
          'Gland designer',
          rows.map(({ designHref }) => designHref),
        );
        const store = linkColumn(
          'Store',
          rows.map(({ storeHref }) => storeHref),
        );
        const cells = rows.flatMap((row) => row.cells);
        return stack(
          heading(innerLevel(title), name),
          table(
            [nameTitle, ...columns.map((column) => column.title), ...design, ...store],
            rows.map((row) => [
              row.name,
              ...columns.map((_, at) => {
                const { text = '', isUnconfirmed } = row.cells[at] ?? {};
                return text === '' ? 'no data' : isUnconfirmed ? `${text}*` : text;
              }),
              ...linkCell(design, 'Design', row.designHref),
              ...linkCell(store, 'Shop', row.storeHref),
            ]),
          ),
          paragraph(note),
          cells.some(({ isUnconfirmed }) => isUnconfirmed)
            ? paragraph(
                '* Known to the trade; no public source confirms it. Check it against the standard before you machine.',
              )
            : null,
        );
      }),
    );
  },
  'Listed Sizes': ({ heading: title }, { data }) => {
    if (data === null) {
      return withoutData(title, 'The sizes could not be read.', 'Find a size in the store', STORE_PATH);
    }
    const { isFolded, found, sections } = data;
    return section(
      title,
      isFolded ? stack(paragraph(FILTERS), paragraph(`${found}.`)) : null,
      ...sections.map(({ title: name, rows }) =>
        stack(
          isFolded ? heading(innerLevel(title), name) : null,
          table(
            ['Size', 'ID mm', 'ID in', 'CS mm', 'CS in', 'Nearest sold', 'ID difference mm', 'CS difference mm', 'Fit'],
            rows.map(({ name: size, idMm, csMm, sold: known }) => {
              const sold = known ?? nearestSold({ idMm, csMm });
              const lengths = [idMm, csMm].flatMap((length) => [length.toFixed(2), inchesFromMm(length).toFixed(3)]);
              return sold === null
                ? [size, ...lengths, '–', '–', '–', '–']
                : [
                    size,
                    ...lengths,
                    linkTo(sizeName(sold), sizeHref(sold)),
                    signedLength('mm', sold.idOffMm),
                    signedLength('mm', sold.csOffMm),
                    FIT_WORDS[sold.level],
                  ];
            }),
          ),
        ),
      ),
      paragraph(
        'Differences are sold less listed, in mm. A match is within the tolerance of the sold size and the error of measuring, a near one within twice that. Check the groove before you use either. No tolerances of the listed sizes are on file.',
      ),
    );
  },
  'Size Chart': ({ heading: title, standard }, { data, page }) => {
    const all = data?.series ?? [];
    if (all.length === 0) {
      return withoutData(title, 'The sizes could not be read.', 'Find a size in the store', STORE_PATH);
    }
    const rows = all.flatMap((series) => series.rows);
    const { wanted } = wantedSize(
      parseSizeFields((field) => page.query[field]),
      page.preferences.measurement,
    );
    const found = findSizes(
      rows.map((row) => ({ name: displaySize(standard, row.code), idMm: row.idMm, csMm: row.csMm })),
      wanted,
    );
    const shown = new Set(found.places.map((place) => rows[place]));
    const columns = SIZE_COLUMNS[standard].filter(({ draw }) => draw === undefined);
    return section(
      title,
      paragraph(FILTERS),
      paragraph(
        `${shownText({ shown: shown.size, total: rows.length, noun: 'sizes', beyond: found.beyond })}. The parts of a size are at`,
        md`${code(`${STORE_PATH}?size=${displaySize(standard, rows[0]?.code ?? '')}`)}.`,
      ),
      ...all.map((series) => {
        const members = series.rows.filter((row) => shown.has(row));
        return members.length === 0
          ? null
          : stack(
              heading(innerLevel(title), series.title),
              series.rows.every(({ remark }) => remark === 'extended')
                ? paragraph('Extended sizes outside of SAE AS568.')
                : null,
              table(
                [
                  'Size',
                  ...columns.map(({ title: name, unit }, at) =>
                    `${name === '±' ? `${columns[at - 1]?.title ?? ''} ±` : name} ${unit}`.trim(),
                  ),
                  'Parts in the store',
                ],
                members.map((row) => [
                  displaySize(standard, row.code),
                  ...columns.map((column) => column.cell(row)),
                  row.parts === null ? 'unknown' : String(row.parts),
                ]),
              ),
            );
      }),
    );
  },
  'Tolerance Table': ({ heading: title }, { data }) => {
    const groups = data?.groups ?? [];
    const name = title || 'AS568 tolerances';
    if (groups.length === 0) {
      return withoutData(name, 'The tolerances could not be read.', 'Ask for the tolerance of a size', '/contact-us');
    }
    return section(
      name,
      paragraph('Lengths in mm, in parentheses in inches.'),
      table(
        ['AS568 sizes', 'CS', '± on CS', 'ID, first to last', '± on ID', 'Sizes'],
        groups.flatMap(({ bands }) =>
          bands.map(({ first, last, sizes, idIn, csIn, idToleranceIn, csToleranceIn }) => [
            first === last ? `-${first}` : `-${first} to -${last}`,
            both([csIn, csIn]),
            both([csToleranceIn, csToleranceIn]),
            both(idIn),
            both([idToleranceIn, idToleranceIn]),
            String(sizes),
          ]),
        ),
      ),
      paragraph(TOLERANCE_NOTE),
    );
  },
};

import { familyEntry, readFamilies } from '../../domain/engineering/advisor/family-entry.ts';
import { familyVerdict, matchingFamilies } from '../../domain/engineering/advisor/matching-families.ts';
import { bullets, heading, paragraph, stack, table } from '../../domain/kit/markdown/blocks.ts';
import { bold, code, joinInline, linkTo, md } from '../../domain/kit/markdown/markdown.ts';
import { counted } from '../../domain/kit/text/counted.ts';
import { capital } from '../../domain/kit/text/words.ts';
import { formatTemperature } from '../../domain/kit/units.ts';
import { chemicalText, namesChemical, RATED_MATERIALS } from '../../domain/reference/tables/chemicals.ts';
import { shownText } from '../../domain/reference/tables/find-sizes.ts';
import { materialPlace, materialStoreHref } from '../../domain/reference/tables/material-places.ts';
import { CHEMICAL_LEGEND } from '../chemical-table/chemical-table.tsx';
import { materialFacts } from '../material-facts/fact-list.ts';
import { MATERIAL_COLUMNS, MATERIAL_NOTES } from '../material-table/material-columns.tsx';
import type { BlockRenderers } from './block-markdown.ts';
import { factList, innerLevel, section, withoutData } from './shared.ts';

const COMPARISON = ['Compare all materials', '/material-comparison-guide'] as const;

/** Materials and chemicals, with temperatures in °C. A filter in the URL applies. */
export const materialBlocks: BlockRenderers<
  'Chemical Table' | 'Material Facts' | 'Material Families' | 'Material Table' | 'Temperature Chart'
> = {
  'Chemical Table': ({ heading: title }, { data, page }) => {
    if (data === null || data.categories.length === 0) {
      return withoutData(title, 'The ratings could not be read.', 'Ask about your medium', '/contact-us');
    }
    const typed = (page.query.chemical ?? '').trim();
    const all = data.categories.flatMap(({ chemicals }) => chemicals);
    const shown = new Set(all.filter(({ name }) => namesChemical(chemicalText(name), typed)));
    const materials = RATED_MATERIALS.map((material, at) => linkTo(material, data.pages[at] ?? ''));
    return section(
      title,
      paragraph(
        bold('Guide only, test in service.'),
        'Ratings are general engineering knowledge at room temperature unless the name says otherwise; temperature, concentration and grade change them. The',
        linkTo('material advisor', '/tools/material-advisor'),
        'weighs temperature and movement too.',
      ),
      bullets(CHEMICAL_LEGEND.map(([rating, meaning]) => md`**${rating}:** ${meaning}`)),
      paragraph('–: no rating on file.'),
      paragraph(
        `${shownText({ shown: shown.size, total: all.length, noun: 'chemicals' })}. The URL parameter`,
        code('chemical'),
        'filters them by name.',
      ),
      ...data.categories.map(({ title: category, chemicals }) => {
        const members = chemicals.filter((one) => shown.has(one));
        return members.length === 0
          ? null
          : stack(
              heading(innerLevel(title), category),
              table(
                ['Chemical', ...materials],
                members.map(({ name, note, ratings }) => [
                  note === '' ? chemicalText(name) : `${chemicalText(name)} (${note})`,
                  ...ratings.map((rating) => rating || '–'),
                ]),
              ),
            );
      }),
    );
  },
  'Material Facts': ({ heading: title, code: name }, { data }) => {
    if (data === null) return withoutData(title, `The figures of ${name} could not be read.`, ...COMPARISON);
    const { material, store } = data;
    const { temperatureNote } = material;
    const level = innerLevel(title);
    return section(
      title,
      factList(
        materialFacts(material, 'C')
          .filter(([label]) => label !== 'Good for' && label !== 'Poor for')
          .map(([label, value]) => ({
            label,
            value:
              label === 'Temperature'
                ? `${value} (${formatTemperature('F', material.lowC)} to ${formatTemperature('F', material.highC)} °F)`
                : value,
          })),
      ),
      temperatureNote === ''
        ? null
        : paragraph(`On temperature: ${temperatureNote}${/\d/.test(temperatureNote) ? ' (°C)' : ''}.`),
      heading(level, 'Good for'),
      bullets(material.goodFor.map(capital)),
      heading(level, 'Poor for'),
      bullets(material.poorFor.map(capital)),
      store === null
        ? paragraph(`No ${name} part is in the store now.`, linkTo('Request a quote', '/request-a-quote'))
        : paragraph(
            `In the store: ${counted(store.compounds, 'compound')} in ${counted(store.parts, 'part')}.`,
            linkTo(`Shop ${name}`, store.href),
          ),
      paragraph(
        'Typical values of the family, mostly general engineering knowledge; the datasheet of a compound decides.',
        material.tradeNames.length === 0
          ? ''
          : 'Trade names are marks of their owners and are named only to identify the polymer.',
      ),
    );
  },
  'Material Families': ({ heading: title, kind }, { data, page }) => {
    if (data === null) return withoutData(title, 'The families could not be read.', ...COMPARISON);
    const { question, rangeProblem, mediumProblem } = readFamilies(familyEntry(page.query, 'C', kind));
    const families = data.groups.flatMap((group) => group.families);
    const { lead, rest, named } = matchingFamilies(question, families, 'C');
    return section(
      title,
      paragraph(
        'The URL parameters',
        code('low'),
        'and',
        code('high'),
        '(°C) filter by temperature',
        kind === 'elastomer' ? joinInline([', ', code('media'), ' by a medium.'], '') : '.',
      ),
      paragraph(rangeProblem),
      paragraph(mediumProblem?.message ?? ''),
      paragraph(
        joinInline(
          [
            md`**${lead}**${rest}`,
            joinInline(
              named.map(({ family, lack }) => md`${linkTo(family.short, family.href)}${lack}`),
              ', ',
            ),
          ],
          '',
        ),
      ),
      table(
        ['Family', 'Group', 'Low °C', 'High °C', 'Best in', 'Hardness', 'Compounds in the store', 'Verdict'],
        data.groups.flatMap((group) =>
          group.families.map((family) => [
            linkTo(family.short === family.name ? family.name : `${family.short}, ${family.name}`, family.href),
            group.title,
            formatTemperature('C', family.lowC),
            formatTemperature('C', family.highC),
            family.service,
            family.hardness,
            family.compounds === null ? '–' : linkTo(String(family.compounds), family.storeHref),
            familyVerdict(question, family).word || '–',
          ]),
        ),
      ),
      paragraph('Typical limits of the family. Grades differ: check the compound datasheet.'),
    );
  },
  'Material Table': ({ heading: title, view }, { data }) => {
    const groups = data?.groups ?? [];
    if (groups.length === 0) {
      return withoutData(title, 'The materials could not be read.', 'Filter by material in the store', '/shop/orings');
    }
    const columns = MATERIAL_COLUMNS[view];
    return section(
      title,
      table(
        ['Material', 'Group', ...columns.map((column) => column.title), 'Store'],
        groups.flatMap((group) =>
          group.materials.map((material) => {
            const place = materialPlace(material.code);
            return [
              linkTo(`${material.code}, ${material.family}`, place?.page ?? ''),
              group.title,
              ...columns.map(({ text }) => text(material, 'C')),
              place === null ? '–' : linkTo(`Shop ${material.code}`, materialStoreHref(place)),
            ];
          }),
        ),
      ),
      paragraph(MATERIAL_NOTES[view]),
    );
  },
  'Temperature Chart': ({ heading: title, content, linkLabel, linkUrl, links }, { data }) =>
    section(
      title,
      paragraph(content),
      data === null
        ? null
        : table(
            ['Material', 'Low °C', 'High °C', 'Standard grades up to °C', 'Service'],
            data.materials.map(({ code: short, name, lowC, highC, standardHighC, service, href }) => [
              linkTo(`${short}, ${name}`, href),
              formatTemperature('C', lowC),
              formatTemperature('C', highC),
              formatTemperature('C', standardHighC ?? highC),
              service,
            ]),
          ),
      bullets([...links, { label: linkLabel, url: linkUrl }].map(({ label, url }) => linkTo(label, url))),
    ),
};

import { findParts } from '../../domain/engineering/understand/find-parts.ts';
import type { LengthUnit } from '../../domain/kit/units.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import type { FoundResponse } from '../../domain/site/api/catalog/found.ts';
import type { PublicParse } from '../../domain/site/api/v1/parse.ts';
import { foundResponse } from './found-parts.ts';
import { cellOf, publicParts } from './public-parts.ts';

const MAX_PARTS = 10;

const positionJson = ({
  typed,
  from,
  to,
  without,
}: FoundResponse['unread'][number]): PublicParse['unread'][number] => ({
  typed,
  start: from,
  end: to,
  text_without: without,
});

/** Returns the meaning of a text and the parts that it finds, in the form of the public API. */
export const publicParse = (catalog: Catalog, siteUrl: string, text: string, unit: LengthUnit): PublicParse => {
  const found = findParts(catalog, text, MAX_PARTS);
  const shown = foundResponse(catalog, found, unit);
  const partOf = publicParts(catalog, siteUrl);
  return {
    catalog_version: catalog.version,
    text: shown.text,
    understood: shown.understood.map((piece) => ({
      kind: piece.kind,
      label: piece.title,
      value: piece.text,
      color_hex: piece.swatch,
      ...positionJson(piece),
      note: piece.hint,
    })),
    unread: shown.unread.map(positionJson),
    questions: shown.asks.map(({ question, choices }) => ({
      question,
      choices: choices.map((choice) => ({ label: choice.text, text: choice.search })),
    })),
    pages: shown.pages.map(({ title, href, why }) => ({ title, url: siteUrl + href, why })),
    warnings: shown.warnings,
    query: shown.query,
    url: siteUrl + shown.href,
    total_items: shown.totalItems,
    groups: shown.groups.map(({ kind, title, parts, more }, group) => ({
      kind,
      title,
      items: (found.groups[group]?.parts ?? []).map(({ part }, at) => ({
        part: partOf(cellOf(catalog, part)),
        differences: parts[at]?.differs ?? '',
      })),
      more: more && { label: more.text, url: siteUrl + more.href },
    })),
  };
};

import { findPart } from '../../../../domain/shop/catalog/rows/parts.ts';
import { similarNames } from '../../../../domain/shop/catalog/suggest/suggest.ts';
import { quoted } from '../../../../domain/shop/catalog-url/query-problem.ts';
import { getProductTool, lookUpCatalogTool } from '../../../../domain/site/mcp/catalog-tools.ts';
import { lookUpParts } from '../../../catalog/public-parts.ts';
import { AppError } from '../../../http/app-error.ts';
import { filesOfPart } from '../../product/files-of-part.ts';
import { renderPartDrawing } from '../../product/product.drawing.tsx';
import { loadProduct } from '../../product/product.load.ts';
import { listedPart } from './listed-part.ts';
import { runnable } from './tool-calls.ts';

const SIMILAR = 5;

/** Returns the parts of part numbers. */
export const lookUpTool = runnable(lookUpCatalogTool, async ({ part_numbers }, { catalog: index, services }) => {
  const catalog = await index();
  const items = lookUpParts(catalog, services.settings.siteUrl, part_numbers);
  return {
    value: {
      catalog_version: catalog.version,
      items: items.map(({ part, ...item }) => ({ ...item, part: part && listedPart(part) })),
    },
  };
});

/** Returns one part with its files, and its drawing for the MCP App. */
export const productTool = runnable(getProductTool, async ({ part_number }, { catalog: index, services }) => {
  const { siteUrl, brandName } = services.settings;
  const catalog = await index();
  const part = findPart(catalog, part_number);
  const [found] = lookUpParts(catalog, siteUrl, [part_number]);
  if (part === null || !found?.part) {
    const similar = similarNames(catalog, part_number, SIMILAR).map(({ name }) => name);
    throw new AppError('not-found', {
      message: `There is no part ${quoted(part_number)}. Similar part numbers: ${similar.join(', ')}. search_catalog finds parts by size and material.`,
    });
  }
  const { files, datasheet_url, no_model_reason } = filesOfPart(services, catalog, part, 'mm');
  return {
    value: {
      catalog_version: catalog.version,
      part: found.part,
      files,
      datasheet_url,
      no_model_reason,
    },
    drawing: {
      svg: renderPartDrawing(loadProduct(catalog, part, 'mm'), 'mm', brandName),
      alt: `Plan and section of ${part.name} with dimensions`,
      caption: found.part.description,
      link: { url: found.part.url, text: `Page of ${part.name}` },
    },
  };
});

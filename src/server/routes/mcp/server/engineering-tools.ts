import * as v from 'valibot';
import type { AppPath } from '../../../../domain/reference/paths/app-pages.ts';
import { EMPTY_PAGE } from '../../../../domain/shop/catalog/query.ts';
import { listingHref } from '../../../../domain/shop/catalog-url/query-string.ts';
import type { DesignResponse } from '../../../../domain/site/api/v1/glands.ts';
import type { AdviceRequest } from '../../../../domain/site/api/v1/materials.ts';
import {
  adviseMaterialTool,
  designGlandTool,
  type FindSizeInput,
  findSizeTool,
} from '../../../../domain/site/mcp/engineering-tools.ts';
import { AppError } from '../../../http/app-error.ts';
import { adviceOn, readAdvice } from '../../api/material-responses.ts';
import { glandCaption, glandSvg } from '../../tools/glands/gland-file.tsx';
import { designIn, designJson } from '../../tools/glands/gland-responses.ts';
import { findNearestSizes, readOrRefuse } from '../../tools/size-responses.ts';
import { runnable } from './tool-calls.ts';

const FINDER: AppPath = '/tools/size-finder';
const DESIGNER: AppPath = '/tools/gland-designer';

/** Returns the parameters of the size finder for a measured ring. */
const finderQuery = (input: FindSizeInput): string => {
  const pairs = [
    ['id', input.id_mm],
    ['od', input.od_mm],
    ['circumference', input.circumference_mm],
    ['cord', input.cord_length_mm],
    ['thickness', input.cs_mm],
    ['width', input.width_mm],
    ['worn', input.worn ? 'true' : undefined],
    ['seat', input.seat],
    ['unit', 'mm'],
    ['standard', input.standards.length === 0 ? undefined : input.standards.join(',')],
  ] as const;
  return new URLSearchParams(
    pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as [string, string]])),
  ).toString();
};

const NO_LENGTH = 'Give id_mm, od_mm, circumference_mm, cord_length_mm or cs_mm: there is no length to go by.';

/** Ranks the sizes of a measured ring. */
export const sizeTool = runnable(findSizeTool, async (input, { catalog, services: { settings } }) => {
  const { id_mm, od_mm, circumference_mm, cord_length_mm, cs_mm } = input;
  if ([id_mm, od_mm, circumference_mm, cord_length_mm, cs_mm].every((one) => one === undefined))
    throw new AppError('bad-input', { problems: [{ parameter: 'id_mm', message: NO_LENGTH }] });
  const url = `${settings.siteUrl}${FINDER}?${finderQuery(input)}`;
  const found = findNearestSizes(await catalog(), settings.siteUrl, readOrRefuse(url));
  return { value: { ...found, items: found.items.slice(0, input.limit), url } };
});

/** @example 'Gland of a piston for AS568-214: good.' */
const verdictText = ({ gland, ring, result }: DesignResponse): string => {
  const ofRing = ring.size === null ? '' : ` for ${ring.size.name}`;
  const verdict = result.service_class ?? `no verdict. ${result.no_verdict_reason ?? ''}`;
  return `Gland of a ${gland.kind.replace('_', ' ')}${ofRing}: ${verdict}.`;
};

/** Designs a gland, with its section for the MCP App. */
export const glandTool = runnable(designGlandTool, async (input, { services: { settings } }) => {
  const { design, service } = designIn(input);
  const value = designJson(design);
  const size = value.ring.size?.name ?? null;
  const partsUrl = size === null ? null : settings.siteUrl + listingHref({ ...EMPTY_PAGE, sizes: [size] });
  return {
    value: v.parse(designGlandTool.output, { ...value, parts_url: partsUrl }),
    drawing: {
      svg: glandSvg(design, service, 'mm'),
      alt: glandCaption(design, service, 'mm'),
      caption: verdictText(value),
      link:
        partsUrl === null
          ? { url: settings.siteUrl + DESIGNER, text: 'Gland designer' }
          : { url: partsUrl, text: `Parts in ${size}` },
    },
  };
});

const UNKNOWN_MEDIUM =
  'A medium is not clear, so nothing was judged. Use one of the names below, or ask the user what it is made of.';

const readMedia = (input: AdviceRequest) => {
  try {
    return readAdvice(input);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, { message: UNKNOWN_MEDIUM, problems: error.problems });
  }
};

/** Ranks families of materials. */
export const materialTool = runnable(adviseMaterialTool, async (input, { catalog, services: { settings } }) => {
  const read = readMedia(input);
  return { value: adviceOn(await catalog(), settings.siteUrl, input, read) };
});

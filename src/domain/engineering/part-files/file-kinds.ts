import type { LengthUnit } from '../../kit/units.ts';
import { datasheetHref, partHref } from '../../reference/paths/store-links.ts';

/** Kinds of files that each part has. */
export const FILE_KINDS = ['step', 'dxf', 'svg', 'pdf', 'glb', 'sheet'] as const;

export type FileKind = (typeof FILE_KINDS)[number];

interface KindFacts {
  /** Suffix of the file name after the part number. */
  readonly ending: string;
  readonly type: string;
  readonly title: string;
  readonly about: string;
  /** Whether it contains the ring's solid, which is unavailable for parts with an unknown one. */
  readonly isBody: boolean;
  /** Whether its dimensions are in the requested unit. */
  readonly hasUnit: boolean;
  /** Approximate size. */
  readonly kb: number;
}

export const KIND_FACTS: Readonly<Record<FileKind, KindFacts>> = {
  step: {
    ending: '.step',
    type: 'model/step',
    title: 'STEP',
    about: 'AP214 solid, mm',
    isBody: true,
    hasUnit: false,
    kb: 3,
  },
  dxf: {
    ending: '.dxf',
    type: 'image/vnd.dxf',
    title: 'DXF',
    about: 'Section and plan',
    isBody: true,
    hasUnit: true,
    kb: 8,
  },
  svg: {
    ending: '.svg',
    type: 'image/svg+xml',
    title: 'SVG',
    about: 'Drawing',
    isBody: false,
    hasUnit: true,
    kb: 8,
  },
  pdf: {
    ending: '.pdf',
    type: 'application/pdf',
    title: 'PDF',
    about: 'Drawing, Letter',
    isBody: true,
    hasUnit: true,
    kb: 30,
  },
  glb: {
    ending: '.glb',
    type: 'model/gltf-binary',
    title: 'GLB',
    about: '3D model',
    isBody: true,
    hasUnit: false,
    kb: 84,
  },
  sheet: {
    ending: '-sheet.pdf',
    type: 'application/pdf',
    title: 'Part sheet',
    about: 'One page, with prices',
    isBody: false,
    hasUnit: true,
    kb: 35,
  },
};

/** Returns the part number as the beginning of a file name. */
export const fileStem = (partName: string): string => partName.replace(/[^A-Za-z0-9.-]/g, '_');

/**
 * Returns the file name of a part, which contains its number.
 *
 * @example fileNameOf('FK7502-214', 'step') // 'FK7502-214.step'
 */
export const fileNameOf = (partName: string, kind: FileKind): string => fileStem(partName) + KIND_FACTS[kind].ending;

/** Returns the kind of file of this part with this name, in any case, or null. */
export const kindNamed = (partName: string, fileName: string): FileKind | null =>
  FILE_KINDS.find((kind) => fileNameOf(partName, kind).toLowerCase() === fileName.toLowerCase()) ?? null;

/** Sheets of the PDF drawing: ANSI A, which is Letter, by default. */
export type DrawingPaper = 'letter' | 'a4';

/** Returns the URL of the drawing on A4. */
export const a4DrawingHref = (partName: string, unit: LengthUnit): string => {
  const href = fileHref(partName, 'pdf', unit);
  return `${href}${href.includes('?') ? '&' : '?'}paper=a4`;
};

/**
 * Returns the URL of a file.
 *
 * @example fileHref('FK7502-214', 'dxf', 'in') // '/product/fk7502-214/FK7502-214.dxf?unit=in'
 */
export const fileHref = (partName: string, kind: FileKind, unit: LengthUnit): string => {
  // The SVG drawing has a separate URL, which defaults to the visitor's unit.
  if (kind === 'svg') return `${partHref(partName)}/drawing.svg?unit=${unit}`;
  const query = unit === 'in' && KIND_FACTS[kind].hasUnit ? '?unit=in' : '';
  return `${partHref(partName)}/${fileNameOf(partName, kind)}${query}`;
};

/** Returns the URL of the compound's datasheet as a file. */
export const datasheetFileHref = (label: string): string => `${datasheetHref(label)}.pdf`;

export const FILES_ZIP_PATH = '/api/v1/parts/files.zip';

/** Returns the URL of the files of several parts as one ZIP. */
export const zipHref = (partNames: readonly string[], unit: LengthUnit): string =>
  `${FILES_ZIP_PATH}?part_numbers=${partNames.map(encodeURIComponent).join(',')}${unit === 'in' ? '&unit=in' : ''}`;

import {
  type DrawingPaper,
  type FileKind,
  fileNameOf,
  KIND_FACTS,
} from '../../../domain/engineering/part-files/file-kinds.ts';
import { type RingFile, whyNoSolid } from '../../../domain/engineering/part-files/ring-file.ts';
import type { StepSchema } from '../../../domain/engineering/part-files/step-product.ts';
import type { LengthUnit } from '../../../domain/kit/units.ts';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import type { Part } from '../../../domain/shop/catalog/model.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { ringFileOf } from '../../catalog/ring-file.ts';

type Services = AppBindings['Variables']['services'];

/** Services that files are created from, in addition to the catalog. */
export type FileSources = Pick<Services, 'catalog' | 'settings'>;

/** Options of a file. */
export interface FileOptions {
  readonly unit: LengthUnit;
  readonly schema: StepSchema;
  /** Default: Letter. */
  readonly paper?: DrawingPaper;
}

/** A file that depends on the catalog only. A part sheet shows prices too. */
export type CatalogFileKind = Exclude<FileKind, 'sheet'>;

export type FileContent = string | Uint8Array<ArrayBuffer>;

export const toRingFile = ({ catalog: store, settings }: FileSources, catalog: Catalog, part: Part): RingFile => {
  const state = store.state();
  return ringFileOf(catalog, part, settings, state?.version === catalog.version ? state.publishedAt : null);
};

/** Each generator is loaded with the first file of its kind. */
const GENERATORS: Readonly<
  Record<CatalogFileKind, (ring: RingFile, options: FileOptions, svg: () => Promise<string>) => Promise<FileContent>>
> = {
  step: async (ring, { schema }) =>
    (await import('../../../domain/engineering/part-files/ring-step.ts')).ringStep(
      ring,
      fileNameOf(ring.partName, 'step'),
      schema,
    ),
  dxf: async (ring, { unit }) =>
    (await import('../../../domain/engineering/part-files/ring-dxf.ts')).ringDxf(ring, unit),
  glb: async (ring) => (await import('../../../domain/engineering/part-files/ring-glb.ts')).ringGlb(ring),
  pdf: async (ring, { unit, paper = 'letter' }) =>
    (await import('../../pdf/part-drawing-pdf.ts')).partDrawingPdf(ring, unit, paper),
  svg: (_ring, _options, svg) => svg(),
};

/**
 * Returns whether a part has a file of this kind. Parts whose body is unknown have no models, rather than one that
 * shows another body.
 */
export const hasFile = (ring: RingFile, kind: FileKind): boolean =>
  !KIND_FACTS[kind].isBody || whyNoSolid(ring) === null;

/** Returns a file of a part; `null` if the part has no file of this kind. */
export const makeFile = async (
  services: FileSources,
  catalog: Catalog,
  part: Part,
  kind: CatalogFileKind,
  options: FileOptions,
): Promise<FileContent | null> => {
  const ring = toRingFile(services, catalog, part);
  if (!hasFile(ring, kind)) return null;
  return GENERATORS[kind](ring, options, async () => {
    const [{ loadProduct }, { renderPartDrawing }] = await Promise.all([
      import('./product.load.ts'),
      import('./product.drawing.tsx'),
    ]);
    return renderPartDrawing(loadProduct(catalog, part, options.unit), options.unit, services.settings.brandName);
  });
};

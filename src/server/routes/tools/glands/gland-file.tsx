import { renderToStaticMarkup } from 'react-dom/server';
import { sheetFacts } from '../../../../client/ui/tools/gland/gland-sheet.tsx';
import { sectionDrawn, sectionSentence } from '../../../../client/ui/tools/gland/section-drawn.ts';
import type { Design } from '../../../../domain/engineering/gland-design/design-gland.ts';
import type { Service } from '../../../../domain/engineering/gland-design/model.ts';
import type { LengthUnit } from '../../../../domain/kit/units.ts';
import { BLOCK_HEIGHT, DrawingTitleBlock } from '../../../../drawings/drafting/title-block.tsx';
import { FILE_STYLE } from '../../../../drawings/file-style.ts';
import { GlandSectionBody, SECTION_SIZE } from '../../../../drawings/glands/gland-section.tsx';

const COLUMNS = 3;

/** Returns what the drawing of a design shows, in a sentence. */
export const glandCaption = (design: Design, service: Service, unit: LengthUnit): string =>
  sectionSentence(sectionDrawn(design, service, unit));

/** Returns the section of a design as an SVG file with embedded styles and a title block. */
export const glandSvg = (design: Design, service: Service, unit: LengthUnit): string => {
  const drawn = sectionDrawn(design, service, unit);
  const { width, height } = SECTION_SIZE.wide;
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height + BLOCK_HEIGHT}
      viewBox={`-1 -1 ${width + 2} ${height + BLOCK_HEIGHT + 2}`}
    >
      <title>{sectionSentence(drawn)}</title>
      <style>{FILE_STYLE}</style>
      <rect className="drawing-paper" width={width} height={height + BLOCK_HEIGHT} />
      <GlandSectionBody {...drawn} id="file" />
      <rect className="drawing-paper" y={height} width={width} height={BLOCK_HEIGHT} />
      <DrawingTitleBlock cells={sheetFacts(design, unit)} columns={COLUMNS} width={width} top={height} />
    </svg>,
  );
};

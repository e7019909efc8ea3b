import {
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';

/** Structure types of a sheet, named as in ISO 32000. */
export type Tag =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'ColumnHead'
  | 'TD'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'Figure';

interface Part {
  readonly tag: Tag;
  /** The text alternative of a figure. */
  readonly alt: string;
  readonly kids: (Part | { readonly page: PDFPage; readonly mark: number })[];
  readonly ref: PDFRef;
}

/** Returns the PDF name of a tag. A column head is a `TH` with another scope. */
const nameOf = (tag: Tag): string => (tag === 'ColumnHead' ? 'TH' : tag);

/** The tagged structure of the pages in reading order, for screen readers. */
export interface PdfStructure {
  /** Puts everything that `draw` marks into a new structure element. */
  readonly within: (tag: Tag, draw: () => void, alt?: string) => void;
  /** The same, for drawing that pauses so that other requests can proceed. */
  readonly withinSlices: (tag: Tag, draw: () => Promise<void>) => Promise<void>;
  /** Marks everything that `draw` writes as decoration, wherever it is. */
  readonly asDecoration: (draw: () => void) => void;
  /** Draws content. Outside of all structure elements it is decoration. */
  readonly content: (page: PDFPage, draw: () => void) => void;
  /** Draws a rule or a field: decoration, unless it is part of a figure. */
  readonly decoration: (page: PDFPage, draw: () => void) => void;
  /** Writes the structure into the file. */
  readonly finish: () => void;
}

const { BeginMarkedContent, BeginMarkedContentSequence, EndMarkedContent } = PDFOperatorNames;

/** Returns the structure of a tagged file (ISO 32000-1, 14.7 and 14.8). */
export const createPdfStructure = (document: PDFDocument): PdfStructure => {
  const { context, catalog } = document;
  const make = (tag: Tag, alt = ''): Part => ({ tag, alt, kids: [], ref: context.nextRef() });
  const root = make('Document');
  /** Structure elements that own the marks of each page, by mark. */
  const owners = new Map<PDFPage, PDFRef[]>();
  let current = root;

  const marked = (page: PDFPage, begin: PDFOperator, draw: () => void): void => {
    page.pushOperators(begin);
    draw();
    page.pushOperators(PDFOperator.of(EndMarkedContent));
  };
  const artifact = (page: PDFPage, draw: () => void): void =>
    marked(page, PDFOperator.of(BeginMarkedContent, [PDFName.of('Artifact')]), draw);
  const content = (page: PDFPage, draw: () => void): void => {
    if (current === root) {
      artifact(page, draw);
      return;
    }
    const marks = owners.get(page) ?? [];
    owners.set(page, marks);
    const mark = marks.push(current.ref) - 1;
    current.kids.push({ page, mark });
    marked(
      page,
      PDFOperator.of(BeginMarkedContentSequence, [PDFName.of(nameOf(current.tag)), `<</MCID ${mark}>>`]),
      draw,
    );
  };

  const assign = (part: Part, parent: PDFRef): void => {
    const kids = part.kids.map((kid) =>
      'mark' in kid ? context.obj({ Type: 'MCR', Pg: kid.page.ref, MCID: kid.mark }) : kid.ref,
    );
    const element = context.obj({ Type: 'StructElem', S: nameOf(part.tag), P: parent, K: kids });
    if (part.alt !== '') element.set(PDFName.of('Alt'), PDFHexString.fromText(part.alt));
    if (nameOf(part.tag) === 'TH') {
      element.set(PDFName.of('A'), context.obj({ O: 'Table', Scope: part.tag === 'TH' ? 'Row' : 'Column' }));
    }
    context.assign(part.ref, element);
    for (const kid of part.kids) if ('tag' in kid) assign(kid, part.ref);
  };

  const enter = (tag: Tag, alt?: string): Part => {
    const outer = current;
    current = make(tag, alt);
    outer.kids.push(current);
    return outer;
  };

  return {
    within: (tag, draw, alt) => {
      const outer = enter(tag, alt);
      draw();
      current = outer;
    },
    withinSlices: async (tag, draw) => {
      const outer = enter(tag);
      await draw();
      current = outer;
    },
    asDecoration: (draw) => {
      const outer = current;
      current = root;
      draw();
      current = outer;
    },
    content,
    decoration: (page, draw) => (current.tag === 'Figure' ? content : artifact)(page, draw),
    finish: () => {
      const tree = context.nextRef();
      assign(root, tree);
      const pages = [...owners];
      pages.forEach(([page], at) => {
        page.node.set(PDFName.of('StructParents'), context.obj(at));
        page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
      });
      context.assign(
        tree,
        context.obj({
          Type: 'StructTreeRoot',
          K: [root.ref],
          ParentTree: context.obj({ Nums: pages.flatMap(([, refs], at) => [context.obj(at), context.obj(refs)]) }),
          ParentTreeNextKey: pages.length,
        }),
      );
      catalog.set(PDFName.of('StructTreeRoot'), tree);
      catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
    },
  };
};

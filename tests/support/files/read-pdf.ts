import { decodePDFRawStream, PDFArray, PDFDocument, type PDFObject, PDFRawStream } from 'pdf-lib';

const STRING = /<([0-9A-F]+)> Tj/gi;
const latin = new TextDecoder('windows-1252');

/** Returns the strings of a PDF file of this site in writing order, one per line. Its fonts use Windows-1252. */
export const textOfPdf = async (bytes: Uint8Array): Promise<string> => {
  const file = await PDFDocument.load(bytes);
  const streamsOf = (object: PDFObject | undefined): PDFRawStream[] => {
    if (object instanceof PDFArray) return object.asArray().flatMap((part) => streamsOf(file.context.lookup(part)));
    return object instanceof PDFRawStream ? [object] : [];
  };
  return file
    .getPages()
    .flatMap(({ node }) => streamsOf(node.Contents()))
    .flatMap((stream) => [...latin.decode(decodePDFRawStream(stream).decode()).matchAll(STRING)])
    .map(([, hex = '']) => latin.decode(Buffer.from(hex, 'hex')))
    .join('\n');
};

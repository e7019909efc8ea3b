import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '../../../client/ui/links/text-link.tsx';
import {
  a4DrawingHref,
  datasheetFileHref,
  FILE_KINDS,
  fileHref,
  fileNameOf,
  KIND_FACTS,
  zipHref,
} from '../../../domain/engineering/part-files/file-kinds.ts';
import { whyNoSolid } from '../../../domain/engineering/part-files/ring-file.ts';
import type { ProductPageProps } from './product.props.ts';
import './part-files.css';

const FileLink = (props: { href: string; title: string; about: string; size?: string; saveAs?: string }): ReactNode => {
  const { href, title, about, size, saveAs } = props;
  return (
    <li>
      <a href={href} rel="nofollow" download={saveAs}>
        <Download className="icon" aria-hidden="true" />
        <b>{title}</b>
        <span>{about}</span>
        {size === undefined ? null : <small>{size}</small>}
      </a>
    </li>
  );
};

/** Returns what the files of a part are created from, as far as its page knows it. */
export const bodyOf = ({ part, section }: Pick<ProductPageProps, 'part' | 'section'>) => ({
  idMm: part.sizeRecord.idMm,
  csMm: part.sizeRecord.csMm,
  section,
});

/** The files of a part, without an account. A note replaces the models of a part whose body is unknown. */
export function PartFiles(props: ProductPageProps): ReactNode {
  const { part, preferences } = props;
  const { name, compoundRecord } = part;
  const unit = preferences.measurement;
  const without = whyNoSolid(bodyOf(props));
  const kinds = FILE_KINDS.filter((kind) => without === null || !KIND_FACTS[kind].isBody);
  return (
    <section className="part-files" aria-labelledby="files">
      <div className="part-files-head">
        <h2 id="files">Files</h2>
        <p className="text-muted">
          {without ?? `Drawings in ${unit}. No account needed. Files include part number, material and color.`}
        </p>
        <TextLink href={zipHref([name], unit)} rel="nofollow" download>
          All as ZIP
        </TextLink>
      </div>
      <ul className="part-files-links">
        {kinds.map((kind) => {
          const { type, title, about, kb } = KIND_FACTS[kind];
          // Files that a browser displays are opened; all others are saved.
          const saveAs = type === 'application/pdf' ? undefined : fileNameOf(name, kind);
          const href = fileHref(name, kind, unit);
          return <FileLink key={kind} {...{ href, title, about, size: `${kb} KB`, ...(saveAs && { saveAs }) }} />;
        })}
        {compoundRecord.datasheet ? (
          <FileLink
            href={datasheetFileHref(compoundRecord.label)}
            title="Datasheet"
            about={`Compound ${compoundRecord.labelDisplay}`}
            size="PDF"
          />
        ) : null}
      </ul>
    </section>
  );
}

/** Describes the content of the files, for visitors who check before they download. */
export function AboutFiles(props: ProductPageProps): ReactNode {
  const { part, tolerance, preferences } = props;
  if (whyNoSolid(bodyOf(props)) !== null) return null;
  return (
    <section aria-labelledby="about-files">
      <h2 className="heading-4 text-ruled" id="about-files">
        About the files
      </h2>
      <table className="fact-table" aria-labelledby="about-files">
        <tbody>
          <tr>
            <th scope="row">STEP</th>
            <td>
              One closed solid in mm, AP214 or{' '}
              <TextLink href={`${fileHref(part.name, 'step', 'mm')}?schema=ap242`} rel="nofollow" download>
                AP242
              </TextLink>
            </td>
          </tr>
          <tr>
            <th scope="row">DXF</th>
            <td>AutoCAD R12, full scale; layers OUTLINE, HATCH, CENTER, DIM, TEXT</td>
          </tr>
          <tr>
            <th scope="row">Drawing</th>
            <td>
              {tolerance === null ? 'Nominal dimensions' : 'AS568 tolerances'}, exact scale; PDF in Letter (ANSI A) or{' '}
              <TextLink href={a4DrawingHref(part.name, preferences.measurement)} rel="nofollow">
                A4
              </TextLink>
            </td>
          </tr>
          <tr>
            <th scope="row">Use</th>
            <td>Free for your drawings and models</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { Fact } from '../../../client/ui/fact.tsx';
import { type Deferred, isLate, Late } from '../../../client/ui/late.tsx';
import { TextLink } from '../../../client/ui/links/text-link.tsx';
import { UnitLinks } from '../../../client/ui/unit-links.tsx';
import type { Preferences } from '../../../domain/kit/preferences.ts';
import {
  CHEMICALS_PATH,
  compareHref,
  datasheetHref,
  keywordHref,
} from '../../../domain/reference/paths/store-links.ts';
import { hardnessText } from '../../../domain/shop/catalog/rows/describe-part.ts';
import type { Datasheet } from '../../../domain/shop/datasheet/datasheet.ts';
import {
  brandNote,
  chemicalText,
  type DatasheetRow,
  datasheetNotes,
  familyRows,
  propertyRows,
  sizesText,
  temperatureRange,
} from '../../../domain/shop/datasheet/datasheet-rows.ts';
import type { Crumb } from '../../../domain/site/route-table.ts';
import { HardnessScale } from '../../../drawings/charts/hardness-scale.tsx';
import { WorkingRange } from '../../../drawings/charts/working-range.tsx';
import type { ProductComparison } from '../../backend/port.ts';
import type { PageHead } from '../../render/page-head.ts';
import { breadcrumbList } from '../../render/structured-data.ts';
import type { Settings } from '../../settings.ts';
import './datasheet.page.css';

interface DatasheetPageProps {
  readonly sheet: Datasheet;
  readonly crumbs: readonly Crumb[];
  readonly comparisons: Deferred<readonly ProductComparison[]>;
  /** @see revisionText */
  readonly revision: string;
  readonly preferences: Preferences;
  readonly settings: Settings;
}

export const head = ({ sheet, crumbs, comparisons, settings }: DatasheetPageProps): PageHead => {
  const canonical = datasheetHref(sheet.label);
  return {
    title: `${sheet.labelDisplay} datasheet: ${sheet.summary}`,
    description: `Datasheet of compound ${sheet.labelDisplay}, ${sheet.summary}: temperature range, hardness, compliance, fluids, shelf life and sizes. Also as PDF.`,
    canonical,
    streams: isLate(comparisons),
    structured: breadcrumbList(crumbs, settings, canonical),
  };
};

export const headers = ({ sheet }: DatasheetPageProps) => ({ 'X-Catalog-Version': sheet.version });

const Rows = ({ rows, headingId }: { rows: readonly DatasheetRow[]; headingId: string }): ReactNode => (
  <table className="fact-table" aria-labelledby={headingId}>
    <tbody>
      {rows.map(({ label, text }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }): ReactNode => (
  <section aria-labelledby={id}>
    <h2 className="heading-4 text-ruled" id={id}>
      {title}
    </h2>
    {children}
  </section>
);

function Fluids({ sheet }: { sheet: Datasheet }): ReactNode {
  const { family } = sheet;
  if (family === null) return <p className="text-small">This material is not in our tables. Ask an engineer.</p>;
  const lists = [
    { title: 'Good for', fluids: family.goodFor, kind: 'good' },
    { title: 'Poor for', fluids: family.poorFor, kind: 'poor' },
  ];
  return (
    <>
      <div className="datasheet-page-fluids">
        {lists.map(({ title, fluids, kind }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul className={`ruled-list datasheet-page-${kind}`}>
              {fluids.map((fluid) => (
                <li key={fluid}>{fluid}</li>
              ))}
              {fluids.length === 0 ? <li>Depends on the type: ask an engineer.</li> : null}
            </ul>
          </div>
        ))}
      </div>
      <p className="text-small">
        {chemicalText(family)} <TextLink href={CHEMICALS_PATH}>Chemical compatibility</TextLink>
      </p>
    </>
  );
}

/** The head of the datasheet: what the compound is, and the actions. */
function Head({ sheet, preferences }: { sheet: Datasheet; preferences: Preferences }): ReactNode {
  const here = datasheetHref(sheet.label);
  return (
    <div className="page-head">
      <h1 className="text-mono">{sheet.labelDisplay}</h1>
      <p className="text-secondary page-head-summary">Datasheet · {sheet.summary}</p>
      <div className="page-head-bar">
        <span className="unit-links-group">
          <UnitLinks only="temperature" preferences={preferences} backTo={here} />
        </span>
        <a className="button button-small" href={`${here}.pdf`}>
          <Download className="icon icon-small" aria-hidden="true" /> PDF
        </a>
        <button type="button" className="button button-small only-script" data-enhance="print">
          <Printer className="icon icon-small" aria-hidden="true" /> Print
        </button>
      </div>
    </div>
  );
}

const CompareTo = ({ comparisons }: { comparisons: readonly ProductComparison[] }): ReactNode => (
  <p className="datasheet-page-line">
    Compare to{' '}
    {comparisons.map(({ id, comparison_link, comparison_text }, at) => (
      <span key={id}>
        {at === 0 ? null : ', '}
        <TextLink href={comparison_link}>{comparison_text}</TextLink>
      </span>
    ))}
  </p>
);

/** `/datasheets/{label}`: one compound on a page that prints. */
export default function DatasheetPage(props: DatasheetPageProps): ReactNode {
  const { sheet, crumbs, comparisons, revision, preferences, settings } = props;
  const { lowC, highC, durometer, family } = sheet;
  const shop = keywordHref(sheet.labelDisplay);
  return (
    <div className="page datasheet-page">
      <Breadcrumb items={crumbs} />
      <Head sheet={sheet} preferences={preferences} />
      <dl className="title-block">
        <Fact label="Compound">
          <i className="swatch" style={{ background: sheet.color }} />{' '}
          <span className="text-mono">{sheet.labelDisplay}</span>
        </Fact>
        <Fact label="Material">{sheet.labels.material.join(', ') || '–'}</Fact>
        <Fact label="Hardness">{hardnessText(sheet) || '–'}</Fact>
        <Fact label="Temperature">{temperatureRange(sheet, preferences.temperature)}</Fact>
        <Fact label="Supplier">{settings.brandName}</Fact>
        <Fact label="Catalog revision">
          <span title={sheet.version}>{revision}</span>
        </Fact>
      </dl>
      <div className="datasheet-page-columns">
        <div>
          <Section id="properties" title="Properties">
            <Rows rows={propertyRows(sheet)} headingId="properties" />
            {sheet.keyFeatures === '' ? null : <p className="datasheet-page-features">{sheet.keyFeatures}</p>}
          </Section>
          {family === null ? null : (
            <Section id="material" title="Typical of the material">
              <Rows rows={familyRows(family)} headingId="material" />
            </Section>
          )}
        </div>
        <div>
          {lowC === null || highC === null ? null : (
            <Section id="temperature" title="Working temperature">
              <div className="drawing-scale">
                <WorkingRange lowC={lowC} highC={highC} unit={preferences.temperature} />
              </div>
            </Section>
          )}
          {durometer === null || sheet.durometerScale !== 'Shore A' ? null : (
            <Section id="hardness" title="Hardness">
              <div className="drawing-scale">
                <HardnessScale durometer={durometer} />
              </div>
            </Section>
          )}
          <Section id="fluids" title="Fluids">
            <Fluids sheet={sheet} />
          </Section>
        </div>
      </div>
      <Section id="parts" title="Parts and alternatives">
        <p className="datasheet-page-line">
          {sizesText(sheet)}. <TextLink href={shop}>Shop {sheet.labelDisplay}</TextLink>
          {family === null || family.page === '' ? null : (
            <>
              {' · '}
              <TextLink href={family.page}>About {family.name}</TextLink>
            </>
          )}
          {' · '}
          <TextLink href={compareHref([sheet.label])}>Compare with other compounds</TextLink>
        </p>
        <Late of={comparisons} fallback={null}>
          {(read) => (read.length === 0 ? null : <CompareTo comparisons={read} />)}
        </Late>
        {[...datasheetNotes(sheet), brandNote(sheet)].filter(Boolean).map((note) => (
          <p className="text-small" key={note}>
            {note}
          </p>
        ))}
        <p className="text-small datasheet-page-links">
          <TextLink href="/rma-tolerances">Tolerances</TextLink>
          <TextLink href="/shelf-life">Shelf life</TextLink>
          <TextLink href="/material-testing">Material testing</TextLink>
        </p>
      </Section>
    </div>
  );
}

import type { ReactNode } from 'react';
import { KeepOffline } from '../../client/ui/offline/keep-offline.tsx';
import { counted } from '../../domain/kit/text/counted.ts';
import type { Material } from '../../domain/reference/tables/materials.ts';
import { isKeptPath } from '../../domain/site/offline/kept-pages.ts';
import { ProductCompact } from '../../drawings/rings/product-compact.tsx';
import type { RingDrawing } from '../../drawings/rings/sheet-geometry.ts';
import type { BlockProps } from '../block-props.ts';
import { materialFacts } from '../material-facts/fact-list.ts';
import { usePage } from '../page-context.ts';
import { FactRows, writtenFacts } from '../shared/fact-rows.tsx';
import { RuledLinks } from '../shared/ruled-links.tsx';
import { grooveFacts } from './groove-facts.ts';
import { grooveName, MarginGroove } from './margin-groove.tsx';
import { MarginParts, type MarginStore } from './margin-parts.tsx';
import type { declaration } from './page-margin.inputs.ts';
import './page-margin.css';

export interface PageMarginData {
  readonly material: Material | null;
  /** `null` if the store has no such parts or was unavailable. */
  readonly store: MarginStore | null;
  /** A part of the store whose cross-section is not solid, for the drawing. */
  readonly ring: Omit<RingDrawing, 'unit'> | null;
  /** The groove for a part of the store, on pages about grooves; `null` if the tables have none for its cross-section. */
  readonly groove: MarginGroove | null;
}

const Part = ({ title, aside, children }: { title: string; aside?: string; children: ReactNode }): ReactNode => (
  <section className="page-margin-part">
    <h2>
      {title}
      {aside === undefined ? null : <span>{aside}</span>}
    </h2>
    {children}
  </section>
);

/** Facts, parts and links next to the text of a page. */
export function PageMargin(props: BlockProps<typeof declaration, PageMarginData>): ReactNode {
  const { links, data } = props;
  const { path, preferences } = usePage();
  const { temperature, measurement } = preferences;
  const { material = null, store = null, ring = null, groove = null } = data ?? {};
  const onFile = [
    ...(material === null ? [] : materialFacts(material, temperature)),
    ...(groove === null ? [] : grooveFacts(groove.gland, measurement)),
  ];
  const facts = [...onFile.map(([label, value]) => ({ label, value, url: '' })), ...writtenFacts(props.facts)];
  const related = links.filter(({ label, url }) => label !== '' && url !== '');
  if (facts.length === 0 && store === null && related.length === 0) return null;
  return (
    <aside className="page-margin" aria-label="Facts, parts and related pages">
      {facts.length === 0 ? null : (
        <Part title="Key facts" {...(groove !== null && { aside: grooveName(groove.application) })}>
          <FactRows facts={facts} className="page-margin-facts" />
        </Part>
      )}
      {store === null ? null : (
        <Part
          title="O-rings in the store"
          {...(store.compounds > 0 && { aside: counted(store.compounds, 'compound') })}
        >
          <MarginParts store={store} unit={measurement} />
        </Part>
      )}
      {ring === null ? null : (
        <figure className="drawing-sheet page-margin-part">
          <ProductCompact {...ring} unit={measurement} />
          <figcaption>
            {ring.partName}, to scale, in {measurement === 'mm' ? 'mm' : 'inches'}
          </figcaption>
        </figure>
      )}
      {related.length === 0 ? null : (
        <Part title="Related">
          <RuledLinks links={related} />
        </Part>
      )}
      {groove === null ? null : <MarginGroove groove={groove} unit={measurement} />}
      {isKeptPath(path) ? <KeepOffline place="chart" /> : null}
    </aside>
  );
}

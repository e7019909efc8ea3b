import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Fact } from '../../client/ui/fact.tsx';
import { TextLink } from '../../client/ui/links/text-link.tsx';
import { counted } from '../../domain/kit/text/counted.ts';
import { capital } from '../../domain/kit/text/words.ts';
import type { Material } from '../../domain/reference/tables/materials.ts';
import type { BlockProps } from '../block-props.ts';
import { usePage } from '../page-context.ts';
import { BlockSection } from '../shared/block-section.tsx';
import { COMPARE_MATERIALS, WithoutData } from '../shared/without-data.tsx';
import { materialFacts } from './fact-list.ts';
import type { declaration } from './material-facts.inputs.ts';
import { TemperatureAxis } from './temperature-axis.tsx';
import '../shared/points.css';
import '../shared/tables/reference-table.css';
import '../shared/text-columns.css';
import './material-facts.css';

export interface MaterialFactsData {
  readonly material: Material;
  /** The material's parts in the store, or `null` if it has no parts or the store was unavailable. */
  readonly store: { readonly compounds: number; readonly parts: number; readonly href: string } | null;
}

const PointsOf = ({ title, points, sign }: { title: string; points: readonly string[]; sign: string }): ReactNode => (
  <div>
    <h3 className="heading-4">{title}</h3>
    <ul className={`points points-${sign}`}>
      {points.map((point) => (
        <li key={point}>{capital(point)}</li>
      ))}
    </ul>
  </div>
);

const Store = ({ store, code }: { store: MaterialFactsData['store']; code: string }): ReactNode => {
  if (store === null) {
    return (
      <p className="material-facts-store">
        No {code} part is in the store now. <TextLink href="/request-a-quote">Request a quote</TextLink>
      </p>
    );
  }
  return (
    <p className="material-facts-store">
      <span>
        In the store: <b>{counted(store.compounds, 'compound')}</b> in <b>{counted(store.parts, 'part')}</b>
      </span>
      <a className="link-onward" href={store.href}>
        Shop {code} <ArrowRight className="icon icon-small" aria-hidden="true" />
      </a>
    </p>
  );
};

/** The recorded facts of a material, and its parts in the store. */
export function MaterialFacts(props: BlockProps<typeof declaration, MaterialFactsData>): ReactNode {
  const { id, heading, code, data } = props;
  const unit = usePage().preferences.temperature;
  if (data === null) {
    return (
      <WithoutData id={id} heading={heading} link={COMPARE_MATERIALS}>
        The figures of {code} could not be read.
      </WithoutData>
    );
  }
  const { material, store } = data;
  return (
    <BlockSection id={id} heading={heading}>
      <div className="drawing-sheet material-facts">
        <TemperatureAxis lowC={material.lowC} highC={material.highC} unit={unit} />
        <dl className="title-block">
          {materialFacts(material, unit)
            .filter(([label]) => label !== 'Good for' && label !== 'Poor for')
            .map(([label, value]) => (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ))}
        </dl>
      </div>
      {material.temperatureNote === '' ? null : (
        <p className="reference-table-note">
          On temperature: {material.temperatureNote}
          {/\d/.test(material.temperatureNote) ? ' (°C)' : ''}.
        </p>
      )}
      <div className="text-columns">
        <PointsOf title="Good for" points={material.goodFor} sign="plus" />
        <PointsOf title="Poor for" points={material.poorFor} sign="minus" />
      </div>
      <Store store={store} code={code} />
      <p className="reference-table-note">
        Typical values of the family, mostly general engineering knowledge; the datasheet of a compound decides.
        {material.tradeNames.length === 0
          ? null
          : ' Trade names are marks of their owners and are named only to identify the polymer.'}
      </p>
    </BlockSection>
  );
}

import type { ReactNode } from 'react';
import { Breadcrumb } from '../../client/ui/breadcrumb.tsx';
import { longDay } from '../../domain/kit/text/date-format.ts';
import { anchorId } from '../anchor.ts';
import type { BlockProps } from '../block-props.ts';
import { RangeForm } from '../material-families/range-form.tsx';
import { usePage } from '../page-context.ts';
import { Actions } from '../shared/actions.tsx';
import { HeadingText } from '../shared/heading-text.tsx';
import { Picture } from '../shared/pictures/picture.tsx';
import { TitleFacts } from '../shared/title-facts.tsx';
import { widthHint } from '../width-hint.ts';
import type { declaration } from './content-header.inputs.ts';
import { FamilyChart, type FamilyChartData } from './family-chart.tsx';
import './content-header.css';

/** The publication date of a post. `date` is ISO: 2026-09-03. */
const Posted = ({ date }: { date: string }): ReactNode => (
  <p className="text-secondary">
    <time dateTime={date}>{longDay(new Date(date))}</time>
  </p>
);

/**
 * Header of a page: breadcrumb, the only h1, a lead, buttons, and next to them a drawing or the chart of a kind of
 * material.
 */
export function ContentHeader(props: BlockProps<typeof declaration, FamilyChartData>): ReactNode {
  const { id, heading, lead, actions, image, altText, width, caption, facts, families, showImage, data } = props;
  const { crumbs, date = '', path } = usePage();
  if (heading === '') return null;
  const withBox = families !== 'none';
  const withImage = showImage && !withBox && (image !== '' || data !== null);
  const kind = withBox ? 'content-header-boxed' : withImage ? 'content-header-pictured' : '';
  return (
    <section className={`content-header ${kind}`.trim()} id={anchorId(id)}>
      <div className="page">
        <div className="content-header-words">
          {crumbs.length === 0 ? null : <Breadcrumb items={crumbs} />}
          <h1 className="heading-1">
            <HeadingText text={heading} />
          </h1>
          {date === '' ? null : <Posted date={date} />}
          {lead === '' ? null : <p className="text-lead">{lead}</p>}
          <Actions actions={actions} size="lg" />
        </div>
        {withBox ? <RangeForm action={path} kind={families} /> : null}
        {withImage ? (
          <figure className="content-header-figure">
            {data === null ? (
              <div className="content-header-picture" style={{ width: widthHint(width) }}>
                <Picture
                  src={image}
                  view="sheet"
                  eager
                  ratio={0.53}
                  sizes="(max-width: 1024px) 100vw, 600px"
                  {...(altText !== '' && { alt: altText })}
                />
              </div>
            ) : (
              <FamilyChart {...data} />
            )}
            {caption === '' ? null : <figcaption>{caption}</figcaption>}
            <TitleFacts facts={facts.map((fact) => ({ ...fact, url: '' }))} />
          </figure>
        ) : null}
      </div>
    </section>
  );
}

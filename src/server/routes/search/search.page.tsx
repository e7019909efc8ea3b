import { ArrowRight, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { isLate, Late, Waiting } from '../../../client/ui/late.tsx';
import { TextLink } from '../../../client/ui/links/text-link.tsx';
import { NearParts } from '../../../client/ui/listing/results/near-parts.tsx';
import { Notice } from '../../../client/ui/notice.tsx';
import { FoundPart, isOnePart } from '../../../client/ui/search/found-part.tsx';
import { Understood } from '../../../client/ui/search/understood.tsx';
import { LONGEST_SEARCH } from '../../../domain/kit/text/bounded-text.ts';
import { counted, formatCount, inNumber } from '../../../domain/kit/text/counted.ts';
import { listHref, partHref, QUOTE_PATH, STORE_PATH } from '../../../domain/reference/paths/store-links.ts';
import type { FoundResponse } from '../../../domain/site/api/catalog/found.ts';
import { shownTitle } from '../../../domain/site/content/entry.ts';
import { QUICK_LINKS } from '../../../domain/site/navigation.ts';
import { RingGlyph } from '../../../drawings/rings/ring-glyph.tsx';
import type { PageRecord } from '../../backend/port.ts';
import type { PageHead } from '../../render/page-head.ts';
import type { ListedPart, NoMatches, SearchPageProps } from './search.load.ts';
import './search.page.css';

export { loadSearch as load } from './search.load.ts';

export const head = ({ text, pages }: SearchPageProps): PageHead => ({
  title: text === '' ? 'Search' : `Search: ${text}`,
  description: 'Parts by number, size or material, and pages of this site by what they are about.',
  noindex: true,
  streams: isLate(pages),
});

const Group = ({ group, unit }: { group: FoundResponse['groups'][number]; unit: FoundResponse['unit'] }): ReactNode => (
  <section className={isOnePart(group) ? 'found-part-exact' : undefined}>
    <h2 className="found-part-head text-ruled">
      <span>{group.title}</span>
      {group.more === null || group.kind !== 'same-size' ? null : (
        <TextLink href={group.more.href}>{group.more.text}</TextLink>
      )}
    </h2>
    <ul>
      {group.parts.map((part) => (
        <li key={part.id}>
          <a className="found-part" href={partHref(part.name)}>
            <FoundPart part={part} kind={group.kind} unit={unit} search="" />
          </a>
        </li>
      ))}
    </ul>
  </section>
);

const Parts = ({ found }: { found: FoundResponse }): ReactNode => (
  <div>
    {found.groups.map((group) => (
      <Group key={group.kind} group={group} unit={found.unit} />
    ))}
    {found.totalItems === 0 ? null : (
      <a className="button button-strong" href={found.href}>
        {found.totalItems === 1 ? 'Show it in the store' : `Show all ${counted(found.totalItems, 'part')}`}
        <ArrowRight className="icon" />
      </a>
    )}
  </div>
);

const Nearest = ({ nearest, customHref, units }: NoMatches): ReactNode => (
  <>
    <NearParts nearest={nearest} units={units} />
    <p className="actions">
      <a className="button" href={customHref} rel="nofollow">
        Request it as a custom part
      </a>
    </p>
  </>
);

const Listed = ({ listed }: { listed: readonly ListedPart[] }): ReactNode => (
  <section>
    <h2 className="heading-3 text-ruled">Parts of this list</h2>
    <ul className="search-page-listed">
      {listed.map(({ productId, productName, description, descriptionTwo, color, idMm = 0, csMm = 0, quantity }) => (
        <li key={productId}>
          <a href={partHref(productName)}>
            <RingGlyph idMm={idMm} csMm={csMm} color={color} />
            <span className="text-mono">{productName}</span>
            <span className="text-secondary">
              {description}, {descriptionTwo}
            </span>
            <span className="text-mono text-muted">{quantity === null ? '' : formatCount(quantity)}</span>
          </a>
        </li>
      ))}
    </ul>
    <a
      className="button button-strong"
      href={listHref(
        listed.map(({ productName, quantity }) => (quantity === null ? productName : `${productName}, ${quantity}`)),
      )}
    >
      Add {inNumber(listed.length, 'this part', `these ${counted(listed.length, 'part')}`)} to the quote cart
      <ArrowRight className="icon" />
    </a>
  </section>
);

const Pages = ({ pages }: { pages: readonly PageRecord[] }): ReactNode => (
  <section>
    <h2 className="heading-3 text-ruled">Pages</h2>
    <ul className="search-page-pages">
      {pages.map(({ id, title, url, description = '' }) => (
        <li key={id}>
          <a href={url}>
            <b>{shownTitle(title)}</b>
            {description === '' ? null : <span className="text-secondary">{description}</span>}
            <span className="text-mono text-muted">{url}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

const Leads = (): ReactNode => (
  <ul className="search-page-queries">
    {QUICK_LINKS.map(({ label, href }) => (
      <li key={href}>
        <TextLink href={href}>{label}</TextLink>
      </li>
    ))}
  </ul>
);

const Nothing = ({ hasText }: { hasText: boolean }): ReactNode => (
  <>
    <p className="text-lead">
      {hasText
        ? 'Check the spelling, use fewer words, or give a size: a dash number, or inside diameter and cross-section. If the part is not listed we may still have it.'
        : 'Search by part number, size, material or topic.'}
    </p>
    <p className="actions">
      <a className="button button-primary" href={hasText ? QUOTE_PATH : STORE_PATH}>
        {hasText ? 'Request a quote' : 'Shop O-rings'}
      </a>
      {hasText ? (
        <a className="button" href={STORE_PATH}>
          Shop O-rings
        </a>
      ) : null}
    </p>
    <Leads />
  </>
);

const Form = ({ text }: { text: string }): ReactNode => (
  <form action="/search" method="get" className="search-page-form">
    <label className="field">
      <span>Search parts and pages</span>
      <input className="field-input" type="search" name="query" defaultValue={text} spellCheck={false} />
    </label>
    <button type="submit" className="button button-strong">
      Search
    </button>
  </form>
);

/** The result of a search for pages that was late and found none, where there are no parts either. */
const NothingFound = (): ReactNode => (
  <section>
    <h2 className="heading-3 text-ruled">Nothing found</h2>
    <Nothing hasText />
  </section>
);

/** What was found, counted: `1 part, 3 pages`. Late pages are not counted. */
const countText = ({ listed, found }: Pick<SearchPageProps, 'listed' | 'found'>, pages: number): string =>
  [
    listed.length === 0 ? '' : `${counted(listed.length, 'part')} of a list`,
    found === null || found.totalItems === 0 ? '' : counted(found.totalItems, 'part'),
    pages === 0 ? '' : counted(pages, 'page'),
  ]
    .filter(Boolean)
    .join(', ');

const headingText = (text: string, finds: boolean, isPending: boolean): string => {
  if (text === '') return 'Search';
  if (finds) return `Results for “${text}”`;
  return `${isPending ? 'Search' : 'Nothing found'} for “${text}”`;
};

/** `/search`: what was understood, the parts that answer and those nearest, with the way into the store; the pages. */
export default function SearchPage({ text, cut, listed, found, unanswered, pages }: SearchPageProps): ReactNode {
  const hasGroups = unanswered === null && (found?.groups.length ?? 0) > 0;
  const isAnswered = (found?.pages.length ?? 0) + (found?.asks.length ?? 0) > 0;
  const knownPages = 'value' in pages ? pages.value.length : 0;
  const finds = listed.length + knownPages > 0 || hasGroups || isAnswered || unanswered !== null;
  return (
    <div className="page search-page">
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Search' }]} />
      <h1 className="heading-2">{headingText(text, finds, isLate(pages))}</h1>
      {finds ? <p className="text-secondary">{countText({ listed, found }, knownPages)}</p> : null}
      <Form text={text} />
      {found === null || listed.length > 0 ? null : <Understood found={found} />}
      {cut ? (
        <Notice tone="info" icon={Info}>
          Your search was long. We used its first {LONGEST_SEARCH} characters.
        </Notice>
      ) : null}
      {unanswered === null ? null : <Nearest {...unanswered} />}
      {finds || isLate(pages) ? (
        <div className="search-page-groups">
          {listed.length === 0 ? null : <Listed listed={listed} />}
          {found === null || !hasGroups || listed.length > 0 ? null : <Parts found={found} />}
          <Late of={pages} fallback={<Waiting>Searching pages</Waiting>}>
            {(read) => {
              if (read.length > 0) return <Pages pages={read} />;
              return finds ? null : <NothingFound />;
            }}
          </Late>
        </div>
      ) : (
        <Nothing hasText={text !== ''} />
      )}
    </div>
  );
}

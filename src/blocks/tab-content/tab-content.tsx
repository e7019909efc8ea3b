import type { ReactNode } from 'react';
import { anchorId, slug } from '../anchor.ts';
import type { BlockProps } from '../block-props.ts';
import { keyed } from '../keyed.ts';
import { BlockSection, innerHeading } from '../shared/block-section.tsx';
import { FramedPicture } from '../shared/pictures/picture-card.tsx';
import { Rich } from '../shared/rich.tsx';
import type { declaration } from './tab-content.inputs.ts';
import '../image-content-blocks/image-content-blocks.css';
import './tab-content.css';

type Values = BlockProps<typeof declaration>;

const Item = (props: { item: Values['tabs'][number]['items'][number]; isSingle: boolean }): ReactNode => {
  const { item, isSingle } = props;
  return (
    <li>
      <FramedPicture item={item} sizes="(max-width: 1024px) 100vw, 640px" view={isSingle ? 'sheet' : 'profile'} />
      <div>
        <p className="heading-4">{item.title}</p>
        <Rich html={item.content} className="text-secondary" />
        {item.toggleBtn || item.btnLink === '' || item.btnTitle === '' ? null : (
          <p className="actions">
            <a className="button" href={item.btnLink}>
              {item.btnTitle}
            </a>
          </p>
        )}
      </div>
    </li>
  );
};

/** Tabs, each with a grid of blocks. Without JavaScript the panels are stacked, and the row of tabs links to them. */
export function TabContent({ id, heading, tabs, blockId }: Values): ReactNode {
  const shown = tabs
    .map(({ label, items }) => ({ label, items: items.filter(({ title }) => title !== '') }))
    .filter(({ label, items }) => label !== '' && items.length > 0);
  if (shown.length === 0) return null;
  const start = anchorId(id) ?? blockId;
  const panels = keyed(shown).map(([key, tab]) => ({ ...tab, key, panelId: `${start}-${slug(tab.label)}-${key}` }));
  const Inner = innerHeading(heading);
  return (
    <BlockSection id={id} heading={heading}>
      <div data-enhance="tabs">
        <div className="tab-content-tabs" data-tab-row="">
          {panels.map(({ key, label, panelId }) => (
            <a key={key} href={`#${panelId}`}>
              {label}
            </a>
          ))}
        </div>
        {panels.map(({ key, label, items, panelId }) => (
          <div key={key} id={panelId} className="tab-content-panel" data-tab-panel="">
            <Inner className="heading-4" data-tab-name="">
              {label}
            </Inner>
            <ul className={items.length === 1 ? 'tab-content-single' : 'image-content-blocks'}>
              {keyed(items).map(([place, item]) => (
                <Item key={place} item={item} isSingle={items.length === 1} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </BlockSection>
  );
}

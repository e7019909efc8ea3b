import type { ReactNode } from 'react';
import { anchorId, slug } from '../anchor.ts';
import type { BlockProps } from '../block-props.ts';
import { BlockSection, innerHeading } from '../block-section.tsx';
import { keyed } from '../keyed.ts';
import { Picture } from '../picture.tsx';
import { Rich } from '../rich.tsx';
import type { declaration } from './tab-content.inputs.ts';

type Values = BlockProps<typeof declaration>;

const Item = ({ item }: { item: Values['tabs'][number]['items'][number] }): ReactNode => (
  <li>
    {item.image === '' ? null : (
      <div className="sheet frame">
        <Picture src={item.image} alt={item.altText} sizes="(max-width: 1024px) 100vw, 640px" />
      </div>
    )}
    <div>
      <p className="h4">{item.title}</p>
      <Rich html={item.content} className="sec" />
      {item.toggleBtn || item.btnLink === '' || item.btnTitle === '' ? null : (
        <p className="act">
          <a className="btn" href={item.btnLink}>
            {item.btnTitle}
          </a>
        </p>
      )}
    </div>
  </li>
);

/** Tabs, each with a grid of blocks. Without script the panels stand one under the other and the row of tabs leads to them. */
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
        <div className="tabs">
          {panels.map(({ key, label, panelId }) => (
            <a key={key} href={`#${panelId}`}>
              {label}
            </a>
          ))}
        </div>
        {panels.map(({ key, label, items, panelId }) => (
          <div key={key} id={panelId} className="tabp">
            <Inner className="h4">{label}</Inner>
            <ul className={items.length === 1 ? 'one' : 'icb'}>
              {keyed(items).map(([place, item]) => (
                <Item key={place} item={item} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </BlockSection>
  );
}

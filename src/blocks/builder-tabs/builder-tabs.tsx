import { type ReactNode, use } from 'react';
import type { BlockProps } from '../block-props.ts';
import { keyed } from '../keyed.ts';
import { Blocks, elementsOf, InLink } from '../render/blocks.tsx';
import type { declaration } from './builder-tabs.inputs.ts';
import './builder-tabs.css';

/** Tabs of blocks. Without JavaScript, the row of labels links to the panels, which are stacked. */
export function BuilderTabs(props: BlockProps<typeof declaration>): ReactNode {
  const { tabs, defaultActiveTab, collapsible, tabHeaderLayout, blockId, rawOptions } = props;
  const isInLink = use(InLink);
  if (tabs.length === 0) return null;
  const path = (key: string, area: string): string => `component.options.tabs.${key}.${area}`;
  const panelId = (key: string): string => `${blockId}-tab-${Number(key) + 1}`;
  return (
    <div data-enhance="tabs" data-first={defaultActiveTab - 1} data-collapsible={collapsible ? '' : undefined}>
      <div
        className={`builder-tabs-wrap${rawOptions.activeTabStyle === undefined ? ' builder-tabs-plain' : ''}`}
        data-tab-row=""
        style={{ justifyContent: tabHeaderLayout }}
      >
        {keyed(tabs).map(([key, { label }]) => (
          <a key={key} className="builder-tab-wrap" href={`#${panelId(key)}`}>
            <InLink value={true}>
              <Blocks elements={elementsOf(label)} parentId={blockId} path={path(key, 'label')} />
            </InLink>
          </a>
        ))}
      </div>
      {keyed(tabs).map(([key, { content }]) => (
        <div key={key} id={panelId(key)} data-tab-panel="">
          <InLink value={isInLink}>
            <Blocks elements={elementsOf(content)} parentId={blockId} path={path(key, 'content')} />
          </InLink>
        </div>
      ))}
    </div>
  );
}

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { groupOf, NAVIGATION, QUICK_LINKS } from '../../../domain/site/navigation.ts';
import { renderedOnce } from '../rendered-once.ts';
import { MenuPanel } from './menu-panel.tsx';
import './main-navigation.css';

/** The row of groups with their menus. Labels are links; JavaScript turns them into menu buttons. */
const Groups = ({ current }: { current: string | undefined }): ReactNode => (
  <div>
    <ul className="main-navigation-list">
      {NAVIGATION.map((group) => (
        <li key={group.id}>
          <a
            className="main-navigation-item"
            href={group.overview.href}
            aria-current={group.id === current ? 'true' : undefined}
            data-menu={`menu-${group.id}`}
          >
            {group.label}
            <ChevronDown className="icon" />
          </a>
          <MenuPanel group={group} />
        </li>
      ))}
    </ul>
    <ul className="main-navigation-more">
      {QUICK_LINKS.map(({ label, href }) => (
        <li key={href}>
          <a className="main-navigation-item" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

const groupsHtml = renderedOnce((current: string | undefined) => <Groups current={current} />);

/** The navigation row of wide screens. */
export const MainNavigation = ({ path }: { path: string }): ReactNode => (
  <nav
    className="main-navigation"
    aria-label="Main"
    data-menus=""
    dangerouslySetInnerHTML={{ __html: groupsHtml(groupOf(path)?.id) }}
  />
);

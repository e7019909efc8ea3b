import type { ReactNode } from 'react';
import { TextLink } from '../../../client/ui/links/text-link.tsx';
import type {
  FeaturedCard,
  NavigationColumn,
  NavigationGroup,
  NavigationLink,
} from '../../../domain/site/navigation/navigation-group.ts';
import './menu-panel.css';

/** Maximum number of links in a column. Its hub page has the rest. */
export const LONGEST_COLUMN = 8;

/** The image is loaded when its menu opens for the first time, because 170 drawings would make every page heavier. */
const Profile = ({ name }: { name: string }): ReactNode => (
  <img src={`/drawings/${name}.svg?view=menu`} alt="" loading="lazy" />
);

const Item = ({ label, href, drawing }: NavigationLink): ReactNode => (
  <li>
    <a href={href}>
      {drawing === undefined ? null : <Profile name={drawing} />}
      {label}
    </a>
  </li>
);

const Column = ({ heading, purpose, hub, links }: NavigationColumn): ReactNode => (
  <div>
    <p className="menu-panel-head">
      {heading}
      {hub === null ? null : (
        <a href={hub.href} aria-label={`${hub.label}, ${heading}`}>
          {hub.label}
        </a>
      )}
    </p>
    <p className="menu-panel-purpose">{purpose}</p>
    <ul>
      {links.slice(0, LONGEST_COLUMN).map((link) => (
        <Item key={link.href} {...link} />
      ))}
    </ul>
  </div>
);

const Featured = ({ title, href, imageUrl, description }: FeaturedCard): ReactNode => (
  <a className="menu-panel-card" href={href}>
    <img
      src={`${imageUrl}${imageUrl.includes('?') ? '&' : '?'}view=tile`}
      alt=""
      loading="lazy"
      width="120"
      height="96"
    />
    <span>
      <b>{title}</b>
      {description}
    </span>
  </a>
);

/** The menu of a group: up to four columns and one card. */
export const MenuPanel = ({ group }: { group: NavigationGroup }): ReactNode => (
  <div className="menu-panel" id={`menu-${group.id}`}>
    <div>
      {group.columns
        .filter(({ links }) => links.length > 0)
        .map((column) => (
          <Column key={column.heading} {...column} />
        ))}
      <div className="menu-panel-feature">
        <Featured {...group.featured} />
        <TextLink href={group.overview.href}>{group.overview.label}</TextLink>
      </div>
    </div>
  </div>
);

import type { ReactNode } from 'react';
import type {
  FeaturedCard,
  NavigationColumn,
  NavigationGroup,
  NavigationLink,
} from '../../domain/site/navigation/navigation-group.ts';
import { drawings } from '../../drawings/drawings.gen.ts';

/** A column shows so many links; its hub link leads to the rest. */
export const LONGEST_COLUMN = 8;

/** Profile of the part before its name; nothing where the drawing is not known. */
const Profile = ({ name }: { name: string }): ReactNode => (
  <svg className="drawing menu-panel-profile" viewBox="12 0 96 96" aria-hidden="true">
    {drawings.get(name)?.profile({ id: `menu-${name}`, parameters: {} })}
  </svg>
);

const Item = ({ label, href, drawing }: NavigationLink): ReactNode => (
  <li>
    <a href={href}>
      {drawing === undefined ? null : <Profile name={drawing} />}
      {label}
    </a>
  </li>
);

const Column = ({ heading, hub, links }: NavigationColumn): ReactNode => (
  <div>
    <p className="menu-panel-head">
      {heading}
      {hub === null ? null : (
        <a href={hub.href} aria-label={`${hub.label}, ${heading}`}>
          {hub.label}
        </a>
      )}
    </p>
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

/** What opens under a group's label: up to four columns and one card. */
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
        <a className="link" href={group.overview.href}>
          {group.overview.label}
        </a>
      </div>
    </div>
  </div>
);

import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { keyed } from '../keyed.ts';
import './ruled-links.css';

/** Stacked links, each with a rule below. Omits links without a URL or a label. */
export const RuledLinks = (props: {
  links: readonly { readonly label: string; readonly url: string }[];
}): ReactNode => (
  <ul className="ruled-links">
    {keyed(props.links.filter(({ label, url }) => label !== '' && url !== '')).map(([key, { label, url }]) => (
      <li key={key}>
        <a className="ruled-row" href={url}>
          {label}
          <ArrowRight className="icon" />
        </a>
      </li>
    ))}
  </ul>
);

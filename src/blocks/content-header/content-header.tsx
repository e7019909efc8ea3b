import type { ReactNode } from 'react';
import { Breadcrumb } from '../../client/ui/breadcrumb.tsx';
import type { BlockProps } from '../block-props.ts';
import { usePage } from '../page-context.ts';
import type { declaration } from './content-header.inputs.ts';

/** Head of a page: breadcrumb, the one h1, a lead, buttons, and a drawing beside them. */
export function ContentHeader({ id, heading, lead, actions }: BlockProps<typeof declaration>): ReactNode {
  const { crumbs } = usePage();
  return (
    <section className="ch0" id={id || undefined}>
      <div className="page">
        <Breadcrumb items={crumbs} />
        <h1 className="h1">{heading}</h1>
        {lead === '' ? null : <p className="lead">{lead}</p>}
        {actions.map(({ label, url, priority }) => (
          <a key={label + url} className={priority === 'primary' ? 'btn pri lg' : 'btn lg'} href={url}>
            {label}
          </a>
        ))}
      </div>
    </section>
  );
}

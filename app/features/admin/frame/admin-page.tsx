import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageTitle } from '#app/ui/page-title.tsx';

type Props = {
  title: string;
  /** The page that this one is a part of: a match's league, a team's. */
  above?: { name: string; to: string } | null | undefined;
  /** Beside the heading: the page's one primary action, and others. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of the administration: heading and actions stay in sight while the list scrolls. */
export function AdminPage({ title, above, actions, children }: Props) {
  return (
    <main className="admin-main" id="main">
      <PageTitle title={title} />
      {above && (
        <Link className="way-up" to={above.to}>
          {above.name}
        </Link>
      )}
      <div className="admin-head">
        <h1 className="title">{title}</h1>
        {actions && <div className="admin-actions">{actions}</div>}
      </div>
      {children}
    </main>
  );
}

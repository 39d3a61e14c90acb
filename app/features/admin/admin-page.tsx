import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** Beside the heading: the page's one primary action, and others. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of the administration: heading and actions stay in sight while the list scrolls. */
export function AdminPage({ title, actions, children }: Props) {
  return (
    <main className="admin-main" id="main">
      <title>{`${title} · Wavu`}</title>
      <div className="admin-head">
        <h1 className="title">{title}</h1>
        {actions && <div className="admin-actions">{actions}</div>}
      </div>
      {children}
    </main>
  );
}

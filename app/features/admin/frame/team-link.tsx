import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import { useRunsSite } from './office.ts';

type Props = { id: string; league?: string | undefined; className?: string; children: ReactNode };

/** To the administration of a team; whoever runs leagues alone comes to its public page. */
export function TeamLink({ id, league, className, children }: Props) {
  const { to } = useWords();
  if (!useRunsSite()) {
    return (
      <a className={className} href={to(`/team/${id}`)}>
        {children}
      </a>
    );
  }
  const ofLeague = league === undefined ? '' : `?league=${league}`;
  return (
    <Link className={className} to={to(`/admin/viewTeam/${id}${ofLeague}`)}>
      {children}
    </Link>
  );
}

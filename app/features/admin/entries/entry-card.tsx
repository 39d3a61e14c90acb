import type { ReactNode } from 'react';
import { EntryState } from '#app/features/entries/entry-state.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import type { TeamEntry } from '#contract/entries/team-entry.ts';

/** A team that was sent in, with all that its sender wrote as long as it waits. */
export function EntryCard({ entry, children }: { entry: TeamEntry; children?: ReactNode }) {
  const { to } = useWords();
  const { details, team } = entry;
  return (
    <li className="grid gap-1 py-3">
      <p>
        {team === null ? (
          <b>{entry.name}</b>
        ) : (
          <a className="link" href={to(`/admin/viewTeam/${team}`)}>
            {entry.name}
          </a>
        )}{' '}
        <EntryState state={entry.state} />
      </p>
      {entry.reason && <p className="text-quiet">{entry.reason}</p>}
      {details && <EntryFacts details={details} />}
      {children && <div className="line">{children}</div>}
    </li>
  );
}

function EntryFacts({ details }: { details: NonNullable<TeamEntry['details']> }) {
  const { t } = useWords();
  const words = t.teamEntries;
  const { city, gender, club, coach, contactName, phone, players } = details;
  return (
    <>
      <p className="text-quiet">
        {[
          city,
          t.admin.genders[gender],
          club && words.club(club),
          coach && words.coach(coach),
          words.contact(contactName, phone),
          paidText(details, words),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {players.length > 0 && (
        <details>
          <summary>{words.players(players.length)}</summary>
          <p className="num">
            {players
              .map(({ fullName, jerseyNumber }) => [jerseyNumber, fullName].join(' ').trim())
              .join(', ')}
          </p>
        </details>
      )}
    </>
  );
}

type Paid = Pick<NonNullable<TeamEntry['details']>, 'feePaid' | 'feeReference'>;

function paidText({ feePaid, feeReference }: Paid, words: Messages['teamEntries']): string {
  if (!feePaid) return words.notPaid;
  return feeReference ? words.paidWith(feeReference) : words.paid;
}

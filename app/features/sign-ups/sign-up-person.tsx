import type { ReactNode } from 'react';
import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { SignUp } from '#contract/sign-ups/sign-up.ts';
import type { SignUpTeam } from './sign-up-team.ts';

type Props = { person: SignUp; team: SignUpTeam; children: ReactNode };

/** A person who waits, with all that was sent and what is to be looked at. */
export function SignUpPerson({ person, team, children }: Props) {
  const { t, language } = useWords();
  const words = t.signUps;
  const { details, isMinor, sameNames, sameShirt } = person;
  if (!details) return null;
  const { consent, jerseyNumber } = details;
  const facts = [
    words.born(formatDay(language, details.dateOfBirth, 'dated')),
    isMinor && words.minor,
    t.admin.genders[details.gender],
    jerseyNumber !== null && words.shirt(jerseyNumber),
    details.position,
    details.phone,
    consent && words.agreed(consent.givenBy, t.consents.relations[consent.relation]),
  ];
  const names = (players: readonly { name: string }[]) =>
    players.map(({ name }) => name).join(', ');
  const notes = [
    sameNames.length > 0 && words.nameThere(names(sameNames)),
    sameShirt.length > 0 && words.shirtThere(names(sameShirt)),
    details.gender !== team.gender && words.otherGender,
  ].filter((note) => note !== false);
  return (
    <li className="grid gap-1 py-3">
      <p>
        <b>{details.fullName}</b>
      </p>
      <p className="text-quiet">{facts.filter(Boolean).join(' · ')}</p>
      {notes.map((note) => (
        <p key={note} className="card-note">
          {note}
        </p>
      ))}
      <div className="line">{children}</div>
    </li>
  );
}

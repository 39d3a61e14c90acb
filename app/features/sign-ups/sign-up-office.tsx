import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { SignUp, SignUpLink, SignUps } from '#contract/sign-ups/sign-up.ts';
import { AcceptSignUp, RefuseSignUp } from './decide-dialogs.tsx';
import { NewSignUpLink, SignUpLinks } from './sign-up-links.tsx';
import { SignUpPerson } from './sign-up-person.tsx';
import type { SignUpTeam } from './sign-up-team.ts';

type Props = { team: SignUpTeam; signUps: SignUps; className: string };
type Open = { kind: 'accept' | 'refuse'; person: SignUp };

/** The link by which players sign up for a team, and the people who wait for a decision. */
export function SignUpOffice({ team, signUps, className }: Props) {
  const { t } = useWords();
  const [open, setOpen] = useState<Open>();
  const [link, setLink] = useState<SignUpLink>();
  const words = t.signUps;
  const waiting = signUps.items.filter(({ state }) => state === 'waiting');
  const close = () => setOpen(undefined);
  const isAdmin = className === 'admin-card';
  const inset = isAdmin ? 'px-4 pb-2' : '';
  return (
    <>
      <section className={className}>
        <h2 className="subtitle">{words.office}</h2>
        <p className={`text-sm text-quiet ${inset}`}>{words.officeText}</p>
        <h3 className={`subtitle ${inset}`}>{words.waiting}</h3>
        {waiting.length === 0 && <p className={`text-quiet ${inset}`}>{words.noneWait}</p>}
        <ul className={inset}>
          {waiting.map((person) => (
            <SignUpPerson key={person.id} person={person} team={team}>
              <button
                className="button small"
                type="button"
                onClick={() => setOpen({ kind: 'accept', person })}
              >
                {words.accept}
                <span className="sr"> {person.details?.fullName}</span>
              </button>
              <button
                className="row-action bad"
                type="button"
                onClick={() => setOpen({ kind: 'refuse', person })}
              >
                {words.refuse}
                <span className="sr"> {person.details?.fullName}</span>
              </button>
            </SignUpPerson>
          ))}
        </ul>
        <SignUpLinks
          team={team}
          openUntil={signUps.openUntil}
          inset={inset}
          isAdmin={isAdmin}
          onLink={setLink}
        />
      </section>
      {link && <NewSignUpLink team={team} link={link} />}
      {open?.kind === 'accept' && (
        <AcceptSignUp teamId={team.id} person={open.person} onClose={close} />
      )}
      {open?.kind === 'refuse' && (
        <RefuseSignUp teamId={team.id} person={open.person} onClose={close} />
      )}
    </>
  );
}

import { useWords } from '#app/lib/use-words.ts';
import { FactList } from '#app/ui/fact-list.tsx';
import type { Player } from '#contract/people/player.ts';
import { writtenWord } from './written-word.ts';

/** The three groups of the specification; what is not known or not to be shown is left out. */
export function PlayerDetails({ player }: { player: Player }) {
  const { t, to } = useWords();
  const hands: Record<string, string> = t.people.hands;
  const genders: Record<string, string> = t.people.genders;
  const { height, weight, gender, dominantHand } = player;
  const team = player.team ? (
    <a className="link" href={to(`/team/${player.team.id}`)}>
      {player.team.name}
    </a>
  ) : (
    t.people.unknownTeam
  );
  return (
    <div className="cards">
      <section className="card p-3">
        <h2 className="subtitle">{t.people.basic}</h2>
        <FactList
          facts={[
            [t.people.fullName, player.fullName],
            [t.people.nickname, player.nickname],
            [t.people.age, player.age === 0 ? null : player.age],
            [t.people.nationality, writtenWord(t, player.nationality)],
            [t.people.gender, gender && (genders[gender] ?? gender)],
          ]}
        />
      </section>
      <section className="card p-3">
        <h2 className="subtitle">{t.people.physical}</h2>
        <FactList
          facts={[
            [t.people.height, height && t.people.centimetres(height)],
            [t.people.weight, weight && t.people.kilograms(weight)],
            [t.people.dominantHand, dominantHand && (hands[dominantHand] ?? dominantHand)],
          ]}
        />
      </section>
      <section className="card p-3">
        <h2 className="subtitle">{t.people.teamPosition}</h2>
        <FactList
          facts={[
            [t.people.team, team],
            [t.people.position, writtenWord(t, player.position)],
            [t.people.jerseyNumber, player.jerseyNumber],
            [t.people.bio, player.personalBio],
          ]}
        />
      </section>
    </div>
  );
}

import { useWords } from '#app/lib/use-words.ts';
import { FactList, type Facts, knownFacts } from '#app/ui/fact-list.tsx';
import type { Player } from '#contract/people/player.ts';
import { writtenWord } from './written-word.ts';

type Props = {
  player: Player;
  /** Basic facts beyond those that everybody may see. */
  officeFacts?: Facts;
  /** The page of a team, where it is not the public one. */
  teamPath?: '/team' | '/admin/viewTeam';
};

/** The three groups of the specification; what is not known or not to be shown is left out. */
export function PlayerDetails({ player, officeFacts = [], teamPath = '/team' }: Props) {
  const { t, to } = useWords();
  const hands: Record<string, string> = t.people.hands;
  const genders: Record<string, string> = t.people.genders;
  const { height, weight, gender, dominantHand } = player;
  const team = player.team ? (
    <a className="link" href={to(`${teamPath}/${player.team.id}`)}>
      {player.team.name}
    </a>
  ) : (
    t.people.unknownTeam
  );
  return (
    <div className="cards">
      <FactCard
        title={t.people.basic}
        facts={[
          [t.people.fullName, player.fullName],
          [t.people.nickname, player.nickname],
          [t.people.age, player.age === 0 ? null : player.age],
          [t.people.nationality, writtenWord(t, player.nationality)],
          [t.people.gender, gender && (genders[gender] ?? gender)],
          ...officeFacts,
        ]}
      />
      <FactCard
        title={t.people.physical}
        facts={[
          [t.people.height, height && t.people.centimetres(height)],
          [t.people.weight, weight && t.people.kilograms(weight)],
          [t.people.dominantHand, dominantHand && (hands[dominantHand] ?? dominantHand)],
        ]}
      />
      <FactCard
        title={t.people.teamPosition}
        facts={[
          [t.people.team, team],
          [t.people.position, writtenWord(t, player.position)],
          [t.people.jerseyNumber, player.jerseyNumber],
          [t.people.bio, player.personalBio],
        ]}
      />
    </div>
  );
}

/** A heading stands over something: without a fact there is no card. */
function FactCard({ title, facts }: { title: string; facts: Facts }) {
  if (knownFacts(facts).length === 0) return null;
  return (
    <section className="card p-3">
      <h2 className="subtitle">{title}</h2>
      <FactList facts={facts} />
    </section>
  );
}

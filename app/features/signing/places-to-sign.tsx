import { useWords } from '#app/lib/use-words.ts';
import type { PlaceToSign } from '#contract/signing/signing.ts';
import { useSigningWords } from './signing-words.ts';

/** The papers of one's matches that wait for one's signature, each with the way to its page. */
export function PlacesToSign({ places }: { places: readonly PlaceToSign[] }) {
  const { t, to } = useWords();
  const words = useSigningWords();
  if (places.length === 0) return null;
  return (
    <section className="panel-card">
      <h2 className="subtitle">{words.toSign}</h2>
      <ul className="own-matches">
        {places.map(({ match, team1, team2, paper, role }) => {
          const title = t.match.title(team1, team2);
          const name = paper === 'list' ? words.signList : words.signSheet;
          return (
            <li key={`${match} ${paper} ${role}`}>
              <p>
                <b>{title}</b>
                <br />
                <span className="text-quiet">{t.console.roles[role]}</span>
              </p>
              <a
                className="button small"
                href={to(`/sign/${match}/${paper}/${role}`)}
                aria-label={`${name}: ${title}, ${t.console.roles[role]}`}
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import type { SigningView } from '#contract/signing/signing.ts';
import { signingSide } from '#domain/volleyball/scoresheet/signing.ts';
import { useSigningWords } from './signing-words.ts';

/** As many signs of the seal as people compare. */
const SHORT_SEAL = 8;

/** The result with its sets, or the list of the team, and the seal of what is signed. */
export function SignedPaper({ view }: { view: SigningView }) {
  const words = useSigningWords();
  const { paper, role, team1, team2, wins, sets, players, seal } = view;
  const side = signingSide(role);
  return (
    <section className="panel-card">
      <h2 className="subtitle">
        {paper === 'list' && side ? words.listOf(view[side]) : words.sheet}
      </h2>
      {paper === 'sheet' ? (
        <>
          <p className="title num">
            {team1} {wins.join('–')} {team2}
          </p>
          <p className="num">{sets.map((points) => points.join('–')).join(' · ')}</p>
        </>
      ) : (
        <ul>
          {players.map(({ shirt, name, isCaptain, isLibero }) => (
            <li key={shirt}>
              <b className="num">{shirt}</b> {name}
              {isCaptain && <span className="text-quiet"> · {words.captain}</span>}
              {isLibero && <span className="text-quiet"> · {words.libero}</span>}
            </li>
          ))}
        </ul>
      )}
      <p className="text-quiet">
        {words.seal}: <b className="num">{seal.slice(0, SHORT_SEAL)}</b>. {words.sealText}
      </p>
    </section>
  );
}

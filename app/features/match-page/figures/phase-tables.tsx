import { useWords } from '#app/lib/use-words.ts';
import type { MatchStatisticsAnswer } from '#contract/statistics/statistics.ts';
import { attackEfficiency } from '#domain/volleyball/statistics/efficiency.ts';
import { ATTACK_PHASES } from '#domain/volleyball/statistics/touches/attack-phases.ts';
import { percent, shareText } from './percent.ts';

type Team = MatchStatisticsAnswer['team1'];
type Phases = NonNullable<Team['rotations']>;

/** Not as the positions on court are: rotation I is the one that the team started the set in. */
export const NUMERALS = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');

/** Side-outs and break points in all, by rotation, and by where the setter stood. */
export function PhaseTable({ team }: { team: Pick<Team, 'phases' | 'rotations' | 'setter'> }) {
  const { t } = useWords();
  const { figures } = t;
  return (
    <table className="figures-table num">
      <caption className="sr">{figures.phases}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{figures.sideOut}</th>
          <th scope="col">{figures.breakPoint}</th>
        </tr>
      </thead>
      <tbody>
        <PhaseRow head={figures.allRallies} phases={team.phases} />
      </tbody>
      {team.rotations && (
        <PhaseRows
          head={figures.byRotation}
          phases={team.rotations}
          nameOf={(place) => NUMERALS[place - 1]!}
        />
      )}
      {team.setter && (
        <PhaseRows head={figures.bySetter} phases={team.setter} nameOf={figures.place} />
      )}
    </table>
  );
}

type RowsProps = { head: string; phases: Phases; nameOf: (place: number) => string };

function PhaseRows({ head, phases, nameOf }: RowsProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {head}
        </th>
      </tr>
      {phases.map(({ place, ...shares }) => (
        <PhaseRow key={place} head={nameOf(place)} phases={shares} />
      ))}
    </tbody>
  );
}

function PhaseRow({ head, phases }: { head: string; phases: Team['phases'] }) {
  return (
    <tr>
      <th scope="row">{head}</th>
      <td>{shareText(phases.sideOut)}</td>
      <td>{shareText(phases.breakPoint)}</td>
    </tr>
  );
}

/** Attacks after the reception, later on, and while the own team served. */
export function AttackPhases({ attack }: { attack: NonNullable<Team['attack']> }) {
  const { t } = useWords();
  const { heads, attackPhase } = t.figures;
  return (
    <table className="figures-table num">
      <caption className="sr">{t.figures.attackPhases}</caption>
      <thead>
        <tr>
          <td />
          {(['total', 'kills', 'errors', 'blocked', 'efficiency'] as const).map((head) => (
            <th key={head} scope="col">
              <abbr title={heads[head][1]}>{heads[head][0]}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ATTACK_PHASES.map((phase) => {
          const { total, kills, errors, blocked } = attack[phase];
          return (
            <tr key={phase}>
              <th scope="row">{attackPhase[phase]}</th>
              <td>{total}</td>
              <td>{kills}</td>
              <td>{errors}</td>
              <td>{blocked}</td>
              <td>{percent(attackEfficiency(attack[phase]))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

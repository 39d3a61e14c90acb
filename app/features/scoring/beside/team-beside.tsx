import { useWords } from '#app/lib/use-words.ts';
import { benchOf } from '#domain/volleyball/legal-changes.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import type { SanctionLine } from '#domain/volleyball/scoresheet/scoresheet.ts';
import type { TeamSetSheet } from '#domain/volleyball/scoresheet/set-sheet.ts';
import { teamOptions } from '#domain/volleyball/seats/team-options.ts';
import type { Side } from '#domain/volleyball/side.ts';
import { benchRows } from './bench-rows.ts';
import type { BesideProps } from './beside-props.ts';

type Props = Pick<BesideProps, 'match' | 'log' | 'rosters'> & {
  side: Side;
  end: 'left' | 'right';
  sheet: TeamSetSheet;
  sanctions: readonly SanctionLine[];
};

/** One team beside the court: what it has left, its liberos, its bench by names, its sanctions. */
export function TeamBeside({ match, log, rosters, side, end, sheet, sanctions }: Props) {
  const { t } = useWords();
  const words = t.beside;
  const registered = rosters[side].flatMap(({ jerseyNumber }) => jerseyNumber ?? []);
  const options = teamOptions(log, side, registered);
  const nameOf = (shirt: number) =>
    rosters[side].find(({ jerseyNumber }) => jerseyNumber === shirt)?.fullName;
  const acting = liveSet(log.state)?.[side].court?.libero;
  const { liberos } = log.state[side];
  return (
    <aside
      className="beside-team"
      data-end={end}
      aria-label={words.team(match[side].name)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keys
      tabIndex={0}
    >
      <h2>{match[side].name}</h2>
      <dl>
        <dt>{words.timeouts}</dt>
        <dd className="num">
          {sheet.timeouts.map(({ own, other }) => (
            <b key={`${own}:${other}`}>
              {own}:{other}
            </b>
          ))}{' '}
          {options && words.left(options.timeouts.left)}
        </dd>
        {log.rules.subs.max > 0 && (
          <>
            <dt>{words.substitutions}</dt>
            <dd className="num">{options && words.left(options.substitutions.left)}</dd>
          </>
        )}
      </dl>
      {liberos.length > 0 && (
        <>
          <h3>{words.liberos}</h3>
          <ul>
            {liberos.map((shirt) => (
              <Player
                key={shirt}
                shirt={shirt}
                name={nameOf(shirt)}
                note={acting?.libero === shirt ? words.playsFor(acting.replaced) : ''}
              />
            ))}
          </ul>
        </>
      )}
      <h3>{words.bench}</h3>
      <ul>
        {benchRows(benchOf(log, side, registered), options).map((row) => (
          <Player
            key={row.shirt}
            shirt={row.shirt}
            name={nameOf(row.shirt)}
            isOut={row.for.length === 0}
            note={
              row.isAnyone
                ? words.mayEnter
                : row.for[0] === undefined
                  ? words.mayNot
                  : words.onlyFor(row.for[0])
            }
          />
        ))}
      </ul>
      <Sanctions sanctions={sanctions} />
    </aside>
  );
}

/** The cards and delays of the team, in their order. */
function Sanctions({ sanctions }: Pick<Props, 'sanctions'>) {
  const { t } = useWords();
  const words = t.beside;
  return (
    <>
      <h3>{words.sanctions}</h3>
      {sanctions.length === 0 ? (
        <p className="text-quiet">{words.none}</p>
      ) : (
        <ul>
          {sanctions.map((line) => (
            <li
              key={`${line.set} ${line.column} ${line.person} ${line.score.own}:${line.score.other}`}
            >
              {words.sanction(words.columns[line.column], personOf(line, words.delay))}{' '}
              <small className="num">{words.at(line.set, line.score.own, line.score.other)}</small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type PlayerProps = { shirt: number; name: string | undefined; note: string; isOut?: boolean };

function Player({ shirt, name, note, isOut = false }: PlayerProps) {
  return (
    <li className="beside-player" data-out={isOut ? '' : undefined}>
      <b className="num">{shirt}</b>
      <span>{name}</span>
      <small>{note}</small>
    </li>
  );
}

/** A delay is written with the letter D in the place of a person. */
function personOf({ person }: SanctionLine, delay: string): string {
  if (person === null) return '';
  return person === 'D' ? delay : String(person);
}

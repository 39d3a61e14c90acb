import { Crest } from '#app/features/crest/crest.tsx';
import { FormDots } from '#app/features/match-page/head-to-head/form-dots.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Standings, StandingsRow } from '#contract/leagues/standings.ts';
import { ratioText } from '#domain/competition/standings/ratio-text.ts';
import { StandingsReasons } from './standings-reasons.tsx';
import { tieLetters } from './tie-letters.ts';
import { type Zones, zoneOf } from './zones.ts';

type Props = {
  standings: Standings;
  /** Names the table for those who cannot see what stands above it. */
  label: string;
  /** Rows to mark: the team or the two teams that the page is about. */
  marked?: readonly string[];
  /** Without what explains it, and without points won and lost, which the league's own table has. */
  isBrief?: boolean;
  /** The places that lead to the knock-out or to another league. */
  zones?: Zones;
  /** The places of teams a round before. */
  before?: Readonly<Record<string, number>>;
};

/**
 * Place, team, played, won, form and points on a phone; more columns where the table has the width.
 * A letter marks teams that are level, and stands again before the reason under the table.
 */
export function StandingsTable(props: Props) {
  const { standings, label, marked = [], isBrief = false, zones = [], before = {} } = props;
  const { t } = useWords();
  if (standings.rows.length === 0) return <p className="empty">{t.leagues.noTable}</p>;
  const words = t.leagues.tableWords;
  const letters = isBrief ? [] : tieLetters(standings);
  const shown = new Set(standings.rows.map((row) => zoneOf(zones, row.position)));
  return (
    <div className="standings-box">
      <table className="standings num">
        <caption className="sr">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t.leagues.table.rank}</th>
            <th scope="col">{t.leagues.table.team}</th>
            <Head short={t.leagues.table.played} long={words.played} />
            <Head short={t.leagues.table.won} long={words.won} />
            <Head short={t.leagues.table.lost} long={words.lost} when="md" />
            <Head short={t.leagues.table.sets} long={words.sets} when="md" />
            <Head short={t.leagues.table.setRatio} long={words.setRatio} when="md" />
            {!isBrief && (
              <>
                <Head short={t.leagues.table.balls} long={words.balls} when="lg" />
                <Head short={t.leagues.table.pointRatio} long={words.pointRatio} when="lg" />
              </>
            )}
            <Head short={t.leagues.table.form} long={words.form} />
            <Head short={t.leagues.table.points} long={words.points} />
          </tr>
        </thead>
        <tbody>
          {standings.rows.map((row) => (
            <Row
              key={row.team.id}
              row={row}
              rise={(before[row.team.id] ?? row.position) - row.position}
              isBrief={isBrief}
              isMarked={marked.includes(row.team.id)}
              zone={zoneOf(zones, row.position)}
              letters={letters.filter(({ teams }) => teams.includes(row.team.id))}
            />
          ))}
        </tbody>
      </table>
      {!isBrief && <ZoneWords shown={shown} />}
      {!isBrief && <StandingsReasons standings={standings} letters={letters} />}
    </div>
  );
}

const ZONE_KINDS = ['up', 'maybe', 'promoted', 'relegated'] as const;

/** The meaning of the marks before the places. */
function ZoneWords({ shown }: { shown: ReadonlySet<string> }) {
  const { t } = useWords();
  const words = { ...t.leagues.zones, ...t.phases.zones };
  const kinds = ZONE_KINDS.filter((kind) => shown.has(kind));
  if (kinds.length === 0) return null;
  return (
    <p className="zones">
      {kinds.map((kind) => (
        <span key={kind} className={kind}>
          {words[kind]}
        </span>
      ))}
    </p>
  );
}

function Head({ short, long, when }: { short: string; long: string; when?: 'md' | 'lg' }) {
  return (
    <th scope="col" className={when}>
      <abbr title={long}>{short}</abbr>
    </th>
  );
}

/** An arrow and the number of places, in words for those who cannot see it. */
function Rise({ by }: { by: number }) {
  const { t } = useWords();
  const count = Math.abs(by);
  return (
    <i className={by > 0 ? 'rise' : 'fall'}>
      <span aria-hidden="true">
        {by > 0 ? '▲' : '▼'}
        {count}
      </span>
      <span className="sr">{by > 0 ? t.leagues.rose(count) : t.leagues.fell(count)}</span>
    </i>
  );
}

type RowProps = {
  row: StandingsRow;
  /** Places won since the round before; lost ones are negative. */
  rise: number;
  isBrief: boolean;
  isMarked: boolean;
  zone: string;
  letters: readonly { letter: string }[];
};

function Row({ row, rise, isBrief, isMarked, zone, letters }: RowProps) {
  const { to } = useWords();
  const classes = [zone, isMarked && 'marked'].filter(Boolean).join(' ');
  return (
    <tr className={classes || undefined}>
      <td>
        {row.rank}
        {rise !== 0 && <Rise by={rise} />}
      </td>
      <th scope="row">
        <a href={to(`/team/${row.team.id}`)} title={row.note ?? undefined}>
          <Crest {...row.team} size={20} />
          <span>
            {row.team.name}
            {(row.note !== null || row.withdrawn) && '*'}
            {letters.map(({ letter }) => (
              <sup key={letter}>{letter}</sup>
            ))}
          </span>
        </a>
      </th>
      <td>{row.played}</td>
      <td>{row.won}</td>
      <td className="md">{row.lost}</td>
      <td className="md">
        {row.setsWon}:{row.setsLost}
      </td>
      <td className="md">{ratioText(row.setRatio)}</td>
      {!isBrief && (
        <>
          <td className="lg">
            {row.pointsWon}:{row.pointsLost}
          </td>
          <td className="lg">{ratioText(row.pointRatio)}</td>
        </>
      )}
      <td>
        <FormDots form={row.form} />
      </td>
      <td>
        <b>{row.points}</b>
      </td>
    </tr>
  );
}

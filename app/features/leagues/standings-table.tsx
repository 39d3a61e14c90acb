import { Crest } from '#app/features/crest/crest.tsx';
import { FormDots } from '#app/features/match-page/head-to-head/form-dots.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Standings, StandingsRow } from '#contract/leagues/standings.ts';
import { ratioText } from './ratio-text.ts';
import { StandingsReasons } from './standings-reasons.tsx';

type Props = {
  standings: Standings;
  /** Names the table for those who cannot see what stands above it. */
  label: string;
  /** Rows to mark: the team or the two teams that the page is about. */
  marked?: readonly string[];
  /** Only rank, team, played and points: for a narrow column. */
  isBrief?: boolean;
};

/** Rank, team, played, won, lost, points and set ratio on a phone; more columns where there is room. */
export function StandingsTable({ standings, label, marked = [], isBrief = false }: Props) {
  const { t } = useWords();
  if (standings.rows.length === 0) return <p className="empty">{t.leagues.noTable}</p>;
  const words = t.leagues.tableWords;
  return (
    <div className="card">
      <table className={isBrief ? 'standings num brief' : 'standings num'}>
        <caption className="sr">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t.leagues.table.rank}</th>
            <th scope="col">{t.leagues.table.team}</th>
            <Head short={t.leagues.table.played} long={words.played} />
            <Head short={t.leagues.table.won} long={words.won} when="sm" />
            <Head short={t.leagues.table.lost} long={words.lost} when="sm" />
            <Head short={t.leagues.table.sets} long={words.sets} when="lg" />
            <Head short={t.leagues.table.setRatio} long={words.setRatio} when="sm" />
            <Head short={t.leagues.table.balls} long={words.balls} when="lg" />
            <Head short={t.leagues.table.pointRatio} long={words.pointRatio} when="lg" />
            <Head short={t.leagues.table.form} long={words.form} when="lg" />
            <Head short={t.leagues.table.points} long={words.points} />
          </tr>
        </thead>
        <tbody>
          {standings.rows.map((row) => (
            <Row key={row.team.id} row={row} isMarked={marked.includes(row.team.id)} />
          ))}
        </tbody>
      </table>
      {!isBrief && <StandingsReasons standings={standings} />}
    </div>
  );
}

function Head({ short, long, when }: { short: string; long: string; when?: 'sm' | 'lg' }) {
  return (
    <th scope="col" className={when}>
      <abbr title={long}>{short}</abbr>
    </th>
  );
}

function Row({ row, isMarked }: { row: StandingsRow; isMarked: boolean }) {
  const { to } = useWords();
  return (
    <tr className={isMarked ? 'marked' : undefined}>
      <td>{row.rank}</td>
      <th scope="row">
        <a href={to(`/team/${row.team.id}`)} title={row.note ?? undefined}>
          <Crest {...row.team} size={20} />
          <span>
            {row.team.name}
            {(row.note !== null || row.withdrawn) && '*'}
          </span>
        </a>
      </th>
      <td>{row.played}</td>
      <td className="sm">{row.won}</td>
      <td className="sm">{row.lost}</td>
      <td className="lg">
        {row.setsWon}:{row.setsLost}
      </td>
      <td className="sm">{ratioText(row.setRatio)}</td>
      <td className="lg">
        {row.pointsWon}:{row.pointsLost}
      </td>
      <td className="lg">{ratioText(row.pointRatio)}</td>
      <td className="lg">
        <FormDots form={row.form} />
      </td>
      <td>
        <b>{row.points}</b>
      </td>
    </tr>
  );
}

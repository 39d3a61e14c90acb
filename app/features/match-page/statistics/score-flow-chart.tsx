import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { crestColors } from '#domain/crest/crest-shape.ts';
import type { FlowSet } from './score-flow.ts';

const MIN_HEIGHT = 5;

/** One panel per set: area above the line while team 1 leads, below while team 2 does. */
export function ScoreFlowChart({ match, flow }: { match: Match; flow: readonly FlowSet[] }) {
  const { t } = useWords();
  if (flow.length === 0) return null;
  const height = Math.max(MIN_HEIGHT, ...flow.flatMap((set) => set.leads.map(Math.abs)));
  const colors = flowColors(match);
  return (
    <section className="card p-3">
      <h2 className="text-sm font-bold">{t.match.flow}</h2>
      <p className="text-xs text-quiet">
        {t.match.flowNote} {match.team1.name}
      </p>
      <svg width="0" height="0" className="absolute" aria-hidden="true">
        <linearGradient
          id="lead"
          gradientUnits="userSpaceOnUse"
          x1="0"
          x2="0"
          y1={-height}
          y2={height}
        >
          <stop offset=".5" stopColor={colors.team1} />
          <stop offset=".5" stopColor={colors.team2} />
        </linearGradient>
      </svg>
      <div className="flow">
        {flow.map((set) => (
          <FlowPanel key={set.set} set={set} height={height} match={match} />
        ))}
      </div>
    </section>
  );
}

function FlowPanel({ set, height, match }: { set: FlowSet; height: number; match: Match }) {
  const { t } = useWords();
  const score = `${set.team1Score}-${set.team2Score}`;
  const last = set.leads.length - 1;
  // A running set keeps room for the points that come, so that its width does not jump.
  const width = set.over ? last : Math.max(last, set.set === 5 ? 30 : 46);
  const points = set.leads.map((lead, at) => `${at},${-lead}`).join(' ');
  const { run } = set;
  const runTeam = run?.team === 'team1' ? match.team1 : match.team2;
  return (
    <figure className={width < 40 ? 'short' : undefined}>
      <svg
        role="img"
        aria-label={t.match.flowLabel(set.set, score)}
        viewBox={`0 ${-height} ${width} ${height * 2}`}
        preserveAspectRatio="none"
      >
        {run !== null && run.length > 2 && (
          <rect
            className="flow-run"
            x={run.from}
            y={-height}
            width={run.length}
            height={height * 2}
          >
            <title>{t.match.longestRun(runTeam.name, run.length)}</title>
          </rect>
        )}
        <path className="flow-zero" d={`M0 0H${width}`} />
        {set.timeouts.map((timeout) => (
          <path
            key={`${timeout.team}${timeout.after}`}
            className="flow-timeout"
            d={`M${timeout.after} 0V${timeout.team === 'team1' ? -height : height}`}
          >
            <title>{t.match.timeout}</title>
          </path>
        ))}
        <polygon fill="url(#lead)" points={`0,0 ${points} ${last},0`} />
        <polyline className="flow-lead" points={points} data-k={set.over ? undefined : 'flow'} />
      </svg>
      {set.over ? (
        <figcaption>{score}</figcaption>
      ) : (
        <figcaption>
          <span data-k="p1">{set.team1Score}</span>-<span data-k="p2">{set.team2Score}</span>
        </figcaption>
      )}
    </figure>
  );
}

/** Field colours, or the second team's band where both fields are the same. */
function flowColors(match: Match): { team1: string; team2: string } {
  const { team1, team2 } = match;
  const one = crestColors(team1.name, team1.jerseyColor1, team1.jerseyColor2);
  const two = crestColors(team2.name, team2.jerseyColor1, team2.jerseyColor2);
  return { team1: one.field, team2: two.field === one.field ? two.band : two.field };
}

import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { matchColors } from '#domain/crest/match-colors.ts';
import { AXIS, CHART, coursePath, type FlowPanel, flowPanels, lastPoint } from './flow-panels.ts';
import type { FlowSet } from './score-flow.ts';

/** The lead after each point on one axis: above it while team 1 leads, below while team 2 does. */
export function ScoreFlowChart({ match, flow }: { match: Match; flow: readonly FlowSet[] }) {
  const { t } = useWords();
  if (flow.length === 0) return null;
  const { panels, height } = flowPanels(flow);
  const { team1, team2 } = matchColors(match.team1, match.team2);
  const label = flow
    .map((set) => t.match.flowLabel(set.set, `${set.team1Score}-${set.team2Score}`))
    .join('. ');
  const y = (lead: number) => AXIS - (lead / height) * (AXIS - CHART.top);
  return (
    <section className="card p-3">
      <h2 className="card-title">
        {t.match.flow}{' '}
        <small>
          {t.match.flowNote} {match.team1.name}
        </small>
      </h2>
      <figure className="flow">
        <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="img" aria-label={label}>
          <linearGradient
            id="lead"
            gradientUnits="userSpaceOnUse"
            x1="0"
            x2="0"
            y1={-height}
            y2={height}
          >
            <stop offset=".5" stopColor={team1.chart} />
            <stop offset=".5" stopColor={team2.chart} />
          </linearGradient>
          {panels.map((panel) => (
            <Panel
              key={panel.set}
              panel={panel}
              height={height}
              match={match}
              isLast={panel === panels.at(-1)}
            />
          ))}
          {height >= 6 && (
            <>
              <path
                className="flow-grid"
                d={`M0 ${y(5)}H${CHART.width}M0 ${y(-5)}H${CHART.width}`}
              />
              <text y={y(5) - 2}>+5</text>
              <text y={y(-5) + 9}>+5</text>
            </>
          )}
          <path className="flow-zero" d={`M0 ${AXIS}H${CHART.width}`} />
          {panels.map((panel) => (
            <PanelNotes key={panel.set} panel={panel} y={y} colors={[team1.chart, team2.chart]} />
          ))}
        </svg>
      </figure>
      <p className="flow-key">{t.match.flowKey(match.team1.name, match.team2.name)}</p>
    </section>
  );
}

type PanelProps = { panel: FlowPanel; height: number; match: Match; isLast: boolean };

/** A set: its own picture within the picture, so that the course of a running one grows in place. */
function Panel({ panel, height, match, isLast }: PanelProps) {
  const { t } = useWords();
  const { x, width, points, run, over, leads } = panel;
  const runTeam = run?.team === 'team1' ? match.team1 : match.team2;
  return (
    <svg
      aria-hidden="true"
      x={x}
      y={CHART.top}
      width={width}
      height={2 * (AXIS - CHART.top)}
      viewBox={`0 ${-height} ${points} ${height * 2}`}
      preserveAspectRatio="none"
    >
      <rect className="flow-band" y={-height} width="100%" height="100%" />
      {run !== null && run.length > 3 && (
        <rect className="flow-run" x={run.from} y={-height} width={run.length} height="100%">
          <title>{t.match.longestRun(runTeam.name, run.length)}</title>
        </rect>
      )}
      <path
        className="flow-course"
        fill="url(#lead)"
        d={coursePath(leads)}
        data-k={over ? undefined : 'flow'}
      />
      {isLast && <path className="flow-ring" d={lastPoint(leads)} />}
      {isLast && <path className="flow-last" d={lastPoint(leads)} />}
    </svg>
  );
}

type NotesProps = { panel: FlowPanel; y: (lead: number) => number; colors: [string, string] };

/** Time-outs, the largest lead of the match and the score of the set. */
function PanelNotes({ panel, y, colors }: NotesProps) {
  const { x, width, timeouts, over, team1Score, team2Score, largest } = panel;
  const at = (point: number) => Math.round((x + (point / panel.points) * width) * 10) / 10;
  return (
    <>
      {timeouts.map(({ team, after }) => (
        <path
          key={`${team}${after}`}
          fill={team === 'team1' ? colors[0] : colors[1]}
          d={team === 'team1' ? `M${at(after)} 119l-4 7h8z` : `M${at(after)} 126l-4-7h8z`}
        />
      ))}
      {largest && (
        <text
          x={at(largest.after)}
          y={largest.lead > 0 ? y(largest.lead) - 3 : y(largest.lead) + 9}
          textAnchor={at(largest.after) > CHART.width - 20 ? 'end' : 'middle'}
        >
          +{Math.abs(largest.lead)}
        </text>
      )}
      <text x={x + width / 2} y="140" textAnchor="middle">
        {over ? (
          `${team1Score}–${team2Score}`
        ) : (
          <>
            <tspan data-k="p1">{team1Score}</tspan>–<tspan data-k="p2">{team2Score}</tspan>
          </>
        )}
      </text>
    </>
  );
}

import { reportedWords } from '#app/features/captains/reported-words.ts';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { CaptainReport } from '#contract/captains/captain.ts';
import type { Match } from '#contract/matches/match.ts';

type Props = { match: Match; report: CaptainReport; onClose: () => void };

/** The office decides for the report of one team. */
export function PublishDialog({ match, report, onClose }: Props) {
  const page = useWords();
  const words = page.t.captains;
  const ask = words.publishAsk(reportedWords(report.result, match, page));
  const hasScore = match.sets.length > 0;
  return (
    <ConfirmDialog
      title={words.publish(report.team.name)}
      text={hasScore ? `${ask} ${words.publishReplaces}` : ask}
      action={words.publish(report.team.name)}
      run={() =>
        callApi('POST /matches/{id}/captain-reports/{report}/publication', {
          path: { id: match.id, report: report.id },
          body: hasScore ? { replace: true } : {},
        })
      }
      done={words.published}
      onClose={onClose}
      onDone={onClose}
    />
  );
}

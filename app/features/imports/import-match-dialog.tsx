import { problemWords } from '#app/features/forms/problem-words.ts';
import { SelectField } from '#app/features/forms/text-field.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import { ImportFileDialog } from './import-file-dialog.tsx';
import { MatchFileFaults, namesEntries } from './match-file-faults.tsx';
import { MatchFilePreview } from './match-file-preview.tsx';
import { importMatchFile, isOwnMatchFile } from './send-import.ts';

/** A scouting file, or a match of another installation, as the log of the match. */
export function ImportMatchDialog({ match, onClose }: { match: Match; onClose: () => void }) {
  const { t, language } = useWords();
  return (
    <ImportFileDialog
      title={t.matchFiles.title}
      about={t.matchFiles.text}
      label={t.matchFiles.file}
      accept=".dvw,.json,text/plain,application/json"
      missing={t.matchFiles.choose}
      send={({ file, choices, dryRun }, sending) =>
        importMatchFile(match.id, file, { home: choices.home, dryRun }, sending)
      }
      preview={(result) => <MatchFilePreview match={match} result={result} />}
      keepLabel={t.matchFiles.make}
      done={() => t.matchFiles.done}
      detailsOf={(error) =>
        namesEntries(error)
          ? {
              problem: problemWords(error, t, language),
              details: <MatchFileFaults problem={error} />,
            }
          : undefined
      }
      onClose={onClose}
    >
      {(file) =>
        // A match of our own says which of its teams is which.
        (file === undefined || !isOwnMatchFile(file)) && (
          <SelectField
            name="home"
            label={t.matchFiles.home}
            errors={{}}
            choices={SIDES.map((side) => ({ value: side, label: match[side].name }))}
          />
        )
      }
    </ImportFileDialog>
  );
}

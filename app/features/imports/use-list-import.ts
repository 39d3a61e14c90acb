import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { problemWords } from '#app/features/forms/problem-words.ts';
import { useUnsaved } from '#app/features/forms/use-unsaved.ts';
import { useToast } from '#app/features/toasts/toasts.tsx';
import { chosenFile, documentFault } from '#app/features/uploads/chosen-file.ts';
import { useUpload } from '#app/features/uploads/use-upload.ts';
import type { Sending } from '#app/lib/api/send-file.ts';
import { useWords } from '#app/lib/use-words.ts';
import { answerWords } from '#app/messages/answer-words.ts';
import type { ImportResult } from '#contract/administration/import.ts';
import type { ImportDecisions } from '#contract/administration/import-decisions.ts';
import { restCsv, saveTextFile } from './rest-file.ts';
import { type ImportedList, importList } from './send-import.ts';

type Setting = { table: ImportedList; leagueId: string | undefined; onClose: () => void };
type Source = { file: File; gender: string | undefined };
type Shown = { source: Source; decisions: ImportDecisions; result: ImportResult };

/** A list that is tried, asked about, and kept in whole or in its good rows. */
export function useListImport({ table, leagueId, onClose }: Setting) {
  const { t, language } = useWords();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const upload = useUpload();
  const unsaved = useUnsaved(onClose, false);
  const [problem, setProblem] = useState<string>();
  const [shown, setShown] = useState<Shown>();

  function change() {
    unsaved.entered();
    setShown(undefined);
    setProblem(undefined);
  }

  async function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const text = String(fields.get('text') ?? '').trim();
    const pasted = text === '' ? undefined : new File([text], `${table}.csv`);
    const file = chosenFile(form) ?? pasted;
    const fault = file === undefined ? t.admin.chooseFile : documentFault(file, t.uploads);
    if (file === undefined || fault !== undefined) {
      setProblem(fault);
      return;
    }
    const gender = String(fields.get('gender') ?? '') || undefined;
    await attempt((sending) => dryRun({ file, gender }, {}, sending));
  }

  async function dryRun(source: Source, decisions: ImportDecisions, sending: Sending) {
    const options = { league: leagueId, decisions, dryRun: true, partial: true };
    const result = await importList(table, source.file, { ...source, ...options }, sending);
    setShown({ source, decisions, result });
  }

  async function decide(more: ImportDecisions) {
    if (shown === undefined) return;
    await attempt((sending) => dryRun(shown.source, { ...shown.decisions, ...more }, sending));
  }

  async function keep({ source, decisions }: Shown, partial: boolean) {
    await attempt(async (sending) => {
      const options = { league: leagueId, decisions, dryRun: false, partial };
      const result = await importList(table, source.file, { ...source, ...options }, sending);
      if (partial && result.rest !== undefined) {
        const wordsOf = ({ text, message }: ImportResult['errors'][number]) =>
          answerWords(language, text, message);
        const csv = restCsv(result.rest, result.errors, t.imports.reason, wordsOf);
        saveTextFile(`${table}-${t.imports.restFile}.csv`, csv);
      }
      onClose();
      notify(t.imports.done(result.created, result.updated));
      await revalidate();
    });
  }

  async function attempt(run: (sending: Sending) => Promise<void>) {
    setProblem(undefined);
    try {
      await upload.run(run);
    } catch (error) {
      setShown(undefined);
      setProblem(problemWords(error, t, language));
    }
  }

  return { upload, unsaved, problem, shown, change, show, decide, keep };
}

import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { takeBackPlan } from '#app/lib/api-client-fixtures.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { useNewest } from '#app/lib/use-newest.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { GeneratedFixtures } from '#contract/fixtures.ts';
import { type FormErrors, serverErrors, translateErrors } from './form-values.ts';
import { problemWords } from './problem-words.ts';
import { useToast } from './toasts.tsx';

type Options<W> = {
  leagueId: string;
  /** `key`: of what is made, the same however often it is sent. */
  send: (wishes: W & { dryRun?: boolean }, key?: string) => Promise<GeneratedFixtures>;
  /** What is made of what was shown; the wishes themselves where nothing is said. */
  asShown?: (wishes: W, plan: GeneratedFixtures) => W;
  onClose: () => void;
};

export type PlanPreviewState<W> = {
  errors: FormErrors;
  /** What went wrong last, as a sentence. */
  problem: string;
  isBusy: boolean;
  /** What is shown; nothing once the wishes have changed. */
  plan: GeneratedFixtures | undefined;
  forget: () => void;
  refuse: (fields: FormErrors) => void;
  show: (wishes: W) => Promise<void>;
  make: () => Promise<void>;
};

/** A plan is shown before it is made, and taken back by one press afterwards. */
export function usePlanPreview<W extends object>(options: Options<W>): PlanPreviewState<W> {
  const { leagueId, send, asShown, onClose } = options;
  const { t, language } = useWords();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const [errors, setErrors] = useState<FormErrors>({});
  const [problem, setProblem] = useState('');
  const [preview, setPreview] = useState<{ wishes: W; plan: GeneratedFixtures }>();
  const [key] = useState(randomUuid);
  const [isBusy, setBusy] = useState(false);
  const ask = useNewest();
  const isShown = useRef(true);
  const isMaking = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function attempt(run: () => Promise<void>, isForGood = false) {
    setErrors({});
    setProblem('');
    setBusy(true);
    try {
      await run();
    } catch (error) {
      const words = problemWords(error, t, language);
      setErrors(serverErrors(error, language));
      setProblem(words);
      // Left while it was made: it is said where it is seen.
      if (isForGood && !isShown.current) notify(words, { kind: 'bad' });
    } finally {
      setBusy(false);
    }
  }

  async function takeBack(plan: string) {
    try {
      await takeBackPlan(leagueId, plan);
      notify(t.fixtures.takenBack);
      await revalidate();
    } catch (error) {
      notify(problemWords(error, t, language), { kind: 'bad' });
    }
  }

  return {
    errors,
    problem,
    isBusy,
    plan: preview?.plan,
    forget() {
      ask();
      setPreview(undefined);
    },
    refuse(fields: FormErrors) {
      setErrors(translateErrors(fields, language));
      setProblem(t.admin.fillRequired);
    },
    show: (wishes: W) =>
      attempt(async () => {
        const isNewest = ask();
        const plan = await send({ ...wishes, dryRun: true });
        if (isNewest()) setPreview({ wishes, plan });
      }),
    async make() {
      // Pressed again before the button is seen to be shut.
      if (!preview || isMaking.current) return;
      isMaking.current = true;
      await attempt(async () => {
        const wishes = asShown?.(preview.wishes, preview.plan) ?? preview.wishes;
        const { plan, matches, fixtures } = await send(wishes, key);
        if (isShown.current) onClose();
        notify(t.fixtures.madeAll(matches.length, fixtures.length - matches.length), {
          undo: () => void takeBack(plan ?? ''),
        });
        await revalidate();
      }, true);
      isMaking.current = false;
    },
  };
}

import { CopyButton } from '#app/features/admin/share/copy-button.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { OpenedSignUp } from '#contract/sign-ups/sign-up.ts';
import { SignUpState } from './sign-up-state.tsx';

/** The decision about a sign-up, as its sender reads it. */
export function SentSignUp({ entry }: { entry: Extract<OpenedSignUp, { kind: 'sent' }> }) {
  const { t, to } = useWords();
  const words = t.joining;
  const texts = {
    waiting: words.waitingText,
    accepted: words.acceptedText,
    refused: words.refusedText,
  };
  return (
    <section className="panel-card">
      <p>
        <SignUpState state={entry.state} />
      </p>
      <p>{texts[entry.state]}</p>
      {entry.reason && (
        <p>
          {t.signUps.reason}: {entry.reason}
        </p>
      )}
      <p>
        <a className="link" href={to(`/team/${entry.team.id}`)}>
          {words.toTeam}
        </a>
      </p>
      <p className="text-quiet">{words.sentText}</p>
      <p>
        <CopyButton
          text={window.location.href}
          label={t.admin.copy}
          copied={t.admin.copied}
          className="button soft small"
        />
      </p>
    </section>
  );
}

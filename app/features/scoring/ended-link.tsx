import { useWords } from '#app/lib/use-words.ts';
import type { Messages } from '#app/messages/messages.ts';

type Props = {
  /** The code with which the server turned the link away. */
  code: string;
  /** The page to which signing in leads back. */
  here: string;
  isSignedIn: boolean;
};

/** A scorer link that opens nothing any more: why, and the ways that are left. */
export function EndedLink({ code, here, isSignedIn }: Props) {
  const { t, to } = useWords();
  const words: Messages['pinSignIn']['linkEnds'] & Record<string, string> = t.pinSignIn.linkEnds;
  return (
    <>
      <p className="stage-note" role="alert">
        {words[code] ?? words.other}
      </p>
      <a className="button soft" href={to('/score')}>
        {t.pinSignIn.enterPin}
      </a>
      {!isSignedIn && (
        <a className="button soft" href={`${to('/sign-in')}?next=${here}`}>
          {t.scoring.signIn}
        </a>
      )}
    </>
  );
}

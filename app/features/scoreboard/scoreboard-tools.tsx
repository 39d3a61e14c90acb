import { useWords } from '#app/lib/use-words.ts';
import { LANGUAGE_NAMES, localPath, nextLanguage } from '#contract/language.ts';

type Props = { matchId: string; onMirror: () => void };

/** Gone in full screen: nobody in the stands needs them. */
export function ScoreboardTools({ matchId, onMirror }: Props) {
  const { t, to, language } = useWords();
  const other = nextLanguage(language);
  return (
    <p className="board-tools">
      {document.fullscreenEnabled && (
        <button type="button" onClick={() => void document.documentElement.requestFullscreen()}>
          {t.scoreboard.fullScreen}
        </button>
      )}
      <button type="button" onClick={onMirror}>
        {t.scoreboard.mirror}
      </button>
      <a href={localPath(other, `/score/${matchId}/board`)} lang={other} hrefLang={other}>
        {LANGUAGE_NAMES[other]}
      </a>
      <a href={to(`/${matchId}`)}>{t.scoreboard.exit}</a>
    </p>
  );
}

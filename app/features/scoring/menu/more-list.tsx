import { useWords } from '#app/lib/use-words.ts';
import { mayForfeit } from '#domain/volleyball/play/may-forfeit.ts';
import type { EventFacts } from '../log/event-facts.ts';
import type { ScorePad } from '../points/use-score-pad.ts';
import type { MorePage } from './more-page.ts';

type Props = {
  board: string | undefined;
  screens: string | undefined;
  seats: string | undefined;
  pad: ScorePad;
  onPage: (page: MorePage) => void;
  onRecord: (event: EventFacts) => void;
  onClose: () => void;
};

/** The first page of the menu: what can be done now, the usual things first. */
export function MoreList({ board, screens, seats, pad, onPage, onRecord, onClose }: Props) {
  const { t, to } = useWords();
  const { state } = pad;
  const isLive = state.status === 'Live';

  function item(label: string, onClick: () => void) {
    return (
      <button className="button soft" type="button" onClick={onClick}>
        {label}
      </button>
    );
  }

  return (
    <div className="more-list">
      {item(t.entries.title, () => onPage('entries'))}
      {item(t.levels.title, () => onPage('level'))}
      {isLive &&
        !state.decided &&
        item(t.taps.quick, () => {
          pad.setQuick(true);
          onClose();
        })}
      {isLive && !state.decided && item(t.scoring.catchUp, () => onPage('set-score'))}
      {isLive && item(t.scoring.setTotal, () => onPage('set-result'))}
      {item(t.scoring.swapSides, () => {
        pad.swap();
        onClose();
      })}
      {item(t.scoreScreen.title, () => onPage('screen'))}
      {board && (
        <a className="button soft" href={to(board)} target="_blank" rel="noopener">
          {t.scoreScreen.board}
        </a>
      )}
      {screens && (
        <a className="button soft" href={to(screens)} target="_blank" rel="noopener">
          {t.screens.title}
        </a>
      )}
      {seats && (
        <a className="button soft" href={to(seats)} target="_blank" rel="noopener">
          {t.seats.links}
        </a>
      )}
      {isLive && item(t.scoring.suspend, () => onRecord({ type: 'suspend' }))}
      {mayForfeit(state) && item(t.scoring.forfeit, () => onPage('forfeit'))}
      {isLive && item(t.scoring.endEarly, () => onPage('end'))}
    </div>
  );
}

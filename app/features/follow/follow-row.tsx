import { useWords } from '#app/lib/use-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import type { FollowWays } from '#contract/accounts/follow-ways.ts';
import type { DeviceTell } from './follows-of-device.ts';

type Props = {
  follow: FollowWays;
  /** The messages that this device gets of it. */
  here: DeviceTell | undefined;
  isSending: boolean;
  onChange: () => void;
  onEnd: () => void;
};

/** One team, league or match, and how the person hears of it. */
export function FollowRow({ follow, here, isSending, onChange, onEnd }: Props) {
  const { t, to } = useWords();
  const words = t.ownFollows;
  const { kind, id, name } = follow;
  const path = kind === 'match' ? `/right/${id}` : `/${kind}/${id}`;
  return (
    <li>
      <a className="link" href={to(path)}>
        {name}
      </a>
      <p>{waysOf(follow, here, words).join(' · ')}</p>
      <p className="line">
        <button
          className="button soft small"
          type="button"
          disabled={isSending}
          aria-label={words.changeOf(name)}
          onClick={onChange}
        >
          {words.change}
        </button>
        <button
          className="button soft small"
          type="button"
          disabled={isSending}
          aria-label={words.endOf(name)}
          onClick={onEnd}
        >
          {words.end}
        </button>
        {kind !== 'match' && (
          <a
            className="link"
            href={`webcal://${window.location.host}${to(`${path}.ics`)}`}
            aria-label={words.calendarOf(name)}
          >
            {words.calendar}
          </a>
        )}
      </p>
    </li>
  );
}

function waysOf(
  { push, text }: FollowWays,
  here: DeviceTell | undefined,
  words: Messages['ownFollows'],
): string[] {
  const tell = here ?? push;
  const ways = [];
  if (tell) {
    const heard = [
      words.result,
      ...(tell.sets ? [words.sets] : []),
      ...(tell.start ? [words.start] : []),
      ...(tell.lineup ? [words.lineup] : []),
    ].join(', ');
    const others = (push?.devices ?? 1) - (here ? 1 : 0);
    const devices = !here
      ? words.devices(others)
      : others > 0
        ? words.thisAndMore(others)
        : words.thisDevice;
    ways.push(words.push(devices, heard));
  }
  if (text !== null) ways.push(words.texts[text]);
  return ways.length > 0 ? ways : [words.openPages];
}

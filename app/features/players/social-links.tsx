import { useWords } from '#app/lib/use-words.ts';
import type { Player } from '#contract/people/player.ts';
import { socialAddress } from './social-address.ts';

const NETWORKS = ['instagram', 'tiktok', 'facebook'] as const;

/** The pages of a player elsewhere; nothing where there are none. */
export function SocialLinks({ player }: { player: Player }) {
  const { t } = useWords();
  const networks = NETWORKS.filter((network) => player[network]);
  if (networks.length === 0) return null;
  return (
    <ul className="flex gap-3">
      {networks.map((network) => (
        <li key={network}>
          <a
            className="link"
            href={socialAddress(network, player[network] ?? '')}
            rel="noopener nofollow"
          >
            {t.people.networks[network]}
          </a>
        </li>
      ))}
    </ul>
  );
}

import type { League } from '#contract/leagues/league.ts';

/** The partner of the league: logo, name, and a link to its own site where it has one. */
export function PartnerLine({ league: { partner, partnerRef } }: { league: League }) {
  const name = (
    <span className="inline-flex items-center gap-2">
      {partnerRef?.logo && (
        <img src={partnerRef.logo} alt="" width={32} height={32} loading="lazy" />
      )}
      {partner}
    </span>
  );
  if (!partnerRef?.link) return name;
  return (
    <a className="link" href={partnerRef.link} rel="noopener nofollow">
      {name}
    </a>
  );
}

import type { ReactNode } from 'react';

type Props = {
  /** The field behind, and white or dark letters that stand out on it. */
  color: string;
  ink: string;
  /** A drawing at the right end, 100 px high from the right edge leftwards. */
  art: ReactNode;
  /** Crest, monogram or shirt. */
  sign: ReactNode;
  title: string;
  /** Lines under the title. */
  children: ReactNode;
  /** Buttons at the right end, on a phone in a line of their own. */
  actions?: ReactNode;
};

/** The head of a team, a league or a player: a band in their own colour. */
export function ColorHead({ color, ink, art, sign, title, children, actions }: Props) {
  return (
    <div className={ink === '#ffffff' ? 'band on-dark' : 'band'}>
      <svg className="band-art" aria-hidden="true">
        <rect width="100%" height="100%" fill={color} />
        <svg x="100%" overflow="visible" aria-hidden="true">
          {art}
        </svg>
      </svg>
      {sign}
      <div className="band-text">
        <h1>{title}</h1>
        {children}
      </div>
      {actions && <div className="band-actions">{actions}</div>}
    </div>
  );
}

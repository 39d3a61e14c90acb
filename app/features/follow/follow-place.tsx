type Props = {
  /** Of a match the row or the board around it says which it is. */
  subject?: { kind: 'team' | 'league'; id: string; name: string };
};

/** The place of a star; the script puts it in, and the style keeps its room from the first paint on. */
export function FollowPlace({ subject }: Props) {
  if (!subject) return <span className="bell-place" />;
  const { kind, id, name } = subject;
  return <span className="bell-place" data-follow={kind} data-id={id} data-name={name} />;
}

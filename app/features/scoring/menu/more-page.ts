/** The pages of the menu; `list` is the first, with what can be done now. */
export type MorePage =
  | 'list'
  | 'entries'
  | 'level'
  | 'screen'
  | 'set-score'
  | 'set-result'
  | 'end'
  | 'forfeit';

import { Link } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';

type Props = {
  /** The name of the row's subject, for screen readers behind each action. */
  name: string;
  /** The address of the row's own page. */
  view?: string | undefined;
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
};

/** The actions on a row of a list. */
export function RowActions({ name, view, onEdit, onDelete }: Props) {
  const { t, to } = useWords();
  return (
    <>
      {view !== undefined && (
        <Link className="row-action" to={to(view)}>
          {t.admin.view}
          <span className="sr"> {name}</span>
        </Link>
      )}
      {onEdit && (
        <button className="row-action" type="button" onClick={onEdit}>
          {t.admin.edit}
          <span className="sr"> {name}</span>
        </button>
      )}
      {onDelete && (
        <button className="row-action bad" type="button" onClick={onDelete}>
          {t.admin.delete}
          <span className="sr"> {name}</span>
        </button>
      )}
    </>
  );
}

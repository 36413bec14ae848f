import './lookup.css';
import type { LookupTable } from '@bivouac/kit';
import { ClauseLink } from '../table/panel/clause-link.tsx';

interface LookupViewProps {
  readonly table: LookupTable;
  /** Beside its clause it need not name it. */
  readonly cited?: boolean;
}

/** A table of the rules; the row and the column that count now are lit. */
export function LookupView({ table, cited = true }: LookupViewProps) {
  const { title, clause, head, rows, lit = null, note } = table;
  const [corner = '', ...columns] = head;
  const mark = (row: number, column: number): string => {
    const here = [...(lit?.row === row ? ['row'] : []), ...(lit?.column === column ? ['column'] : [])];
    return here.length === 2 ? 'lit both' : here.length === 1 ? 'lit' : '';
  };
  return (
    // A wide table scrolls by itself, so it takes the focus: keys must be able to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="lookup" role="group" tabIndex={0} aria-label={title} data-table={table.id}>
      <table>
        <caption>
          {title} {cited ? <ClauseLink clause={clause} /> : null}
        </caption>
        <thead>
          <tr>
            {corner === '' ? <td aria-hidden="true" /> : <th scope="col">{corner}</th>}
            {columns.map((name, column) => (
              <th
                // oxlint-disable-next-line react/no-array-index-key
                key={column}
                scope="col"
                className={lit?.column === column ? 'lit' : ''}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }, row) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row} {...(lit?.row === row ? { 'aria-current': 'true' } : {})}>
              <th scope="row" className={lit?.row === row ? 'lit' : ''}>
                {name}
              </th>
              {cells.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={column} className={mark(row, column)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note === undefined ? null : <p className="note">{note}</p>}
    </div>
  );
}

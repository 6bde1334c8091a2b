import { type ReactNode, useId, useState } from 'react'
import { Icon } from './Icon.tsx'
import type { Parts } from './parts.ts'
import type { Column } from './table-column.ts'

interface CellsProps<Row> {
  columns: readonly Column<Row>[]
  content: (column: Column<Row>, index: number) => ReactNode
  /** A further cell at the end of the row. */
  children?: Parts
}

/** A row; its first cell is its header. On a card each figure has its title. */
export function Cells<Row>({ columns, content, children }: CellsProps<Row>) {
  return (
    <tr>
      {columns.map((column, index) => {
        const { key, title, align, card = index === 0 ? 'head' : 'figure' } = column
        const inside = content(column, index)
        const props = {
          className: `data__${card}${align === 'end' ? ' num' : ''}`,
          'data-label': card === 'figure' ? title : undefined,
        }
        if (inside === null) return <td key={key} className="data__none" />
        return index === 0 ? (
          <th key={key} scope="row" {...props}>
            {inside}
          </th>
        ) : (
          <td key={key} {...props}>
            {inside}
          </td>
        )
      })}
      {children}
    </tr>
  )
}

interface OpeningProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  content: (column: Column<Row>) => ReactNode
  /** The details of an opened row; they are made when it is opened. */
  inside: (row: Row) => ReactNode
  label: string
}

/** A row that opens to more about it. */
export function OpeningRow<Row>({ row, columns, content, inside, label }: OpeningProps<Row>) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const [head] = columns
  return (
    <>
      <Cells columns={columns} content={content}>
        <td className="data__toggle">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={head ? `${label}: ${head.text(row)}` : label}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} small />
          </button>
        </td>
      </Cells>
      <tr id={id} className="data__inside" hidden={!isOpen}>
        {isOpen && (
          <td colSpan={columns.length + 1}>
            <div className="data__more">{inside(row)}</div>
          </td>
        )}
      </tr>
    </>
  )
}

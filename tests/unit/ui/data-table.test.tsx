import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataTable, type Sorting } from '#ui/DataTable.tsx'
import { type Column, csvOf } from '#ui/table-column.ts'

interface Row {
  readonly name: string
  readonly stake: bigint
}

const rows: readonly Row[] = [
  { name: 'Arara', stake: 1_00n },
  { name: '=2+3', stake: -2_50n },
]
const columns: readonly Column<Row>[] = [
  { key: 'id', title: 'Number', text: ({ name }) => `#${name}`, csvOnly: true },
  { key: 'name', title: 'Game', text: ({ name }) => name, value: ({ name }) => <b>{name}</b> },
  {
    key: 'stake',
    title: 'Stake',
    text: ({ stake }) => `R$ ${stake}`,
    align: 'end',
    sort: true,
    total: 'R$ 3',
    csv: ({ stake }) => ({ amount: stake, currency: 'BRL' }),
  },
  { key: 'mark', title: 'State', text: () => 'won', card: 'mark', csv: false },
]
const words = {
  details: 'Details',
  csvLoaded: (rows: number) => `${rows} rows`,
  total: 'Total',
  csv: 'Download',
  csvBusy: '…',
  csvFailed: 'Failed',
  retry: 'Again',
  pager: { nav: 'Pages', first: 'Page 1', previous: 'Newer', next: 'Older' },
}

const draw = (more: Partial<Parameters<typeof DataTable<Row>>[0]> = {}) =>
  renderToStaticMarkup(
    <DataTable
      caption="Bets"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      locale="en"
      words={words}
      {...more}
    />,
  )

test('the table has a caption, a title for each column, and the first cell names its row', () => {
  const html = draw()
  expect(html).toContain('<caption class="unseen">Bets</caption>')
  expect(html.match(/<th scope="col"/g)).toHaveLength(3)
  expect(html).toContain('<th scope="row" class="data__head"><b>Arara</b></th>')
  expect(html).not.toContain('#Arara')
})

test('figures carry their title for cards, marks do not', () => {
  const html = draw()
  expect(html).toContain('<td class="data__figure num" data-label="Stake">R$ 100</td>')
  expect(html).toContain('<td class="data__mark">won</td>')
})

test('the row of totals is there if a column has one', () => {
  expect(draw()).toMatch(/<tfoot><tr><th scope="row"[^>]*>Total<\/th><td[^>]*>R\$ 3<\/td><td class="data__none"><\/td>/)
  expect(draw({ columns: columns.map(({ total, ...column }) => column) })).not.toContain('tfoot')
})

test('only a column that the call sorts by has a button, with its direction', () => {
  const sorting: Sorting = { key: 'stake', direction: 'descending' }
  const html = draw({ sorting, onSort: () => undefined })
  expect(html.match(/<button/g)).toHaveLength(1)
  expect(html).toMatch(/<th scope="col" class="num" aria-sort="descending"><button[^>]*><span>Stake/)
  expect(draw()).not.toContain('<button')
  expect(draw({ sorting: { ...sorting, key: 'other' }, onSort: () => undefined })).not.toContain('aria-sort')
})

test('the pager has links to its neighbours: none on a single page, none to an older page on the last', () => {
  const pager = { href: (cursor?: string) => `/?c=${cursor ?? ''}`, onPage: () => undefined }
  const html = draw({ pager: { ...pager, next: 'n', previous: 'p' } })
  for (const address of ['/?c=', '/?c=p', '/?c=n']) expect(html).toContain(`href="${address}"`)
  expect(draw({ pager: { ...pager, next: null, previous: null } })).not.toContain('<nav')
  const last = draw({ pager: { ...pager, next: null, previous: 'p' } })
  expect([...last.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, address]) => address)).toEqual(['/?c=', '/?c=p'])
  expect(last).not.toContain(words.pager.next)
})

test('the file has its own columns, plain amounts and no formula', () => {
  expect(csvOf(columns, rows, 'en')).toBe("\uFEFFNumber,Game,Stake\r\n#Arara,Arara,1.00\r\n#=2+3,'=2+3,-2.50\r\n")
})

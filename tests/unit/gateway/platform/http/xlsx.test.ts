import { expect, test } from 'vitest'
import { type SheetCell, serialIn, xlsxFile } from '#gateway/platform/http/xlsx.ts'
import { unzipped } from '#tests/support/unzip.ts'

async function* pages(...all: readonly (readonly (readonly SheetCell[])[])[]) {
  yield* all
}

async function fileOf(rows: ReturnType<typeof pages>) {
  const pieces: Uint8Array[] = []
  const sheet = { name: 'team/bets', titles: ['Account', 'Win & loss'], rows, timeZone: 'America/Sao_Paulo' }
  for await (const piece of xlsxFile(sheet)) pieces.push(piece)
  return unzipped(Buffer.concat(pieces))
}

test('amounts, numbers and moments are numeric cells, texts are never formulas', async () => {
  const files = await fileOf(
    pages(
      [['=1+1', { amount: -128_450n, currency: 'BRL' }]],
      [
        ['a<b>\u0001"&', 7],
        [new Date('2026-11-21T01:30:00.000Z'), { amount: 5n, currency: 'JPY' }],
        [null, ' kept '],
      ],
    ),
  )
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
  const rows = [...sheet.matchAll(/<row>(.*?)<\/row>/g)].map(([, row]) => row)
  expect(rows).toEqual([
    '<c s="1" t="inlineStr"><is><t xml:space="preserve">Account</t></is></c><c s="1" t="inlineStr"><is><t xml:space="preserve">Win &amp; loss</t></is></c>',
    '<c t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c><c s="2"><v>-1284.50</v></c>',
    '<c t="inlineStr"><is><t xml:space="preserve">a&lt;b&gt;&quot;&amp;</t></is></c><c><v>7</v></c>',
    // 22:30 of the day before in São Paulo.
    '<c s="4"><v>46346.9375</v></c><c s="3"><v>5</v></c>',
    '<c/><c t="inlineStr"><is><t xml:space="preserve"> kept </t></is></c>',
  ])
  expect(sheet).not.toContain('<f>')
  expect(files.get('xl/workbook.xml')).toContain('<sheet name="team bets" sheetId="1"')
  expect([...files.keys()].sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ])
})

test('a file without rows has its titles', async () => {
  expect((await fileOf(pages())).get('xl/worksheets/sheet1.xml')).toMatch(/<sheetData><row>.*<\/row><\/sheetData>/)
})

test.each([
  // 1 January 2026 is day 46,023.
  ['UTC', '2026-01-01T00:00:00Z', 46_023],
  ['America/Sao_Paulo', '2026-01-01T00:00:00Z', 46_022.875],
  ['Europe/Lisbon', '2026-07-01T12:00:00Z', 46_204 + 13 / 24],
])('in %s the moment %s is %d', (zone, at, days) => {
  expect(serialIn(zone)(new Date(at))).toBeCloseTo(days, 9)
})

import { wallTimeIn } from '#lib/civil-time.ts'
import type { CsvCell } from '#lib/csv.ts'
import { decimal } from '#lib/money.ts'
import { type ZipEntry, zipped } from './zip.ts'

/** A cell of a file: as in CSV, or a moment, which a spreadsheet shows as the clock of the file's time zone did. */
export type SheetCell = CsvCell | Date

interface Sheet {
  readonly name: string
  readonly titles: readonly string[]
  readonly rows: AsyncIterable<readonly (readonly SheetCell[])[]>
  /** IANA zone of moments. */
  readonly timeZone: string
}

/** Rows that a sheet can have, its titles included. */
const mostRows = 1_048_576

const start = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Places of the formats in `styles`. */
const style = { title: 1, cents: 2, whole: 3, moment: 4 }
const styles = `${start}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${[
  4, 3, 164,
]
  .map((format) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`)
  .join('')}</cellXfs></styleSheet>`

/**
 * A workbook (Office Open XML), written in pieces, with any number of rows: rows that exceed one sheet continue in the next. Texts
 * are texts whatever they begin with, so no cell is ever a formula.
 */
export function xlsxFile(sheet: Sheet): AsyncGenerator<Uint8Array> {
  return zipped(parts(sheet))
}

async function* parts({ name, titles, rows, timeZone }: Sheet): AsyncGenerator<ZipEntry> {
  const text = cellWriter(timeZone)
  const all = allRows(rows)
  let row = await all.next()
  let sheets = 0
  try {
    do {
      sheets += 1
      yield { name: `xl/worksheets/sheet${sheets}.xml`, content: sheetText() }
    } while (!row.done)
  } finally {
    await all.return(undefined)
  }
  yield { name: 'xl/styles.xml', content: [styles] }
  yield { name: 'xl/workbook.xml', content: [workbook(name, sheets)] }
  yield { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelations(sheets)] }
  yield { name: '_rels/.rels', content: [rootRelations] }
  yield { name: '[Content_Types].xml', content: [contentTypes(sheets)] }

  async function* sheetText() {
    yield `${start}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" baseColWidth="14"/><sheetData>`
    yield `<row>${titles.map((title) => inline(title, style.title)).join('')}</row>`
    for (let count = 1; count < mostRows && !row.done; count++) {
      yield `<row>${row.value.map(text).join('')}</row>`
      row = await all.next()
    }
    yield '</sheetData></worksheet>'
  }
}

async function* allRows(pages: Sheet['rows']): AsyncGenerator<readonly SheetCell[]> {
  for await (const page of pages) yield* page
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Text for XML, which has no place for control characters. */
const escaped = (text: string) =>
  text.replace(/[\p{Cc}\ufffe\uffff]/gu, '').replace(/[&<>"]/g, (one) => escapes[one] ?? '')

const inline = (text: string, look = 0) =>
  `<c${look ? ` s="${look}"` : ''} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
const number = (value: string, look = 0) => `<c${look ? ` s="${look}"` : ''}><v>${value}</v></c>`

/** Writes cells of a time zone. */
function cellWriter(timeZone: string) {
  const serial = serialIn(timeZone)
  return (cell: SheetCell): string => {
    if (cell === null) return '<c/>'
    if (typeof cell === 'string') return inline(cell)
    if (typeof cell === 'number') return number(String(cell))
    if (cell instanceof Date) return number(String(serial(cell)), style.moment)
    const value = decimal(cell.amount, cell.currency)
    return number(value, value.includes('.') ? style.cents : style.whole)
  }
}

/** Days since 30 December 1899 on the clock of a time zone, as spreadsheets count them. */
export function serialIn(timeZone: string): (at: Date) => number {
  return (at) => {
    const { day, time } = wallTimeIn(timeZone, at.getTime())
    // Whole seconds: a spreadsheet would round a part of one up.
    return (Date.parse(day) + Math.floor(time / 1000) * 1000) / 86_400_000 + 25_569
  }
}

const numbers = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

/** A sheet's name has at most 31 characters, and none of these. */
const sheetName = (name: string, place: number) =>
  escaped(`${name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 24)}${place > 1 ? ` ${place}` : ''}`)

const workbook = (name: string, sheets: number) =>
  `${start}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${numbers(sheets)
    .map((place) => `<sheet name="${sheetName(name, place)}" sheetId="${place}" r:id="rId${place}"/>`)
    .join('')}</sheets></workbook>`

const related = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${target}"/>`

const workbookRelations = (sheets: number) =>
  `${start}<Relationships xmlns="${packages}/relationships">${numbers(sheets)
    .map((place) => related(place, 'worksheet', `worksheets/sheet${place}.xml`))
    .join('')}${related(sheets + 1, 'styles', 'styles.xml')}</Relationships>`

const rootRelations = `${start}<Relationships xmlns="${packages}/relationships">${related(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`

const contentTypes = (sheets: number) =>
  `${start}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/>${numbers(
    sheets,
  )
    .map((place) => `<Override PartName="/xl/worksheets/sheet${place}.xml" ContentType="${kind}.worksheet+xml"/>`)
    .join('')}</Types>`

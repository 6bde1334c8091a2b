import type { TeamFile, TeamFileFormat } from '#contract/agents/reports/team-file.ts'
import type { FileAnswer } from '#contract/define-file.ts'
import { incomeRows } from '#gateway/agents/commission/agent-commission.ts'
import { agentStatements } from '#gateway/agents/commission/agent-statements.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { type SheetCell, xlsxFile } from '#gateway/platform/http/xlsx.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { textsFor } from '#gateway/texts.ts'
import { civilText } from '#lib/civil-time.ts'
import { byteOrderMark, csvLine } from '#lib/csv.ts'
import { betsPage } from './bets.ts'
import {
  betColumns,
  type FileColumn,
  gameColumns,
  incomeColumns,
  lossColumns,
  movementColumns,
  statementColumns,
} from './file-columns.ts'
import { gamesPage } from './games.ts'
import { lossesPage } from './losses.ts'
import { movementsPage } from './movements.ts'
import { type ReportRequest, reportRequest } from './report-request.ts'

const types: Readonly<Record<TeamFileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Number of entries that are read at once. A download of any length holds only these in memory. */
const pageSize = 999

interface Page<Row> {
  readonly list: readonly Row[]
  readonly next: string | null
}

interface Listed {
  readonly titles: readonly string[]
  /** Whether the cells of each column are moments. */
  readonly moments: readonly boolean[]
  readonly rows: AsyncGenerator<readonly (readonly SheetCell[])[]>
}

/** A list with its columns, page by page as the receiver asks for it. */
function listed<Row>(
  columns: readonly FileColumn<Row>[],
  read: (paging: { cursor?: string | undefined; pageSize: number }) => Promise<Page<Row>>,
): Listed {
  async function* rows() {
    let cursor: string | undefined
    do {
      const { list, next } = await read({ cursor, pageSize })
      yield list.map((row) => columns.map(({ cell }) => cell(row)))
      cursor = next ?? undefined
    } while (cursor !== undefined)
  }
  const moments = columns.map(({ isMoment = false }) => isMoment)
  return { titles: columns.map(({ title }) => title), moments, rows: rows() }
}

function reportOf(deps: GatewayDeps, session: Session, file: TeamFile, timeZone: string): Listed {
  const { report, language, level, prefix, gameType, vassalage, kind, contract = 'dividend', from, to } = file
  const asked: ReportRequest = reportRequest(deps, session, file)
  const t = textsFor(language)
  const { currency } = asked
  switch (report) {
    case 'bets':
      return listed(betColumns(t, currency), (paging) => betsPage(asked, { level, prefix, gameType }, paging))
    case 'games':
      return listed(gameColumns(t, currency), (paging) =>
        gamesPage(asked, { by: 'game', level, gameType, vassalage }, paging),
      )
    case 'losses':
      return listed(lossColumns(t, currency), (paging) => lossesPage(asked, { level, prefix }, paging))
    case 'movements':
      return listed(movementColumns(t, currency), (paging) => movementsPage(asked, { kind, prefix }, paging))
    case 'income':
      // The file has at most one row for each day and kind.
      return listed(incomeColumns(t, currency), async () => ({
        list: await incomeRows(deps.database, session, { from, to }),
        next: null,
      }))
    case 'statements':
      return listed(statementColumns(t, currency, timeZone), (paging) =>
        agentStatements(deps, session, { contract, from, to, ...paging }),
      )
  }
}

/** Moments are those of the operator's clock, as in the workbook; the titles of their columns name its zone. */
async function* csvFile({ titles, moments, rows }: Listed, language: string, timeZone: string): AsyncGenerator<string> {
  const named = titles.map((title, place) => (moments[place] ? `${title} (${timeZone})` : title))
  yield byteOrderMark + csvLine(named, language)
  for await (const page of rows)
    yield page
      .map((cells) =>
        csvLine(
          cells.map((cell) => (cell instanceof Date ? civilText(timeZone, cell) : cell)),
          language,
        ),
      )
      .join('')
}

/**
 * A whole list of an agent's line, or of its contracts' payments, as CSV or as a workbook. It is read and sent page by page,
 * as fast as it is received.
 */
export async function teamFile(deps: GatewayDeps, session: Session, asked: TeamFile): Promise<FileAnswer> {
  const { format, report, language, from, to } = asked
  const timeZone = await brandTimeZone(deps.database)
  const list = reportOf(deps, session, asked, timeZone)
  const name = textsFor(language)(`team.file.${report}`)
  const content = format === 'csv' ? csvFile(list, language, timeZone) : xlsxFile({ name, ...list, timeZone })
  return { content, type: types[format], name: `${name}-${from}-${to}.${format}` }
}

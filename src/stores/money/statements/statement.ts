import type { ResponseOf } from '#contract/define-call.ts'
import { getProfit } from '#contract/money/statements/get-profit.ts'
import { getTransaction } from '#contract/money/statements/get-transaction.ts'
import { fileMovements, getTransactions, transactionFilters } from '#contract/money/statements/get-transactions.ts'
import type { Transaction } from '#contract/money/statements/transaction.ts'
import { getBettingDays } from '#contract/play/history/get-betting-days.ts'
import { addressFilter, choice, type FilterOf, text } from '#stores/address-filter.ts'
import { call } from '#stores/call.ts'
import { pageOrFirst } from '#stores/paged.ts'
import { loadZone, type Period, periodFields, rangeOf, todayIn } from '#stores/period.ts'
import { type BettingDays, everyDay, historyBounds } from '#stores/play/history/history.ts'
import { type ResourceStore, resource } from '#stores/resource.ts'

/** The filter of the statement, in the address as `?days=30&show=money&cursor=…`. */
export const statementFilter = addressFilter({
  ...periodFields,
  show: choice('show', transactionFilters, undefined),
  /** Start of the page; undefined for the newest page. */
  cursor: text('cursor'),
})
export type StatementFilter = FilterOf<typeof statementFilter>

const pageSize = 20

/** The page of movements that the address names, with balances around page and period. */
export function statement(language: string) {
  return resource(statementFilter.$filter, (filter) =>
    pageOrFirst(statementFilter, filter, async () =>
      call(getTransactions, {
        ...(await asked(filter, language)),
        pageSize,
        ...(filter.cursor && { cursor: filter.cursor }),
      }),
    ),
  )
}

/** The postings of one movement. */
export const transactionOf = (transactionId: string) => resource(() => call(getTransaction, { transactionId }))

const daysOf = async (period: Period, language: string) =>
  rangeOf(period, historyBounds(todayIn(await loadZone(language))))

async function asked(filter: StatementFilter, language: string) {
  return { ...(await daysOf(filter, language)), ...(filter.show && { show: filter.show }) }
}

// Whole pages, so that a file that is full opens with a balance.
const filePageSize = 999
const filePages = fileMovements / filePageSize

/**
 * The movements of a period for a file, newest first, between its closing and its opening balance. Movements outside of
 * the filter are summed in one line, so that the file adds up. The opening balance is that of the oldest movement in
 * the file.
 *
 * @param report gets the number of loaded movements
 * @throws CallError
 */
export async function wholeStatement(
  filter: StatementFilter,
  language: string,
  report: (loaded: number) => void,
): Promise<readonly Transaction[]> {
  const what = await asked(filter, language)
  const lines: Transaction[] = []
  const ends: { opening?: bigint | undefined; closing?: bigint } = {}
  let cursor: string | null | undefined
  for (let page = 0; page < filePages && cursor !== null; page++) {
    const answer = await call(getTransactions, { ...what, pageSize: filePageSize, ...(cursor && { cursor }) })
    lines.push(...answer.list)
    cursor = answer.next
    ends.closing ??= answer.period.closing
    ends.opening = cursor === null ? answer.period.opening : answer.page?.opening
    report(lines.length)
  }
  const { opening = 0n, closing = 0n } = ends
  const hidden = lines.reduce((rest, { credited, debited }) => rest - credited + debited, closing - opening)
  const rest = hidden === 0n ? [] : [edge('hidden', opening + hidden, hidden)]
  return [edge('closing', closing), ...lines, ...rest, edge('opening', opening)]
}

/** A line of the file that is no movement. */
const edge = (kind: 'opening' | 'closing' | 'hidden', balanceAfter: bigint, moved = 0n): Transaction => ({
  transactionId: '',
  at: '',
  line: 'other',
  kind,
  reference: null,
  game: null,
  credited: moved > 0n ? moved : 0n,
  debited: moved < 0n ? -moved : 0n,
  balanceAfter,
  vendor: null,
  corrects: null,
  late: false,
})

/** The period of the figures, in the address as `?days=30`. */
export const profitFilter = addressFilter({ ...periodFields })

export interface Profit {
  readonly figures: ResponseOf<typeof getProfit>
  readonly days: BettingDays
}

/** Play and money of the period that the address names. */
export function profit(language: string): ResourceStore<Profit> {
  return resource(profitFilter.$filter, async (period) => {
    const range = await daysOf(period, language)
    const [figures, { list, sums }] = await Promise.all([call(getProfit, range), call(getBettingDays, range)])
    return { figures, days: { list: everyDay(range, list), sums } }
  })
}

import { fileMovements, type TransactionsRequest } from '#contract/money/statements/get-transactions.ts'
import type { Balances } from '#contract/money/statements/transaction.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { keysetPage } from '#gateway/platform/http/keyset.ts'
import { walletOf } from '#gateway/platform/ledger/wallets.ts'
import { moneyLines, type Stretch, stretchOf } from './statement-bounds.ts'
import { type Line, linesOf, movedBy, wireLine } from './statement-lines.ts'
import { exceeds, selectPostings } from './statement-queries.ts'

/**
 * A page of the caller's movements, newest first, with balances around page and period. Postings are read up to a fixed
 * last place, so that the page and the figures agree while the member plays.
 */
export async function transactions({ database, now }: GatewayDeps, session: Session, request: TransactionsRequest) {
  const { show, cursor, pageSize } = request
  const wallet = walletOf(session)
  const stretch = await stretchOf(database, wallet, request)
  const asked = { list: `getTransactions ${session.memberId} ${wallet.currency}`, cursor, pageSize }
  const { rows, next, previous } = await keysetPage(asked, async (limit, place) => {
    if (stretch.account === undefined) return { rows: [] }
    // A round has two postings at most. One more at each end may be half of a round.
    const postings = show === undefined ? 2 * limit + 2 : limit
    const { account, before, last } = stretch
    const found = await selectPostings(database, { account, before, last, show, limit: postings, place })
    if (show !== undefined) return { rows: found.map((row): Line => ({ id: row.seq, first: row, last: row })) }
    const lines = linesOf(found.length === postings && place?.side === 'newer' ? withoutHalf(found) : found)
    return { rows: place?.side === 'newer' ? lines.slice(-limit) : lines.slice(0, limit) }
  })
  return {
    list: rows.map(wireLine),
    next,
    previous,
    currency: wallet.currency,
    page: balancesOfPage(rows),
    period: balancesOfPeriod(stretch, show),
    exceedsFile: await exceeds(database, stretch, show, fileMovements),
    now: { total: stretch.total, held: stretch.held, at: now().toISOString() },
  }
}

/** The newest stake is left out: its win may be the posting after the last one that was read. */
const withoutHalf = <Row>(found: readonly Row[]) => found.slice(1)

function balancesOfPage(lines: readonly Line[]): Balances | null {
  const [newest, oldest] = [lines[0], lines.at(-1)]
  if (!newest || !oldest) return null
  const moved = lines.map(movedBy)
  const credited = moved.reduce((sum, line) => sum + line.credited, 0n)
  const debited = moved.reduce((sum, line) => sum + line.debited, 0n)
  return closed(oldest.first.balance_before, credited, debited, newest.last.balance_after)
}

function balancesOfPeriod(stretch: Stretch, show: TransactionsRequest['show']): Balances {
  const { opening, closing } = stretch
  if (show === undefined) return closed(opening, stretch.credited, stretch.debited, closing)
  const shown = (show === 'money' ? moneyLines : [show]).map((line) => stretch.lines[line])
  const credited = shown.reduce((sum, line) => sum + line.credited, 0n)
  const debited = shown.reduce((sum, line) => sum + line.debited, 0n)
  return closed(opening, credited, debited, closing)
}

const closed = (opening: bigint, credited: bigint, debited: bigint, closing: bigint): Balances => ({
  opening,
  credited,
  debited,
  hidden: closing - opening - credited + debited,
  closing,
})

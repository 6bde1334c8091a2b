import { atom } from 'nanostores'
import { checkCommissionStatement } from '#contract/agents/commission/check-commission-statement.ts'
import type { CommissionPayout } from '#contract/agents/commission/commission-payout.ts'
import { createCommissionPayout } from '#contract/agents/commission/create-commission-payout.ts'
import { getCommission } from '#contract/agents/commission/get-commission.ts'
import { getCommissionPayouts } from '#contract/agents/commission/get-commission-payouts.ts'
import { getCommissionStatement } from '#contract/agents/commission/get-commission-statement.ts'
import { getCommissionStatements } from '#contract/agents/commission/get-commission-statements.ts'
import { getStatementMembers } from '#contract/agents/commission/get-statement-members.ts'
import type { ContractType } from '#contract/agents/contracts/contract.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { $session } from '#stores/account/auth/session.ts'
import { addressFilter, choice, text } from '#stores/address-filter.ts'
import { computing } from '#stores/agents/computations/computing.ts'
import { sendOnce } from '#stores/attempt.ts'
import { call } from '#stores/call.ts'
import { balanceChanged } from '#stores/money/balance/balance.ts'
import { pageOrFirst } from '#stores/paged.ts'
import { loadZone, type Period, periodFields, quickDays, rangeOf, todayIn } from '#stores/period.ts'
import { historyBounds } from '#stores/play/history/history.ts'
import { resource } from '#stores/resource.ts'

/** 90 days by default, because periods of contracts are long. The address has `?days=30&cursor=…`. */
export const statementsFilter = addressFilter({
  ...periodFields,
  days: choice('days', quickDays, 90),
  cursor: text('cursor'),
})

const pageSize = 20

/** The days of a filter in the operator's time zone. */
export const commissionDays = async (period: Period, language: string) =>
  rangeOf(period, historyBounds(todayIn(await loadZone(language))))

/** The statements of a kind of contract that the address names, newest first. */
export const statements = (contract: ContractType, language: string) =>
  resource(statementsFilter.$filter, (filter) =>
    pageOrFirst(statementsFilter, filter, async () =>
      call(getCommissionStatements, {
        contract,
        ...(await commissionDays(filter, language)),
        pageSize,
        ...(filter.cursor && { cursor: filter.cursor }),
      }),
    ),
  )
export type Statements = ResponseOf<typeof getCommissionStatements>

/** A statement with all that decided it. */
export const statementOf = (id: string) => resource(() => call(getCommissionStatement, { statementId: id }))

/** Further accounts that a statement counts as active. Throws `CallError`. */
export const statementMembers = (statementId: string, cursor: string) =>
  call(getStatementMembers, { statementId, cursor, pageSize: 100 })

/** Lets the gateway recompute a statement from the bets and the ledger. */
export const statementCheck = (statementId: string) =>
  computing(
    (again) => call(checkCommissionStatement, { statementId, ...(again && { again }) }),
    (checked) => checked,
  )

/** The days of own income, in the address as `?days=30`. */
export const incomeFilter = addressFilter({ ...periodFields, days: choice('days', quickDays, 30) })

/** Commissions, and the payments of contracts for the days in the address. */
export const income = (language: string) =>
  resource(incomeFilter.$filter, async (period) => call(getCommission, await commissionDays(period, language)))
export type Income = ResponseOf<typeof getCommission>

const payoutsShown = 5
const $payoutCursor = atom<string | undefined>(undefined)

/**
 * Requested payouts, newest first, page by page. The page is not in the address, which has the page of the days above.
 */
export const payouts = resource($payoutCursor, (cursor) =>
  call(getCommissionPayouts, { pageSize: payoutsShown, ...(cursor && { cursor }) }),
)

/** Shows a page of payouts; without a cursor the newest. */
export const showPayouts = (cursor?: string) => $payoutCursor.set(cursor)

/** Asks for commissions to be moved to the main wallet, once for each order; amounts are minor units. Throws `CallError`. */
export async function askForPayout(amount: bigint, withdrawPassword: string): Promise<CommissionPayout | undefined> {
  const session = $session.get()
  if (!session) return undefined
  const made = await sendOnce('commissionPayout', session, amount.toString(), (key) =>
    call(createCommissionPayout, { amount, withdrawPassword }, { key }),
  )
  if ($payoutCursor.get() === undefined) payouts.refresh()
  else showPayouts()
  await balanceChanged()
  return made
}

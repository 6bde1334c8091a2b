import { bigint, enums, type Infer, string, type } from 'superstruct'
import type { getCommission } from '#contract/agents/commission/get-commission.ts'
import { contractTypes } from '#contract/agents/contracts/contract.ts'
import type { Days } from '#contract/days.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { momentsOf } from '#lib/civil-days.ts'
import { readPayoutRules } from './payouts.ts'

const BalanceRow = type({ balance: bigint(), held: bigint(), open: bigint() })
const KindRow = type({ contract: enums([...contractTypes, 'rebate']), paid: bigint() })
const DayRow = type({ day: string(), paid: bigint() })
const IncomeRow = type({ ...DayRow.schema, ...KindRow.schema })
export type IncomeRow = Infer<typeof IncomeRow>

/** The calling agent's commissions: the balance, and the payments of periods that ended within some days. */
export async function agentCommission(
  { database }: GatewayDeps,
  { memberId, currency }: Session,
  days: Days,
): Promise<ResponseOf<typeof getCommission>> {
  const { minimum, automatic } = await readPayoutRules(database)
  const funds = await rowOf(database, BalanceRow, balanceText, { memberId, currency })
  const asked = await askedOf(database, { memberId, currency }, days)
  const kinds = await rowsOf(
    database,
    KindRow,
    `SELECT contract, sum(paid)::bigint AS paid ${paidText} GROUP BY contract ORDER BY contract`,
    asked,
  )
  const byDay = await rowsOf(
    database,
    DayRow,
    `SELECT day, sum(paid)::bigint AS paid ${paidText} GROUP BY day ORDER BY day`,
    asked,
  )
  const { balance, held, open } = funds ?? { balance: 0n, held: 0n, open: 0n }
  return { currency, balance, held, open, minimum, automatic, kinds, days: byDay }
}

/** The payments for periods of some days, by day and kind, oldest first, for a file. */
export async function incomeRows(on: Executor, session: Pick<Session, 'memberId' | 'currency'>, days: Days) {
  const text = `SELECT day, contract, sum(paid)::bigint AS paid ${paidText} GROUP BY day, contract ORDER BY day, contract`
  return await rowsOf(on, IncomeRow, text, await askedOf(on, session, days))
}

/** The parameters of `paidText`. */
async function askedOf(on: Executor, { memberId, currency }: Pick<Session, 'memberId' | 'currency'>, days: Days) {
  const timeZone = await brandTimeZone(on)
  const { from, to } = momentsOf(days, timeZone)
  return { memberId, currency, from: new Date(from), to: new Date(to), timeZone }
}

// A period ends at a moment that belongs to the next period, so the last day is the day before. An agent gets what it passes on with
// its own statement.
const paidText = `FROM (
    SELECT kind AS contract, pay - owes AS paid, to_char(civil_time(ends_at - interval '1 millisecond', :timeZone), 'YYYY-MM-DD') AS day
      FROM line_statement WHERE agent_id = :memberId AND currency = :currency AND ends_at > :from AND ends_at <= :to AND state = 'paid'
    UNION ALL SELECT kind, -pay, to_char(civil_time(ends_at - interval '1 millisecond', :timeZone), 'YYYY-MM-DD')
      FROM line_statement WHERE upline_id = :memberId AND payer = 'upline' AND currency = :currency AND ends_at > :from AND ends_at <= :to AND state = 'paid'
    UNION ALL SELECT 'rebate', gross - below, day::text FROM line_rebate_payment WHERE member_id = :memberId AND part = 'team' AND currency = :currency
      AND day >= civil_time(:from, :timeZone)::date AND day < civil_time(:to, :timeZone)::date AND state = 'paid') p`

const balanceText = `SELECT coalesce(sum(a.balance - a.held), 0)::bigint AS balance, coalesce(sum(a.held), 0)::bigint AS held,
    (SELECT coalesce(sum(pay - owes), 0)::bigint FROM line_statement
      WHERE agent_id = :memberId AND currency = :currency AND state IN ('due', 'held', 'insufficient'))
      - (SELECT coalesce(sum(pay), 0)::bigint FROM line_statement
      WHERE upline_id = :memberId AND payer = 'upline' AND currency = :currency AND state IN ('due', 'held', 'insufficient')) AS open
  FROM ledger_account a
  WHERE a.owner_kind = 'member' AND a.owner_id = :memberId::bigint::text AND a.purpose = 'commission' AND a.currency = :currency`

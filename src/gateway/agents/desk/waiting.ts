import { bigint, type Infer, integer, type } from 'superstruct'
import type { getAgentDesk } from '#contract/agents/desk/get-agent-desk.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { countUnread } from '#gateway/account/messages/messages.ts'
import { toAnswer } from '#gateway/agents/contracts/request-rows.ts'
import { withdrawalsUnderWay } from '#gateway/money/withdrawals/withdrawal-queries.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'

type Waiting = ResponseOf<typeof getAgentDesk>['waiting']

const SumRow = type({ count: integer(), amount: bigint() })

/** What waits for an agent: for its own answer or money, or for a decision of the house that it asked for. */
export async function waitingFor(
  on: Executor,
  { memberId, currency }: Pick<Session, 'memberId' | 'currency'>,
  now: Date,
): Promise<Waiting> {
  const sum = (text: string) => sumOf(on, text, { memberId, currency })
  const [requests, unread, owed, payouts, withdrawals] = await Promise.all([
    toAnswer(on, memberId, now),
    countUnread(on, memberId),
    sum(owedText),
    sum(payoutsText),
    withdrawalsUnderWay(on, { memberId, currency }),
  ])
  return {
    requests: requests.map(({ id, contract, kind, asked_by, upline, downline, rate, expires_at }) => ({
      ...{ id: id.toString(), contract, kind, rate },
      account: asked_by === 'upline' ? upline : downline,
      isAbove: asked_by === 'upline',
      expiresAt: expires_at?.toISOString() ?? null,
    })),
    unread,
    owed: owed.amount,
    payouts,
    withdrawals: withdrawals ? { count: withdrawals.count, amount: withdrawals.amount } : { count: 0, amount: 0n },
  }
}

async function sumOf(
  on: Executor,
  text: string,
  parameters: { memberId: bigint; currency: string },
): Promise<Infer<typeof SumRow>> {
  return (await rowOf(on, SumRow, text, parameters)) ?? { count: 0, amount: 0n }
}

const sums = (amount: string) => `count(*)::integer AS count, coalesce(sum(${amount}), 0)::bigint AS amount`

/** SQL: statements that the agent pays, its own or those directly below, for which it has not enough commissions yet. */
const owedText = `SELECT ${sums('amount')} FROM (
    SELECT owes AS amount FROM line_statement WHERE agent_id = :memberId AND currency = :currency AND payer = 'agent' AND state = 'insufficient'
    UNION ALL SELECT pay FROM line_statement WHERE upline_id = :memberId AND currency = :currency AND payer = 'upline' AND state = 'insufficient') s`

const payoutsText = `SELECT ${sums('amount')} FROM commission_payout WHERE member_id = :memberId AND currency = :currency AND state = 'requested'`

import { expect } from 'vitest'
import { keepUpline } from '#gateway/account/auth/invitations.ts'
import { limitUse } from '#gateway/account/protection/limit-use.ts'
import { parseConfig } from '#gateway/config.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { gatewayDeps } from '#gateway/gateway-deps.ts'
import { createLog } from '#gateway/log.ts'
import type { PaymentProvider, ReturnStatus } from '#gateway/money/deposits/payment-provider.ts'
import { auditsToPlay, leftToPlay } from '#gateway/money/turnover/turnover.ts'
import type { FundsPorts } from '#gateway/money/vendor-wallets/ports.ts'
import type { TransferAnswer } from '#gateway/money/vendor-wallets/transfer-wallet.ts'
import type { PayoutProvider, PayoutStatus } from '#gateway/money/withdrawals/payout-provider.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { ensureAccount } from '#gateway/platform/ledger/accounts.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { type Clock, fakeClock, hours } from '#tests/support/clock.ts'
import { openPlayers } from '#tests/support/players.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { expectSameFunds, type Real } from './command.ts'
import type { ReturnAnswer } from './deposit-oracle.ts'
import type { VendorAnswer } from './funds-oracle.ts'
import { firstDay, limitKinds, modelPeriods } from './limit-oracle.ts'
import { MemberOracle } from './member-oracle.ts'
import type { PayoutAnswer } from './payout-oracle.ts'
import { turnoverRules } from './turnover-oracle.ts'

/** The vendor of the game that everybody plays. */
export const vendor = 'ARARA'

/** The opening balance of each member. */
const currencies = ['BRL', 'BRL']
const funds = 100n

/** The real members of one sequence: references are at the places of the oracle's entries. */
export type MemberReal = Real & {
  deps: GatewayDeps
  clock: Clock
  /** Each player's account for payouts. */
  payoutAccounts: bigint[]
  /** Each player's tax number. */
  cpfs: string[]
  /** Names and types of the players' accounts: the first one is the agent of the other. */
  names: readonly { readonly account: string; readonly type: number }[]
  charges: string[]
  /** Payments that have arrived, and what banks called their claims. */
  paid: { readonly endToEndId: string; readonly amount: bigint }[]
  claims: string[]
  withdrawals: string[]
  vendorTransfers: string[]
  /** Every request with a key, to be sent again: it fails if it has another outcome than at first. */
  requests: (() => Promise<void>)[]
  /** The current answers of provider and vendor. */
  says: { payout: PayoutAnswer; vendor: VendorAnswer; back: ReturnAnswer }
  /** References that the provider was asked to pay. */
  sent: Set<string>
  /** Payments that the provider was asked to send back, by the reference of the return. */
  sentBack: Map<string, string>
  payments: PaymentProvider
  payouts: PayoutProvider
  vendors: FundsPorts
}

const config = parseConfig({ NODE_ENV: 'test', SEED_DEMO: '0', PAYMENT_PROVIDER: 'sandbox' })
const log = createLog('silent')

/** New members with some money, known to oracle and gateway alike. */
export async function openMembers(database: Database, run: string): Promise<{ model: MemberOracle; real: MemberReal }> {
  // Morning of the operator's first day of a month: jobs move the clock by hours and stay within one day.
  const clock = fakeClock(new Date(firstDay + hours(12)))
  const players = await openPlayers(database, currencies)
  const accounts = players.map(({ account }) => account)
  for (const [place, { memberId }] of players.entries()) {
    const owner = { kind: 'member', id: memberId.toString() } as const
    accounts.push(await ensureAccount(database, owner, `vendor:${vendor}`, currencies[place] ?? ''))
  }
  const model = new MemberOracle([...currencies, ...currencies])
  for (const place of players.keys()) model.deposit(place, funds)
  const legs = players.map(({ account }) => ({ account, amount: funds }))
  const given = -funds * BigInt(legs.length)
  await transfer(database, { kind: 'deposit', legs: [{ system: 'deposits', amount: given }, ...legs] })
  const ids = `{${players.map(({ memberId }) => memberId).join(',')}}`
  const paidTo = await rowsAs<{ id: bigint; cpf: string }>(
    database,
    `WITH known AS (
       UPDATE member SET cpf = lpad(id::text, 11, '0') WHERE id = ANY (:ids::text::bigint[]) RETURNING id, cpf
     ), paid_to AS (
       INSERT INTO payout_account (member_id, kind, identifier, holder_name, created_at, usable_from)
       SELECT id, 'pix', cpf, 'Player', :now, :now FROM known RETURNING id, member_id, identifier
     ) SELECT id, identifier AS cpf FROM paid_to ORDER BY member_id`,
    { ids, now: clock.now() },
  )
  const [agent, below] = players
  if (!agent || !below) throw new Error('There are no two players.')
  const names = await rowsAs<{ account: string; type: number }>(
    database,
    `UPDATE member SET type = CASE WHEN id = :memberId THEN 1 ELSE 0 END WHERE id = ANY (:ids::text::bigint[]) RETURNING account, type`,
    { ids, memberId: agent.memberId },
  )
  names.sort((one, other) => other.type - one.type)
  // After the money above, which has the time of the database: it does not count for the line.
  await database.transaction((tx) =>
    keepUpline(tx, below.memberId, { code: 'model', uplineId: agent.memberId }, new Date()),
  )
  const says: MemberReal['says'] = { payout: 'lost', vendor: 'lost', back: 'lost' }
  const [sent, sentBack] = [new Set<string>(), new Map<string, string>()]
  const real: MemberReal = {
    ...{ database, run, players, accounts, holds: [], transfers: [], clock, says, sent, sentBack },
    deps: gatewayDeps({ database, config, log, now: clock.now }),
    payoutAccounts: paidTo.map(({ id }) => id),
    cpfs: paidTo.map(({ cpf }) => cpf),
    ...{ names, paid: [], claims: [], charges: [], withdrawals: [], vendorTransfers: [], requests: [] },
    payments: payments(says, sentBack, clock),
    payouts: payouts(says, sent, clock),
    vendors: vendors(says),
  }
  return { model, real }
}

function payments(says: MemberReal['says'], sentBack: Map<string, string>, clock: Clock): PaymentProvider {
  const answer = (): ReturnStatus => (says.back === 'done' || says.back === 'failed' ? says.back : 'processing')
  const never = () => Promise.reject(new Error('Nobody asks for this.'))
  return {
    code: 'model',
    method: 'pix',
    currency: 'BRL',
    createCharge: async ({ reference }) => ({
      payload: reference,
      expiresAt: new Date(clock.now().getTime() + hours(9)),
    }),
    findCharge: never,
    readNotice: () => {
      throw new Error('Nobody asks for this.')
    },
    sendBack: async ({ reference, endToEndId }) => {
      if (says.back === 'unsent') throw new Error('The request was lost.')
      sentBack.set(reference, endToEndId)
      if (says.back === 'sentLost') throw new Error('The answer was lost.')
      return answer()
    },
    findReturn: async (reference) => {
      if (says.back === 'lost') throw new Error('The answer was lost.')
      return sentBack.has(reference) ? answer() : undefined
    },
  }
}

function payouts(says: MemberReal['says'], sent: Set<string>, clock: Clock): PayoutProvider {
  const answer = (): PayoutStatus => {
    const reason = 'account_closed'
    switch (says.payout) {
      case 'lost':
        throw new Error('The answer was lost.')
      case 'paid':
        return { state: 'paid', at: clock.now() }
      case 'refused':
        return { state: 'refused', reason }
      case 'returned':
        return { state: 'returned', paidAt: clock.now(), reason }
      default:
        return { state: 'processing' }
    }
  }
  return {
    code: 'model',
    submit: async ({ reference }) => {
      sent.add(reference)
      return answer()
    },
    find: async () => (says.payout === 'missing' ? undefined : answer()),
  }
}

function vendors(says: MemberReal['says']): FundsPorts {
  const answer = async (): Promise<TransferAnswer> => {
    if (says.vendor === 'lost') throw new Error('The answer was lost.')
    if (says.vendor === 'nonsense') return Object({ state: 'perhaps' })
    return says.vendor === 'refused' ? { state: 'refused', reason: 'refused_by_vendor' } : { state: says.vendor }
  }
  const wallet = { transferIn: answer, transferOut: answer, status: answer, balance: async () => ({ balance: 0n }) }
  return { patience: 60_000, walletAt: async () => wallet }
}

/** After a sequence, states, limits and funds equal the oracle's, and no withdrawal was paid without approval. */
export async function expectSameMembers(model: MemberOracle, real: MemberReal): Promise<void> {
  await expectSameFunds(model, real)
  const { database, withdrawals, vendorTransfers, sent, sentBack, paid } = real
  expect(await statesOf(database, 'withdrawal', withdrawals)).toEqual(model.payouts.all.map(({ state }) => state))
  expect(withdrawals.map((reference) => sent.has(reference))).toEqual(model.payouts.all.map(({ isSent }) => isSent))
  expect(await statesOf(database, 'vendor_transfer', vendorTransfers)).toEqual(
    model.funds.all.map(({ state }) => state),
  )
  expect(await findingsOf(database, withdrawals)).toEqual(model.payouts.all.map((one) => one.case))
  const backs = [...sentBack.values()]
  expect(await returnsOf(database, paid)).toEqual(model.deposits.payments.map(({ back }) => back))
  expect(paid.map(({ endToEndId }) => backs.filter((one) => one === endToEndId).length)).toEqual(
    model.deposits.payments.map(({ isSentBack, failedReturns }) => failedReturns + (isSentBack ? 1 : 0)),
  )
  expect(await owed(real)).toBe(model.deposits.debt)
  for (const [place, { memberId }] of real.players.entries()) {
    const owner = { memberId, currency: 'BRL' }
    expect(leftToPlay(await auditsToPlay(database, owner, turnoverRules))).toBe(model.turnover.left(place))
    const keys = limitKinds.flatMap((kind) => modelPeriods.map((period) => ({ kind, period })))
    const limits = keys.flatMap((key) => {
      const amount = model.limits.of(place, key)
      return amount === undefined ? [] : [{ ...key, amount, used: model.used(place, key.kind, key.period) }]
    })
    const uses = await limitUse(database, owner, limitKinds, real.clock.now())
    expect(uses.map(({ kind, period, amount, used }) => ({ kind, period, amount, used }))).toEqual(limits)
  }
}

async function owed({ database, players }: MemberReal): Promise<bigint> {
  const ids = `{${players.map(({ memberId }) => memberId).join(',')}}`
  const text =
    'SELECT coalesce(sum(debt), 0)::bigint AS debt FROM deposit_claim WHERE member_id = ANY (:ids::text::bigint[])'
  const [row] = await rowsAs<{ debt: bigint }>(database, text, { ids })
  return row?.debt ?? 0n
}

async function statesOf(database: Database, table: 'withdrawal' | 'vendor_transfer', references: readonly string[]) {
  const text = `SELECT reference, state FROM ${table} WHERE reference IN (SELECT jsonb_array_elements_text(:references::jsonb))`
  const rows = await rowsAs<{ reference: string; state: string }>(database, text, {
    references: JSON.stringify(references),
  })
  return references.map((reference) => rows.find((row) => row.reference === reference)?.state)
}

/** The outcomes of cases of withdrawals: undefined without one. */
async function findingsOf(database: Database, references: readonly string[]) {
  const rows = await rowsAs<{ reference: string; outcome: string | null }>(
    database,
    `SELECT w.reference, c.outcome FROM withdrawal_case c JOIN withdrawal w ON w.id = c.withdrawal_id
     WHERE w.reference IN (SELECT jsonb_array_elements_text(:references::jsonb))`,
    { references: JSON.stringify(references) },
  )
  const outcomes = new Map(rows.map(({ reference, outcome }) => [reference, outcome ?? 'open']))
  return references.map((reference) => outcomes.get(reference))
}

/** The states of the returns of payments: undefined without one. */
async function returnsOf(database: Database, paid: MemberReal['paid']) {
  const rows = await rowsAs<{ number: string; state: string }>(
    database,
    `SELECT p.end_to_end_id AS number, r.state FROM deposit_return r JOIN deposit_receipt p ON p.id = r.receipt_id
     WHERE p.end_to_end_id IN (SELECT jsonb_array_elements_text(:paid::jsonb))`,
    { paid: JSON.stringify(paid.map(({ endToEndId }) => endToEndId)) },
  )
  const states = new Map(rows.map(({ number, state }) => [number, state]))
  return paid.map(({ endToEndId }) => states.get(endToEndId))
}

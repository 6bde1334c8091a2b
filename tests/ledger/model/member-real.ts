import { expect } from 'vitest'
import { keepUpline } from '#gateway/auth/invitations.ts'
import { parseConfig } from '#gateway/config.ts'
import type { Database } from '#gateway/db/client.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { FundsPorts } from '#gateway/funds/ports.ts'
import type { TransferAnswer } from '#gateway/funds/transfer-wallet.ts'
import { ensureAccount } from '#gateway/ledger/accounts.ts'
import { transfer } from '#gateway/ledger/transfers.ts'
import { createLog } from '#gateway/log.ts'
import type { PayoutProvider, PayoutStatus } from '#gateway/payout/payout-provider.ts'
import { limitUse } from '#gateway/protection/limit-use.ts'
import type { PaymentProvider } from '#gateway/wallet/payment-provider.ts'
import { type Clock, fakeClock, hours } from '#tests/support/clock.ts'
import { openPlayers } from '#tests/support/players.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { expectSameFunds, type Real } from './command.ts'
import type { VendorAnswer } from './funds-oracle.ts'
import { firstDay, limitKinds, modelPeriods } from './limit-oracle.ts'
import { MemberOracle } from './member-oracle.ts'
import type { PayoutAnswer } from './payout-oracle.ts'

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
  says: { payout: PayoutAnswer; vendor: VendorAnswer }
  /** References that the provider was asked to pay. */
  sent: Set<string>
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
  const paidTo = await rowsAs<{ id: bigint }>(
    database,
    `WITH known AS (
       UPDATE member SET cpf = lpad(id::text, 11, '0') WHERE id = ANY ($1::text::bigint[]) RETURNING id, cpf
     ), paid_to AS (
       INSERT INTO payout_account (member_id, kind, identifier, holder_name, created_at, usable_from)
       SELECT id, 'pix', cpf, 'Player', $2, $2 FROM known RETURNING id, member_id
     ) SELECT id FROM paid_to ORDER BY member_id`,
    [ids, clock.now()],
  )
  const [agent, below] = players
  if (!agent || !below) throw new Error('There are no two players.')
  const names = await rowsAs<{ account: string; type: number }>(
    database,
    `UPDATE member SET type = CASE WHEN id = $2 THEN 1 ELSE 0 END WHERE id = ANY ($1::text::bigint[]) RETURNING account, type`,
    [ids, agent.memberId],
  )
  names.sort((one, other) => other.type - one.type)
  // After the money above, which has the time of the database: it does not count for the line.
  await database.transaction((tx) =>
    keepUpline(tx, below.memberId, { code: 'model', uplineId: agent.memberId }, new Date()),
  )
  const says: MemberReal['says'] = { payout: 'lost', vendor: 'lost' }
  const sent = new Set<string>()
  const real: MemberReal = {
    ...{ database, run, players, accounts, holds: [], transfers: [], clock, says, sent },
    deps: { database, config, log, now: clock.now },
    payoutAccounts: paidTo.map(({ id }) => id),
    ...{ names, paid: [], claims: [], charges: [], withdrawals: [], vendorTransfers: [], requests: [] },
    payments: payments(clock),
    payouts: payouts(says, sent, clock),
    vendors: vendors(says),
  }
  return { model, real }
}

function payments(clock: Clock): PaymentProvider {
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
    sendBack: never,
    findReturn: never,
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
  return { patience: 60_000, walletAt: () => wallet }
}

/** After a sequence, states, limits and funds equal the oracle's, and no withdrawal was paid without approval. */
export async function expectSameMembers(model: MemberOracle, real: MemberReal): Promise<void> {
  await expectSameFunds(model, real)
  const { database, withdrawals, vendorTransfers, sent } = real
  expect(await statesOf(database, 'withdrawal', withdrawals)).toEqual(model.payouts.all.map(({ state }) => state))
  expect(withdrawals.map((reference) => sent.has(reference))).toEqual(model.payouts.all.map(({ isSent }) => isSent))
  expect(await statesOf(database, 'vendor_transfer', vendorTransfers)).toEqual(
    model.funds.all.map(({ state }) => state),
  )
  expect(await owed(real)).toBe(model.deposits.debt)
  for (const [place, { memberId }] of real.players.entries()) {
    const keys = limitKinds.flatMap((kind) => modelPeriods.map((period) => ({ kind, period })))
    const limits = keys.flatMap((key) => {
      const amount = model.limits.of(place, key)
      return amount === undefined ? [] : [{ ...key, amount, used: model.used(place, key.kind, key.period) }]
    })
    const uses = await limitUse(database, { memberId, currency: 'BRL' }, limitKinds, real.clock.now())
    expect(uses.map(({ kind, period, amount, used }) => ({ kind, period, amount, used }))).toEqual(limits)
  }
}

async function owed({ database, players }: MemberReal): Promise<bigint> {
  const ids = `{${players.map(({ memberId }) => memberId).join(',')}}`
  const text =
    'SELECT coalesce(sum(debt), 0)::bigint AS debt FROM deposit_claim WHERE member_id = ANY ($1::text::bigint[])'
  const [row] = await rowsAs<{ debt: bigint }>(database, text, [ids])
  return row?.debt ?? 0n
}

async function statesOf(database: Database, table: 'withdrawal' | 'vendor_transfer', references: readonly string[]) {
  const text = `SELECT reference, state FROM ${table} WHERE reference IN (SELECT jsonb_array_elements_text($1::jsonb))`
  const rows = await rowsAs<{ reference: string; state: string }>(database, text, [JSON.stringify(references)])
  return references.map((reference) => rows.find((row) => row.reference === reference)?.state)
}

import { sandboxPaymentId } from '#gateway/money/deposits/pay-charge.ts'
import { takeClaim } from '#gateway/money/deposits/take-claim.ts'
import { minutes } from '#tests/support/clock.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { send, toAccount, underAgent } from '#tests/support/line.ts'
import { type Person, registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import type { Producers } from './producer.ts'
import { excluded } from './protection.ts'

/** A transfer that would succeed, and its sender. */
async function ready(gateway: TestGateway, changed: object = {}) {
  const person = await underAgent(gateway)
  return {
    person,
    prepared: { input: toAccount(person.upline, changed), token: person.token, key: crypto.randomUUID() },
  }
}

/** The same after something has happened to the sender. */
async function after(gateway: TestGateway, event: (person: Person & { upline: Person }) => Promise<unknown>) {
  const { person, prepared } = await ready(gateway)
  await event(person)
  return prepared
}

async function claimed(gateway: TestGateway, { username }: Person): Promise<void> {
  const [deposit] = await rowsAs<{ reference: string }>(
    gateway.deps.database,
    `SELECT d.reference FROM deposit d JOIN member m ON m.id = d.member_id WHERE m.account = '${username}'`,
  )
  const endToEndId = sandboxPaymentId(deposit?.reference ?? '')
  const claimedAt = gateway.clock.now()
  const claim = { claimId: crypto.randomUUID(), endToEndId, amount: 1n, claimedAt }
  await gateway.deps.database.transaction((tx) => takeClaim(tx, 'sandbox-pix', claim, claimedAt))
}

export const lineTransferProducers = {
  getLineTransferOptions: {
    async success(gateway) {
      const { token } = await underAgent(gateway)
      return { input: {}, token }
    },
    refusals: {
      async receiver_unknown(gateway) {
        const { token } = await registerMember(gateway)
        return { input: {}, token }
      },
    },
  },
  createLineTransfer: {
    success: async (gateway) => (await ready(gateway)).prepared,
    refusals: {
      async withdraw_password_missing(gateway) {
        const { token } = await registerMember(gateway)
        return { input: toAccount({ username: 'anybody' }), token, key: crypto.randomUUID() }
      },
      withdraw_password_wrong: async (gateway) => (await ready(gateway, { withdrawPassword: '000000' })).prepared,
      receiver_unknown: async (gateway) => (await ready(gateway, { receiver: 'nobody-at-all' })).prepared,
      identity_required: async (gateway) => (await ready(gateway, { amount: 10_000_01n })).prepared,
      play_blocked: (gateway) => after(gateway, ({ token }) => excluded(gateway, token)),
      withdrawals_rest: (gateway) =>
        after(gateway, ({ username }) =>
          gateway.deps.database.query(
            'UPDATE member SET withdrawals_locked_until = :withdrawalsLockedUntil WHERE account = :username',
            { username, withdrawalsLockedUntil: new Date(gateway.clock.now().getTime() + minutes(1)) },
          ),
        ),
      withdrawal_locked: (gateway) => after(gateway, (person) => claimed(gateway, person)),
      receiver_unavailable: (gateway) => after(gateway, ({ upline }) => excluded(gateway, upline.token)),
      turnover_open: (gateway) =>
        after(gateway, ({ username }) =>
          gateway.deps.database.query(
            `UPDATE turnover_audit SET counts_to = counts_from + deposited
             WHERE member_id = (SELECT id FROM member WHERE account = :username)`,
            { username },
          ),
        ),
      amount_invalid: async (gateway) => (await ready(gateway, { currency: 'EUR' })).prepared,
      amount_below_minimum: async (gateway) => (await ready(gateway, { amount: 9_99n })).prepared,
      amount_above_maximum: async (gateway) => (await ready(gateway, { amount: 5_000_01n })).prepared,
      async transfer_limit(gateway) {
        const { person, prepared } = await ready(gateway)
        for (let one = 0; one < 10; one++) (await send(gateway, person, person.upline, { amount: 10_00n })).value()
        return prepared
      },
      insufficient_funds: async (gateway) => (await ready(gateway, { amount: 1_000_01n })).prepared,
    },
  },
  getLineTransfers: {
    async success(gateway) {
      const person = await underAgent(gateway)
      ;(await send(gateway, person, person.upline)).value()
      return { input: { pageSize: 10 }, token: person.token }
    },
    refusals: {},
  },
} satisfies Producers

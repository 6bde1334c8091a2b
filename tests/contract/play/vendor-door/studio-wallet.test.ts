import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProtection } from '#contract/account/protection/get-protection.ts'
import { setLimit } from '#contract/account/protection/set-limit.ts'
import { startPause } from '#contract/account/protection/start-pause.ts'
import { getConsolidatedFunds } from '#contract/money/balance/get-consolidated-funds.ts'
import { getMerchantWallet } from '#contract/money/vendor-wallets/get-merchant-wallet.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { askAboutTransfers } from '#gateway/money/vendor-wallets/settle.ts'
import { reconcileAll } from '#gateway/reconcile.ts'
import { advanceDue } from '#studio/advance.ts'
import { minutes } from '#tests/support/clock.ts'
import { isLong } from '#tests/support/effort.ts'
import { bringBack, move as moveMoney } from '#tests/support/funds.ts'
import { fundedMember, logIn } from '#tests/support/people.ts'
import { gatewayWithStudio, type WithStudio } from '#tests/support/studio.ts'
import { expectEqualBooks } from '#tests/support/studio-books.ts'

/** A slot of the studio's vendor that keeps wallets. */
const nodeId = 10101
const vassalage = 'SALAOREAL'

let at: WithStudio
beforeAll(async () => {
  at = await gatewayWithStudio()
})
afterAll(async () => {
  await expectEqualBooks(at.gateway.deps.database, at.studio.books)
  expect(await reconcileAll(at.gateway.deps.database)).toMatchObject({ ok: true })
  await at.close()
})

const move = (token: string, amount: bigint, direction: 'in' | 'out' = 'in') =>
  moveMoney(at.gateway, token, { vassalage, amount, direction })
const funds = async (token: string) => {
  const { main, vendors, underWay } = (await at.gateway.call(getConsolidatedFunds, {}, { token })).value()
  return { main, at: vendors.reduce((sum, { amount }) => sum + amount, 0n), underWay }
}
/** The job that asks about transfers, after its pause. */
const ask = async () => {
  at.clock.advance(minutes(11))
  await askAboutTransfers(at.gateway.deps, at.gateway.ports.funds)
}
const spin = (session: string | undefined, stake: string | undefined, key: string = crypto.randomUUID()) => {
  at.clock.advance(3_000)
  return at.page('spin', { session, key, stake })
}
const lost = async (): Promise<never> => {
  throw new Error('The connection broke')
}
const lostAnswer = async (send: () => Promise<unknown>): Promise<never> => {
  await send()
  return await lost()
}
function heal() {
  at.wires.toPlatform = (send) => send()
  at.wires.toStudio = (send) => send()
}

test('money goes to a connected vendor by its own calls, and what is played there comes back (rule 35.12)', async () => {
  const { token } = await fundedMember(at.gateway, 100_00n)
  const launch = async (mode: 'real' | 'trial') =>
    (await at.gateway.call(launchGame, { nodeId, mode, language: 'pt' }, { token })).value().wallet
  expect(await launch('real')).toEqual({ vassalage, displayName: 'Salão Real', available: 0n })
  expect(await launch('trial')).toBeNull()
  const { session, stakes, balance } = await at.seat(token, nodeId)
  expect(balance).toBe('0')
  const stake = stakes?.[0]
  expect((await spin(session, stake)).value.error?.code).toBe('not_enough_money')
  expect((await move(token, 60_00n)).value().state).toBe('done')
  const first = (await spin(session, stake)).value
  expect(BigInt(first.balance ?? 0)).toBe(60_00n - BigInt(stake ?? 0) + BigInt(first.round?.win ?? 0))
  expect(await funds(token)).toEqual({ main: 40_00n, at: BigInt(first.balance ?? 0), underWay: 0n })
  expect(await launch('real')).toMatchObject({ available: BigInt(first.balance ?? 0) })
  const { vendors } = (await at.gateway.call(getMerchantWallet, { vassalage }, { token })).value()
  expect(vendors).toMatchObject([{ answer: 'known', balance: BigInt(first.balance ?? 0) }])
  expect((await move(token, 1_000_00n, 'out')).code).toBe('insufficient_funds')
  ;(await bringBack(at.gateway, token)).value()
  expect(await funds(token)).toEqual({ main: 40_00n + BigInt(first.balance ?? 0), at: 0n, underWay: 0n })
})

test('a transfer whose answer was lost is found out, and one that never arrived is refused for ever (rule 18.4)', async () => {
  const { token } = await fundedMember(at.gateway, 100_00n)
  at.wires.toStudio = lostAnswer
  expect((await move(token, 30_00n)).value().state).toBe('unknown')
  let late: (() => Promise<Response>) | undefined
  at.wires.toStudio = (send) => {
    late = send
    return lost()
  }
  expect((await move(token, 20_00n)).value().state).toBe('unknown')
  expect(await funds(token)).toEqual({ main: 50_00n, at: 0n, underWay: 50_00n })
  at.wires.toStudio = async (send) => new Response(await (await send()).text(), { status: 200 })
  // An answer without its signature decides nothing.
  await ask()
  expect(await funds(token)).toMatchObject({ underWay: 50_00n })
  heal()
  await ask()
  expect(await funds(token)).toEqual({ main: 70_00n, at: 30_00n, underWay: 0n })
  expect(await (await late?.())?.json()).toMatchObject({ code: /clock|transfer_refused/ })
  expect(await funds(token)).toEqual({ main: 70_00n, at: 30_00n, underWay: 0n })
})

test('a round of which the platform was not told is shown, and told before the next one', async () => {
  const { token } = await fundedMember(at.gateway, 100_00n)
  ;(await move(token, 50_00n)).value()
  const { session, stakes } = await at.seat(token, nodeId)
  at.wires.toPlatform = (send, path) => (path.endsWith('/reportRound') ? lost() : send())
  const shown = (await spin(session, stakes?.[0])).value
  expect(shown.round?.stake).toBe(stakes?.[0])
  expect(await funds(token)).toMatchObject({ at: 50_00n })
  // Nothing new begins.
  expect((await spin(session, stakes?.[0])).status).toBe(503)
  at.wires.toPlatform = (send, path) => (path.endsWith('/reportRound') ? lostAnswer(send) : send())
  expect((await spin(session, stakes?.[0])).status).toBe(503)
  heal()
  at.clock.advance(minutes(16))
  await advanceDue(at.studio)
  expect(await funds(token)).toMatchObject({ at: BigInt(shown.balance ?? 0) })
  await expectEqualBooks(at.gateway.deps.database, at.studio.books)
})

test('a round played on the way of money back is booked with the result that both sides have', async () => {
  const { token } = await fundedMember(at.gateway, 100_00n)
  ;(await move(token, 50_00n)).value()
  const { session, stakes } = await at.seat(token, nodeId)
  at.wires.toPlatform = (send, path) => (path.endsWith('/reportRound') ? lost() : send())
  const { balance } = (await spin(session, stakes?.[0])).value
  heal()
  // The ledger still believes in 50.00, and the vendor gives no more than it has.
  const asked = (await move(token, 50_00n, 'out')).value()
  expect(asked.state).toBe(BigInt(balance ?? 0) >= 50_00n ? 'done' : 'refused')
  at.clock.advance(minutes(1))
  await advanceDue(at.studio)
  await expectEqualBooks(at.gateway.deps.database, at.studio.books)
})

test('what the platform says after a round stops the next one: a limit, and a pause (rules 17.4 and 35.13)', async () => {
  const { token } = await fundedMember(at.gateway, 100_00n)
  const { session, stakes = [] } = await at.seat(token, nodeId)
  const [stake = '0'] = stakes
  const amount = 2n * BigInt(stake)
  ;(await at.gateway.call(setLimit, { kind: 'wager', period: 'day', amount }, { token })).value()
  ;(await move(token, amount)).value()
  const used = async () => (await at.gateway.call(getProtection, {}, { token })).value().limits.map((one) => one.used)
  expect(await used()).toEqual([0n])
  expect((await spin(session, stake)).value.round?.stake).toBe(stake)
  expect(await used()).toEqual([BigInt(stake)])
  // The next stake does not fit, and a smaller one would.
  expect((await spin(session, stakes[2])).value.error?.code).toBe('limit_reached')
  expect((await spin(session, stake)).value.error).toBeUndefined()
  expect((await spin(session, stake)).value.error).toMatchObject({
    code: 'limit_reached',
    detail: { kind: 'wager', period: 'day', used: amount.toString() },
  })
  ;(await at.gateway.call(startPause, { hours: 24 }, { token })).value()
  expect((await spin(session, stake)).value.error?.code).toBe('play_blocked')
})

/** A die that falls the same way in every run. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

test('whatever is lost on the way, both sides agree in the end', { timeout: 60_000 }, async () => {
  for (let seed = 46; seed < 46 + (isLong ? 40 : 2); seed++) await expectAgreement(seed)
})

async function expectAgreement(seed: number) {
  const throwDie = dice(seed)
  const person = await fundedMember(at.gateway, 500_00n)
  const { token } = person
  ;(await move(token, 20_00n)).value()
  const { session, stakes } = await at.seat(token, nodeId)
  const faulty = <Answer>(send: () => Promise<Answer>) =>
    [send, send, send, () => lostAnswer(send), lost][throwDie(5)]?.() ?? lost()
  for (let turn = 0; turn < 60; turn++) {
    at.wires.toPlatform = faulty
    at.wires.toStudio = (send, path) => (path.includes('/wallet') ? faulty(send) : send())
    switch (throwDie(6)) {
      case 0:
        await move(token, BigInt(100 + throwDie(900)))
        break
      case 1:
        await move(token, BigInt(100 + throwDie(900)), 'out')
        break
      case 2:
        at.clock.advance(minutes(1))
        await Promise.all([1, 2].map(() => askAboutTransfers(at.gateway.deps, at.gateway.ports.funds)))
        break
      case 3:
        await Promise.all([1, 2].map(() => advanceDue(at.studio)))
        break
      default:
        await Promise.all([1, 2].map(() => spin(session, stakes?.[throwDie(3)])))
    }
  }
  heal()
  for (let turn = 0; turn < 12; turn++) {
    await ask()
    await advanceDue(at.studio)
  }
  // The login has ended meanwhile.
  expect(await funds(await logIn(at.gateway, person))).toMatchObject({ underWay: 0n })
  await expectEqualBooks(at.gateway.deps.database, at.studio.books)
}

test('of many spins at once, at several games, no more are played than a limit allows (rule 35.13)', async () => {
  const { token } = await fundedMember(at.gateway, 100_00n)
  ;(await move(token, 50_00n)).value()
  const seats = [await at.seat(token, nodeId), await at.seat(token, 10102)]
  const [stake = '0'] = seats[0]?.stakes ?? []
  ;(await at.gateway.call(setLimit, { kind: 'wager', period: 'day', amount: BigInt(stake) }, { token })).value()
  at.clock.advance(3_000)
  const answers = await Promise.all(
    seats.flatMap(({ session }) => [1, 2, 3].map(() => at.page('spin', { session, key: crypto.randomUUID(), stake }))),
  )
  expect(answers.filter(({ value }) => value.round)).toHaveLength(1)
  for (const { value } of answers) if (!value.round) expect(value.error?.code).toMatch(/limit_reached|too_fast/)
  const { limits } = (await at.gateway.call(getProtection, {}, { token })).value()
  expect(limits).toMatchObject([{ kind: 'wager', used: BigInt(stake) }])
})

test('the same spin sent twice at once is one round', async () => {
  const { token } = await fundedMember(at.gateway, 100_00n)
  ;(await move(token, 50_00n)).value()
  const { session, stakes } = await at.seat(token, nodeId)
  at.clock.advance(3_000)
  const asked = { session, key: crypto.randomUUID(), stake: stakes?.[0] }
  const [one, other] = await Promise.all([at.page('spin', asked), at.page('spin', asked)])
  expect(one.value.round).toBeDefined()
  expect(other.value.round).toEqual(one.value.round)
})

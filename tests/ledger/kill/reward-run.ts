import { join } from 'node:path'
import { expect } from 'vitest'
import type { Database, DatabaseConfig } from '#gateway/platform/db/client.ts'
import { deposit, expectReconciled } from '#tests/support/ledger.ts'
import { missionsInForce, someMissions } from '#tests/support/missions.ts'
import { openPlayers, type Player } from '#tests/support/players.ts'
import { enablePoints, putReward } from '#tests/support/points.ts'
import { putDepositBonus, putSome } from '#tests/support/promotions.ts'
import { publish } from '#tests/support/red-envelope.ts'
import { nodes, smallCatalogue, withTheme } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { planInForce } from '#tests/support/sign-in.ts'
import { caughtUp, inForce, someProgramme } from '#tests/support/vip.ts'
import { Lives } from './lives.ts'
import type { Work } from './perform.ts'
import { addedBy, amounts, depsOf, type House, kindOf, now, type RewardJob } from './reward-operation.ts'

const worker = join(import.meta.dirname, 'reward-worker.ts')
const start = 100_000n

/** Operations of one life: more than are waited for before it ends. */
const perLife = 80
/** Answered operations that each life asks again. */
const repeated = 8

/** Rewards that are taken over many lives of a worker process. */
export class RewardRun extends Lives {
  readonly #config: DatabaseConfig
  readonly #players: Player[] = []
  #house: House | undefined

  constructor(config: DatabaseConfig) {
    super(worker)
    this.#config = config
  }

  /** Puts everything in force that the operations take. */
  async prepare(database: Database): Promise<void> {
    const deps = depsOf(database)
    await smallCatalogue(database)
    await withTheme(database)
    const { goods, rate, turnover, level } = amounts
    const earning = [{ gameType: 'RNG', points: 1, turnover: `${turnover}`, currency: 'BRL' }] as const
    const convert = { points: rate.points, amount: `${rate.amount}`, currency: 'BRL' }
    await enablePoints(deps, { earning: [...earning], convert })
    const rewards = Array.from({ length: 7 }, () => ({ kind: 'money' as const, amount: `${amounts.signIn}` }))
    await planInForce(database, now, { currency: 'BRL', rewards })
    const missions = someMissions.missions.filter(({ code }) => code === 'three')
    await missionsInForce(database, now, {
      missions: missions.map((one) => ({ ...one, reward: `${amounts.mission}` })),
    })
    const [first] = someProgramme.levels
    if (!first) throw new Error('There is no level.')
    const levels = [first, { ...first, needed: `${level.needed}`, bonus: `${level.bonus}` }]
    await inForce(database, now, { ...someProgramme, levels })
    const cash = await putSome(deps, 'gift', { rules: { cash: `${amounts.cash}` } })
    const terms = { amount: `${amounts.bonus}`, times: 1, spend: 'bonus-first' } as const
    const bonus = await putSome(deps, 'gift', { terms })
    const free = await putSome(deps, 'gift', { free: { games: [nodes.RNG], rounds: amounts.free.length } })
    const deposit = { percent: 100, minimum: `${amounts.deposit}`, firstOnly: false }
    const joined = await putDepositBonus(deps, { terms, rules: { deposit } })
    const application = await putSome(deps, 'application', { rules: { cash: `${amounts.application}` } })
    this.#house = {
      ...{ cash: cash.name, bonus: bonus.name, free: free.name },
      ...{ depositId: joined.promotionId, applicationId: application.promotionId },
      goods: await putReward(database, { id: 'killed', points: goods.points, value: Number(goods.value) }),
      sentGoods: await putReward(database, { id: 'killed-sent', points: rate.points, value: null }),
      envelopeId: await publish(database, now, { total: `${2_000n * amounts.share}`, shares: 2_000 }),
    }
  }

  /** Seats the players of the next life, who own some money. */
  async seat(database: Database): Promise<void> {
    const missing = this.next + perLife - this.#players.length
    // Nothing new was begun in the last life.
    if (missing === 0) return
    const players = await openPlayers(database, Array<string>(missing).fill('BRL'))
    for (const { account } of players) await deposit(database, account, start)
    this.#players.push(...players)
  }

  protected task(from: number | null): Omit<RewardJob, keyof Work> & Pick<Work, 'to'> & { again: readonly number[] } {
    if (!this.#house) throw new Error('Nothing is prepared.')
    const people = this.#players.map(({ memberId, gameSessionId }, number) => {
      return [number, { memberId: `${memberId}`, gameSessionId: `${gameSessionId}` }] as const
    })
    const answered = [...this.answered.keys()]
    const again = from === null ? answered : answered.slice(-repeated)
    const ahead = from === null ? {} : { to: from + perLife - 1 }
    return { database: this.#config, house: this.#house, people: Object.fromEntries(people), again, ...ahead }
  }

  /** After a kill: nobody has more than one reward, those who were answered have theirs, and everything is reconciled. */
  async verifyKilled(database: Database): Promise<void> {
    for (const { number, got, isAnswered } of await this.#gotten(database)) {
      const [kind, most] = [kindOf(number), addedBy(number)]
      expect(got >= 0n && got <= most, `${kind} ${number}: ${got} of ${most}`).toBe(true)
      // A level is paid by the job, which another operation may be about to run.
      if (isAnswered && kind !== 'level') expect(got, `${kind} ${number}`).toBe(most)
    }
    await expectReconciled(database)
  }

  /** At the end: every operation has given its reward exactly once. @returns how many operations there were */
  async verify(database: Database): Promise<number> {
    this.expectAnswered()
    await caughtUp({ deps: depsOf(database) })
    const gotten = await this.#gotten(database)
    expect(gotten.filter(({ number, got, isAnswered }) => got !== (isAnswered ? addedBy(number) : 0n))).toEqual([])
    // All points that were earned were spent, and those of cancelled orders too.
    const left = `SELECT owner_id FROM ledger_account WHERE owner_kind = 'member' AND purpose = 'points' AND balance <> 0`
    expect(await rowsAs(database, left)).toEqual([])
    await expectReconciled(database)
    return this.answered.size
  }

  /** What the player of each operation has got besides the money of the beginning. */
  async #gotten(database: Database) {
    const rows = await rowsAs<{ id: bigint; balance: bigint }>(
      database,
      `SELECT id, balance FROM ledger_account WHERE owner_kind = 'member' AND purpose = 'main'`,
    )
    const balances = new Map(rows.map(({ id, balance }) => [id, balance]))
    return this.#players.map(({ account }, number) => {
      return { number, got: (balances.get(account) ?? 0n) - start, isAnswered: this.answered.has(number) }
    })
  }
}

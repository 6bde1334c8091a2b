import { join } from 'node:path'
import { expect } from 'vitest'
import type { Database, DatabaseConfig } from '#gateway/platform/db/client.ts'
import { betAndWin, houseTransaction } from '#gateway/play/vendors/door.ts'
import { joinRaffle } from '#gateway/rewards/raffles/join.ts'
import { joinTournament } from '#gateway/rewards/tournaments/join.ts'
import { available, expectReconciled } from '#tests/support/ledger.ts'
import { openPlayers, type Player } from '#tests/support/players.ts'
import { putSome } from '#tests/support/promotions.ts'
import { announceRaffle } from '#tests/support/raffle.ts'
import { publish } from '#tests/support/red-envelope.ts'
import { cameBy, depositOnRecord, ruleInForce } from '#tests/support/referral.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { announce } from '#tests/support/tournament.ts'
import { caughtUp, inForce, someProgramme } from '#tests/support/vip.ts'
import { Lives } from './lives.ts'
import { depsAt, saturday, sunday } from './night-operation.ts'
import type { Work } from './perform.ts'

/** Minor units. Everybody deposits, loses a stake, and reaches a level with it. */
const deposit = 100_000n
const stake = 50_000n
const level = { bonus: 900n, benefit: 60n, rate: 20n }
const invitation = { reward: 20n, invitedReward: 30n }
const cashBackRate = 500n
/** What each gets, besides prizes. */
const paid =
  level.bonus +
  level.benefit +
  invitation.invitedReward +
  (stake * level.rate) / 10_000n +
  (stake * cashBackRate) / 10_000n
const prizes = { tournament: ['700', '70'], raffle: ['400', '40'] }

/** The jobs of one night over many lives of a worker process. */
export class NightRun extends Lives {
  readonly #config: DatabaseConfig
  readonly #players: Player[] = []
  #inviter: Player | undefined

  constructor(config: DatabaseConfig) {
    super(join(import.meta.dirname, 'night-worker.ts'))
    this.#config = config
  }

  /** A Sunday on which so many invited people deposit, join everything and play. */
  async prepare(database: Database, people: number): Promise<void> {
    const deps = depsAt(database, sunday)
    await smallCatalogue(database)
    const [first] = someProgramme.levels
    if (!first) throw new Error('There is no level.')
    const rates = { RNG: Number(level.rate) }
    const reached = { ...first, needed: `${stake}`, bonus: `${level.bonus}`, benefit: `${level.benefit}`, rates }
    await inForce(database, sunday, { ...someProgramme, benefitEvery: 'week', levels: [first, reached] })
    // The first week begins with the first run of the job.
    await caughtUp({ deps })
    const terms = { period: 'day', rate: Number(cashBackRate), categories: null, minimum: '1', cap: null } as const
    await putSome(depsAt(database, saturday), 'cash_back', { rules: { cashBack: terms } })
    const conditions = { firstDeposit: `${deposit}`, validBet: `${stake}`, monthly: 1_000 }
    const { reward, invitedReward } = invitation
    await ruleInForce(database, sunday, { ...conditions, reward: `${reward}`, invitedReward: `${invitedReward}` })
    const tournament = await announce(database, sunday, { prizes: prizes.tournament })
    const raffle = await announceRaffle(database, sunday, { prizes: prizes.raffle })
    await publish(database, sunday)
    const [inviter, ...players] = await openPlayers(database, Array<string>(people + 1).fill('BRL'))
    this.#inviter = inviter
    this.#players.push(...players)
    for (const player of players) {
      const { memberId, gameSessionId } = player
      const session = { sessionId: 0n, memberId, account: 'killed', type: 0, currency: 'BRL' }
      await cameBy(deps, memberId, inviter?.memberId ?? 0n)
      await depositOnRecord(deps, player, deposit)
      await joinTournament(deps, session, tournament, 'en')
      await joinRaffle(deps, session, raffle, 'en')
      const placing = { transaction: houseTransaction(memberId, 'bet', {}), gameSessionId, engine: 'test', key: 'bet' }
      await betAndWin(database, { ...placing, stake, win: 0n, outcome: '{}', validBet: stake, now: sunday })
    }
  }

  /** How many have not been answered yet. */
  get left(): number {
    return this.#players.length - this.answered.size
  }

  protected task(from: number | null) {
    const members = this.#players.map(({ memberId }) => `${memberId}`)
    const again = from === null ? [...this.answered.keys()] : []
    const work: Partial<Work> = from === null ? {} : { to: members.length - 1 }
    return { database: this.#config, members, again, ...work }
  }

  /** After a kill: nobody has got more than everything, and the sums are right. */
  async verifyKilled(database: Database): Promise<void> {
    for (const [place, { account }] of this.#players.entries()) {
      const got = (await available(database, account)) - deposit + stake
      expect(got >= 0n && got <= paid + 1_100n, `${place}: ${got}`).toBe(true)
    }
    await expectReconciled(database)
  }

  /** At the end: everybody has got everything exactly once, and every prize was paid to one. */
  async verify(database: Database): Promise<void> {
    this.expectAnswered()
    expect(this.left).toBe(0)
    const won = await rowsAs<{ member_id: bigint; prize: bigint }>(
      database,
      `SELECT member_id, prize FROM tournament_player WHERE prize IS NOT NULL
       UNION ALL SELECT member_id, prize FROM raffle_entry WHERE prize IS NOT NULL`,
    )
    const byAmount = (one: bigint, other: bigint) => Number(other - one)
    const all = [...prizes.tournament, ...prizes.raffle].map(BigInt)
    expect(won.map(({ prize }) => prize).sort(byAmount)).toEqual(all.sort(byAmount))
    for (const [place, { account, memberId }] of this.#players.entries()) {
      const mine = won.filter(({ member_id }) => member_id === memberId).reduce((sum, { prize }) => sum + prize, 0n)
      expect(await available(database, account), `${place}`).toBe(deposit - stake + paid + mine)
    }
    const invited = BigInt(this.#players.length)
    expect(await available(database, this.#inviter?.account ?? 0n)).toBe(invited * invitation.reward)
    const open = 'SELECT FROM red_envelope WHERE closed_at IS NULL OR returned_by IS NULL'
    expect(await database.query(open)).toHaveLength(0)
    await expectReconciled(database)
  }
}

import { expect } from 'vitest'
import { cancelLotteryBet } from '#contract/play/draws/cancel-lottery-bet.ts'
import { commitmentOf } from '#games/fairness/stream.ts'
import { drawSeed, type Lottery, lotteries, termsUnder } from '#games/lottery/lotteries.ts'
import type { WantedSlip } from '#games/lottery/slip.ts'
import { dayOfIssue, type Issue, issuesOf, nextIssues } from '#games/lottery/timetable.ts'
import { randomChoice } from '#games/lottery/view/board/choice.ts'
import type { RandomInt } from '#games/rng.ts'
import { drawDue, settleDrawn } from '#gateway/play/draws/move-draws.ts'
import { addDays, dayIn } from '#lib/civil-days.ts'
import { chaseOn, placeOn, seeLottery } from '#tests/support/draws.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { launch } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { type TableClock, tablePlayer } from '#tests/support/tables.ts'

interface DaysPlayer {
  readonly token: string
  readonly mode: 'real' | 'trial'
  /** What the wallet had at first. */
  funds: bigint
  readonly gameTokens: Map<number, string>
}

/** A bet that was placed. */
interface Placed {
  readonly player: DaysPlayer
  readonly lottery: Lottery
  readonly issue: Issue
  readonly wanted: WantedSlip
  readonly stake: bigint
  readonly chase: { readonly stopsOnWin: boolean; readonly bets: Placed[] } | undefined
  cancelled: boolean
}

const minute = 60_000

/** Some players at all lotteries for some days, whose clock is moved step by step. What they bet follows from `random`. */
export class LotteryDays {
  readonly #gateway: TestGateway
  readonly #clock: TableClock
  readonly #random: RandomInt
  readonly #nodes = new Map<string, number>()
  readonly #players: DaysPlayer[] = []
  readonly placed = new Map<string, Placed>()
  readonly begun: number
  /** The times at which draws were moved, milliseconds. */
  readonly #steps: number[] = []
  #now: number

  /** @param at the time of the clock, which stands still */
  constructor(gateway: TestGateway, clock: TableClock, random: RandomInt, at: number) {
    this.#gateway = gateway
    this.#clock = clock
    this.#random = random
    this.begun = at
    this.#now = at
  }

  async open(real: number, trial: number): Promise<void> {
    const { database } = this.#gateway.deps
    const rows = await rowsAs<{ node: number; theme: string }>(
      database,
      "SELECT node_id AS node, theme FROM game WHERE engine = 'draws' AND listed ORDER BY node_id",
    )
    for (const { node, theme } of rows) if (!this.#nodes.has(theme)) this.#nodes.set(theme, node)
    expect(new Set(this.#nodes.keys())).toEqual(new Set(lotteries.map(({ id }) => id)))
    for (let index = 0; index < real + trial; index++) {
      const { token } = await tablePlayer(this.#gateway, 5_000_00n, rows[0]?.node)
      const mode = index < real ? 'real' : 'trial'
      this.#players.push({ token, mode, funds: 0n, gameTokens: new Map() })
    }
    await this.#move()
    for (const player of this.#players) {
      // Before the first bet, because a launch fills play money up.
      for (const lottery of lotteries) await this.#frame(player, lottery)
      player.funds = await this.#balance(player)
    }
  }

  /** Moves the clock on in steps of some minutes each; at each step some players bet. */
  async run(hours: number, mostStep: number): Promise<void> {
    const end = this.begun + hours * 60 * minute
    while (this.#now < end) {
      await this.#act()
      const step = Math.min((1 + this.#random(mostStep)) * minute, end - this.#now)
      this.#now += step
      await this.#clock.advance(step)
      await this.#move()
    }
  }

  async #move(): Promise<void> {
    this.#steps.push(this.#now)
    await drawDue(this.#gateway.deps)
    await settleDrawn(this.#gateway.deps)
  }

  async #act(): Promise<void> {
    for (let acts = 1 + this.#random(3); acts > 0; acts--) {
      const player = this.#one(this.#players)
      const kind = this.#random(10)
      if (kind < 7) await this.#bet(player)
      else if (kind < 9) await this.#chase(player)
      else await this.#cancel()
    }
  }

  /** Places one to three bets on one of the next draws. */
  async #bet(player: DaysPlayer): Promise<void> {
    const lottery = this.#one(lotteries)
    const issue = this.#one(nextIssues(lottery.timetable, this.#now, 3))
    const bets = Array.from({ length: 1 + this.#random(3) }, () => this.#slip(lottery, issue))
    const answer = await placeOn(this.#gateway, await this.#frame(player, lottery), issue.id, bets)
    // What a line or bet may win is limited.
    if (answer.code === 'lottery_limit') return
    this.#keep(player, lottery, [issue], bets, answer.value().placed, undefined)
  }

  async #chase(player: DaysPlayer): Promise<void> {
    const lottery = this.#one(lotteries)
    const issues = nextIssues(lottery.timetable, this.#now, 2 + this.#random(6))
    const bets = [this.#slip(lottery, this.#one(issues.slice(0, 1)))]
    const draws = issues.map(({ id }) => ({ issue: id, multiple: 1 + this.#random(3) }))
    const stopsOnWin = this.#random(2) === 1
    const answer = await chaseOn(this.#gateway, await this.#frame(player, lottery), draws, bets, stopsOnWin)
    // Plays of a zodiac are others in another year of the moon.
    if (answer.code === 'lottery_limit' || answer.code === 'play_unknown') return
    const multiples = new Map(draws.map(({ issue, multiple }) => [issue, multiple]))
    this.#keep(player, lottery, issues, bets, answer.value().placed, { stopsOnWin, bets: [] }, multiples)
  }

  async #cancel(): Promise<void> {
    const open = [...this.placed].filter(
      ([, { issue, cancelled, chase }]) => !cancelled && !chase && issue.closesAt > this.#now,
    )
    if (open.length === 0) return
    const [betId, bet] = this.#one(open)
    const { gameToken: token } = await this.#frame(bet.player, bet.lottery)
    const asked = { issue: bet.issue.id, betId }
    ;(await this.#gateway.call(cancelLotteryBet, asked, { token, key: crypto.randomUUID() })).value()
    bet.cancelled = true
  }

  #slip(lottery: Lottery, { day }: Issue) {
    const terms = termsUnder(this.#gateway.deps.config.jurisdiction.leastReturn, lottery)
    const { groups } = terms
    const play = this.#one(lottery.game.plays(day))
    const steps = (groups.most - groups.least) / groups.step
    const slip = {
      ...{ play: play.code, choice: randomChoice(play, this.#random) },
      ...{ multiple: 1 + this.#random(3), group: groups.least + groups.step * this.#random(steps + 1) },
    }
    // As small as rounding allows.
    const mode = [100, 10].find((one) => 'slip' in lottery.game.counted(terms, { ...slip, mode: one }, day)) ?? 1
    return { ...slip, mode }
  }

  #keep(
    player: DaysPlayer,
    lottery: Lottery,
    issues: readonly Issue[],
    bets: readonly WantedSlip[],
    placed: readonly { readonly betId: string; readonly issue: string; readonly stake: bigint }[],
    chase: Placed['chase'],
    multiples: ReadonlyMap<string, number> = new Map(),
  ): void {
    expect(placed).toHaveLength(issues.length * bets.length)
    for (const [index, { betId, issue: id, stake }] of placed.entries()) {
      const [issue, bet] = [issues.find((one) => one.id === id), bets[index % bets.length]]
      if (!issue || !bet) throw new Error(`The bet ${betId} is on ${id}`)
      const wanted = { ...bet, multiple: bet.multiple * (multiples.get(id) ?? 1) }
      const one: Placed = { player, lottery, issue, wanted, stake, chase, cancelled: false }
      this.placed.set(betId, one)
      chase?.bets.push(one)
    }
  }

  async #frame(player: DaysPlayer, { id }: Pick<Lottery, 'id'>): Promise<{ gameToken: string }> {
    const node = this.#nodes.get(id) ?? 0
    const known = player.gameTokens.get(node)
    if (known !== undefined) return { gameToken: known }
    const gameToken = await launch(this.#gateway, player.token, player.mode, node)
    player.gameTokens.set(node, gameToken)
    return { gameToken }
  }

  async #balance(player: DaysPlayer): Promise<bigint> {
    return (await seeLottery(this.#gateway, await this.#frame(player, this.#one(lotteries.slice(0, 1))))).balance
  }

  /** Each draw of each timetable came once, by the seed that it committed to. @returns how many of each lottery */
  async expectDraws(): Promise<Readonly<Record<string, number>>> {
    const counts: Record<string, number> = {}
    for (const lottery of lotteries) {
      const drawn = await this.#draws(lottery)
      const came = [...drawn.keys()]
      const { zone } = lottery.timetable
      const last = addDays(dayIn(zone, this.#now), 1)
      const wanted: string[] = []
      for (let day = addDays(dayIn(zone, this.begun), -1); day <= last; day = addDays(day, 1))
        for (const { id, closesAt, drawsAt } of issuesOf(lottery.timetable, day))
          if (closesAt > this.begun && drawsAt <= this.#now) wanted.push(id)
      expect(came, lottery.id).toEqual(wanted)
      for (const [issue, { state, seed, commitment, result }] of drawn) {
        expect([issue, state, commitmentOf(seed)]).toEqual([issue, 'settled', commitment])
        expect(result).toEqual(lottery.game.draw(drawSeed(lottery.id, issue, seed)))
      }
      counts[lottery.id] = came.length
    }
    return counts
  }

  /** Each bet came to what the rules say of the draw, or was given back if it was to be, and each wallet has the sum. */
  async expectBets(): Promise<void> {
    const rows = await rowsAs<{ id: bigint; state: string; win: bigint }>(
      this.#gateway.deps.database,
      'SELECT b.wager_id AS id, w.state, coalesce(w.win, 0) AS win FROM lottery_bet b JOIN wager w ON w.id = b.wager_id',
    )
    const found = new Map(rows.map(({ id, state, win }) => [`${id}`, { state, win }]))
    const ends = await this.#ends()
    const givenBack = (bet: Placed) =>
      bet.cancelled ||
      (bet.chase?.stopsOnWin === true &&
        bet.chase.bets.some((other) => {
          const end = ends.get(other)
          return end !== undefined && end.prizes > 0n && bet.issue.closesAt > this.#settledAt(other)
        }))
    const funds = new Map(this.#players.map((player) => [player, player.funds]))
    const expected = [...this.placed].map(([id, bet]) => {
      const isBack = givenBack(bet)
      const end = isBack ? undefined : ends.get(bet)
      const win = end ? end.prizes + end.returned : 0n
      funds.set(bet.player, (funds.get(bet.player) ?? 0n) + win - (isBack ? 0n : bet.stake))
      const state = isBack ? 'refunded' : !end ? 'open' : win > 0n ? 'won' : 'lost'
      return [id, { state, win }] as const
    })
    expect(found).toEqual(new Map(expected))
    for (const [player, sum] of funds) expect(await this.#balance(player)).toBe(sum)
  }

  /** What each bet on a draw that came would come to. */
  async #ends() {
    const ends = new Map<Placed, ReturnType<Lottery['game']['end']>>()
    const { leastReturn } = this.#gateway.deps.config.jurisdiction
    const all = lotteries.map(async (lottery) => [lottery.id, await this.#draws(lottery)] as const)
    const draws = new Map(await Promise.all(all))
    for (const bet of this.placed.values()) {
      const { lottery, issue, wanted } = bet
      const draw = draws.get(lottery.id)?.get(issue.id)
      if (!draw) continue
      const terms = termsUnder(leastReturn, lottery)
      const day = dayOfIssue(issue.id)
      const counted = lottery.game.counted(terms, wanted, day)
      if ('fault' in counted) throw new Error(`${lottery.id} took a bet on ${wanted.play}: ${counted.fault.code}`)
      expect(counted.slip.stake).toBe(bet.stake)
      const kept = { ...counted.slip, play: wanted.play, choice: wanted.choice, mostBet: terms.mostBet }
      ends.set(bet, lottery.game.end(kept, lottery.game.draw(drawSeed(lottery.id, issue.id, draw.seed)), day))
    }
    return ends
  }

  #settledAt = ({ issue }: Placed): number => this.#steps.find((step) => step >= issue.drawsAt) ?? Infinity

  /** The draws that came, in their order. */
  async #draws({ id }: Lottery) {
    const rows = await rowsAs<{ issue: string; state: string; commitment: string; seed: string; result: unknown }>(
      this.#gateway.deps.database,
      `SELECT issue, state, commitment, coalesce(server_seed, '') AS seed, result FROM lottery_draw
       WHERE lottery = :id AND draws_at <= table_now() ORDER BY draws_at`,
      { id },
    )
    return new Map(rows.map(({ issue, ...draw }) => [issue, draw]))
  }

  #one<One>(many: readonly One[]): One {
    const one = many[this.#random(many.length)]
    if (one === undefined) throw new Error('There is none')
    return one
  }
}

import { getLottery } from '#contract/play/draws/get-lottery.ts'
import { placeLotteryBets } from '#contract/play/draws/place-lottery-bets.ts'
import type { Choice } from '#games/lottery/play.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { moveDraws } from '#gateway/play/draws/move-draws.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { type TableClock, tablePlayer } from '#tests/support/tables.ts'

/** The node that tests put a lottery behind; it can be tried for free. */
export const lotteryNode = 16001

/** Puts a lottery behind a node. Needs a seeded gateway. */
export async function putLottery(
  { database }: { readonly database: Database },
  lottery: string,
  node = lotteryNode,
): Promise<void> {
  await database.query("UPDATE game SET engine = 'draws', theme = :lottery, free_trial = true WHERE node_id = :node", {
    lottery,
    node,
  })
  await database.query("UPDATE catalogue_state SET content_hash = 'with ' || :lottery", { lottery })
}

interface Frame {
  readonly gameToken: string
}

export const seeLottery = async (gateway: TestGateway, { gameToken }: Frame) =>
  (await gateway.call(getLottery, {}, { token: gameToken })).value()

/** A bet of one unit on each line, in the prize group that pays 95 %. */
export const slipOf = (play: string, choice: Choice, changes: object = {}) => ({
  ...{ play, choice, mode: 1, multiple: 1, group: 1_900 },
  ...changes,
})

export const placeOn = (
  gateway: TestGateway,
  { gameToken }: Frame,
  issue: string,
  bets: readonly ReturnType<typeof slipOf>[],
  key: string = crypto.randomUUID(),
) => gateway.call(placeLotteryBets, { issue, bets: [...bets] }, { token: gameToken, key })

/** Places bets on each of some draws, with as many multiples. */
export const chaseOn = (
  gateway: TestGateway,
  { gameToken }: Frame,
  draws: readonly { readonly issue: string; readonly multiple: number }[],
  bets: readonly ReturnType<typeof slipOf>[],
  stopsOnWin: boolean,
) =>
  gateway.call(
    placeLotteryBets,
    { issue: draws[0]?.issue ?? '', bets: [...bets], chase: { draws: [...draws], stopsOnWin } },
    { token: gameToken, key: crypto.randomUUID() },
  )

/** A lottery of a test, whose clock stands still until it is moved. */
export function lotteryHall(gateway: TestGateway, clock: TableClock) {
  const current = async (who: Frame) => {
    const { open, now } = await seeLottery(gateway, who)
    const [first] = open
    if (!first) throw new Error('No draw is open')
    return { ...first, toClose: Date.parse(first.closesAt) - Date.parse(now) }
  }
  return {
    player: () => tablePlayer(gateway, 1_000_00n, lotteryNode),
    /** The current draw, and the milliseconds until it closes. */
    current,
    /** The next draws, each with a multiple of a chase. */
    ahead: async (who: Frame, multiples: readonly number[]) =>
      (await seeLottery(gateway, who)).open
        .slice(0, multiples.length)
        .map(({ issue }, index) => ({ issue, multiple: multiples[index] ?? 1 })),
    /** Moves the clock to the draw of the current issue, and draws it. */
    async drawCurrent(who: Frame) {
      const { issue, drawsAt } = await current(who)
      const { now } = await seeLottery(gateway, who)
      await clock.advance(Date.parse(drawsAt) - Date.parse(now))
      await moveDraws(gateway.deps)
      const { last } = await seeLottery(gateway, who)
      return last.find((draw) => draw.issue === issue)
    },
  }
}

/** The gateway as one that is killed when it is about to run a statement with that text outside a transaction. */
export function dyingBefore({ deps }: TestGateway, text: string): TestGateway['deps'] {
  const database = new Proxy(deps.database, {
    get(target, name) {
      if (name === 'query')
        return async (...asked: Parameters<Database['query']>) => {
          if (asked[0].includes(text)) throw new Error('killed')
          return target.query(...asked)
        }
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { ...deps, database }
}

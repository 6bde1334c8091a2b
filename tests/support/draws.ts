import { getLottery } from '#contract/play/draws/get-lottery.ts'
import { placeLotteryBets } from '#contract/play/draws/place-lottery-bets.ts'
import type { Choice } from '#games/lottery/play.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import type { TestGateway } from '#tests/support/gateway.ts'

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

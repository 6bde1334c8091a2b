import { closeGame } from '#contract/play/games/close-game.ts'
import { moveDraws } from '#gateway/play/draws/move-draws.ts'
import { giveSome } from '#tests/support/bonus.ts'
import { chaseOn, lotteryNode, placeOn, putLottery, seeLottery, slipOf } from '#tests/support/draws.ts'
import { keepWallets, move } from '#tests/support/funds.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { memberOf } from '#tests/support/people.ts'
import { tablePlayer } from '#tests/support/tables.ts'
import { dueForCheck } from './instant.ts'
import type { Prepare, Producers } from './producer.ts'
import { excluded, limited } from './protection.ts'

/** A lottery that draws once a day, so that no test is too slow for its draw. */
const lottery = 'bilhete-premiado'
const digits = [...'0123456789']
/** A lottery of numbers of four digits, and six bets on all ten thousand of them. */
const numbers = 'bilhete-das-ilhas'
const all = Array.from({ length: 6 }, () =>
  slipOf('big-places', [digits, digits, digits, digits], { mode: 100, group: 2_000 }),
)
const good = slipOf('three-direct', [['1'], ['2'], ['3']])

/** A player at a lottery with open draws. @param then called after the game was launched */
async function atLottery(gateway: TestGateway, then?: (token: string) => Promise<unknown>, id = lottery) {
  await putLottery(gateway.deps, id)
  await moveDraws(gateway.deps)
  const player = await tablePlayer(gateway, 50_00n, lotteryNode)
  const { open } = await seeLottery(gateway, player)
  // The next one may close at any moment.
  const issue = open[1]?.issue ?? ''
  await then?.(player.token)
  return { player, issue }
}

const placing =
  (bet: object = good, then?: (token: string, gateway: TestGateway) => Promise<unknown>): Prepare =>
  async (gateway) => {
    const { player, issue } = await atLottery(gateway, then && ((token) => then(token, gateway)))
    return { input: { issue, bets: [bet] }, token: player.gameToken, key: crypto.randomUUID() }
  }

const elsewhere =
  (input: object): Prepare =>
  async (gateway) => {
    const { player } = await atLottery(gateway)
    return { input, token: player.gameToken, key: crypto.randomUUID() }
  }

const closed =
  (input: object): Prepare =>
  async (gateway) => {
    const { player } = await atLottery(gateway)
    await gateway.call(closeGame, {}, { token: player.gameToken })
    return { input, token: player.gameToken, key: crypto.randomUUID() }
  }

const past = '20200101-0001'

export const drawsProducers = {
  getLottery: {
    success: async (gateway) => ({ input: {}, token: (await atLottery(gateway)).player.gameToken }),
    refusals: { game_session_closed: closed({}) },
  },
  placeLotteryBets: {
    success: placing(),
    refusals: {
      bets_closed: elsewhere({ issue: past, bets: [good] }),
      chase_wrong: elsewhere({
        ...{ issue: past, bets: [good] },
        chase: { draws: [past, past].map((issue) => ({ issue, multiple: 1 })), stopsOnWin: false },
      }),
      play_unknown: placing({ ...good, play: 'none' }),
      choice_wrong: placing({ ...good, choice: [['1'], ['2'], []] }),
      multiple_wrong: placing({ ...good, multiple: 1_001 }),
      slip_too_large: async (gateway) => {
        const { player, issue } = await atLottery(gateway, undefined, numbers)
        return { input: { issue, bets: all }, token: player.gameToken, key: crypto.randomUUID() }
      },
      line_stake_low: placing(slipOf('three-any1', [['1']], { mode: 100 })),
      group_wrong: placing({ ...good, group: 2_000 }),
      lottery_limit: placing({ ...good, multiple: 1_000 }),
      insufficient_funds: placing({ ...good, multiple: 52 }),
      play_blocked: placing(good, (token, gateway) => excluded(gateway, token)),
      limit_reached: placing(good, (token, gateway) =>
        limited(gateway, token, { kind: 'wager', period: 'day', amount: 96n }),
      ),
      reality_check_due: placing(good, (token, gateway) => dueForCheck(gateway, token)),
      vendor_wallet_used: placing(good, async (token, gateway) => {
        await keepWallets(gateway, 'RELAMPAGO')
        ;(await move(gateway, token, { vassalage: 'RELAMPAGO', amount: 1n })).value()
      }),
      bonus_bet_too_high: placing(good, async (token, gateway) => {
        await giveSome(gateway.deps.database, await memberOf(gateway, token), gateway.clock.now(), { maxBet: '1' })
      }),
      game_session_closed: closed({ issue: past, bets: [good] }),
    },
  },
  cancelLotteryBet: {
    success: async (gateway) => {
      const { player, issue } = await atLottery(gateway)
      const { placed } = (await placeOn(gateway, player, issue, [good])).value()
      return { input: { issue, betId: placed[0]?.betId ?? '' }, token: player.gameToken, key: crypto.randomUUID() }
    },
    refusals: {
      bets_closed: elsewhere({ issue: past, betId: '1' }),
      game_session_closed: closed({ issue: past, betId: '1' }),
    },
  },
  getVnNumbers: {
    success: async () => ({ input: { region: 'north', day: '2026-11-29' } }),
    refusals: { game_not_found: async () => ({ input: { gameCode: lottery } }) },
  },
  getLotteryResults: { success: async () => ({ input: {} }), refusals: {} },
  cancelLotteryChase: {
    success: async (gateway) => {
      const { player } = await atLottery(gateway)
      const { open } = await seeLottery(gateway, player)
      const draws = open.slice(1, 3).map(({ issue }) => ({ issue, multiple: 1 }))
      const { placed } = (await chaseOn(gateway, player, draws, [good], true)).value()
      return { input: { chaseId: placed[0]?.chaseId ?? '' }, token: player.gameToken, key: crypto.randomUUID() }
    },
    refusals: {
      bets_closed: elsewhere({ chaseId: '1' }),
      game_session_closed: closed({ chaseId: '1' }),
    },
  },
  getOpenedNumbers: {
    success: async (gateway) => {
      await atLottery(gateway)
      return { input: { gameCode: lottery } }
    },
    refusals: { game_not_found: async () => ({ input: { gameCode: 'none' } }) },
  },
} satisfies Producers

import { is, string, type } from 'superstruct'
import type { LotteryDraw } from '#contract/play/draws/draw.ts'
import { type LotteryEvent, lotteryEventsPath } from '#contract/play/draws/lottery-event.ts'
import type { Lottery } from '#games/lottery/lotteries.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type Room, type Rooms, watchedRooms } from '#gateway/platform/events/rooms.ts'
import type { RoomSource } from '#gateway/platform/events/socket.ts'
import { gameRoom } from '#gateway/play/games/game-room.ts'
import { lotteryOfGame } from './at-lottery.ts'
import { drawClock, lastDraws, lastDrawsOf, openDrawsOf } from './draw-rows.ts'

/** The channel on which gateways tell each other that draws have moved; functions/lotteries.sql writes to it. */
export const lotteriesChannel = 'arara_lottery'

/** What was told last, by issue: its state and its result, which a correction changes. */
type Told = Map<string, string>
const toldOf = ({ state, result }: LotteryDraw): string => `${state} ${JSON.stringify(result)}`

/** The lotteries of this gateway: tells pages how their draws move. */
export interface LotteryRooms extends Pick<Rooms<Lottery>, 'join'> {
  close(): Promise<void>
}

/** Listens on the database until it is closed. @throws {DatabaseUnavailable} */
export async function openLotteryRooms({ database, log }: GatewayDeps): Promise<LotteryRooms> {
  async function drawsOf({ subject: { id } }: Room<Lottery, LotteryEvent, Told>) {
    // The clock first: a page that counts down by it is early rather than late.
    const now = await drawClock(database)
    const open = await openDrawsOf(database, id)
    const last = await lastDrawsOf(database, id, lastDraws)
    return { now: now.toISOString(), draws: [...last.reverse(), ...open] }
  }
  const keep = (told: Told, draws: readonly LotteryDraw[]) => {
    told.clear()
    for (const draw of draws) told.set(draw.issue, toldOf(draw))
  }
  const rooms = watchedRooms<Lottery, LotteryEvent, Told>(
    {
      begin: () => new Map(),
      async welcome(room) {
        const { now, draws } = await drawsOf(room)
        // Others who watch were told of no change that is seen here for the first time.
        if (room.told.size === 0) keep(room.told, draws)
        return { type: 'draws', now, draws }
      },
      async changed(room) {
        const { now, draws } = await drawsOf(room)
        const moved = draws.filter((draw) => room.told.get(draw.issue) !== toldOf(draw))
        keep(room.told, draws)
        if (moved.length > 0) room.tell({ type: 'draws', now, draws: moved })
      },
    },
    log,
  )
  const silence = await database.listen(
    lotteriesChannel,
    (payload) => {
      const lottery = movedLottery(payload)
      if (lottery !== undefined) rooms.refresh(lottery)
    },
    rooms.refreshAll,
  )
  return {
    join: rooms.join,
    async close() {
      rooms.close()
      await silence()
    },
  }
}

/** The socket of lotteries. */
export const lotteryRoom = (deps: GatewayDeps, rooms: LotteryRooms): RoomSource =>
  gameRoom(deps, lotteryEventsPath, ({ nodeId }) => lotteryOfGame(deps.database, nodeId), rooms)

const NoticeStruct = type({ lottery: string() })

/** The lottery of a notice; undefined for one of a newer gateway. */
function movedLottery(payload: string): string | undefined {
  const notice: unknown = JSON.parse(payload)
  return is(notice, NoticeStruct) ? notice.lottery : undefined
}

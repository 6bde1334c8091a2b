// A page that watches a shared table: it loses its connection now and then, and reads slowly for a while.
import { create } from 'superstruct'
import { WebSocket } from 'ws'
import { TableEventStruct, type TableState, tableEventsPath } from '#contract/play/tables/table.ts'
import type { Seat } from './seat.ts'

type Round = NonNullable<TableState['round']>

export class TableWatch {
  readonly #seat: Seat
  #socket: WebSocket | undefined
  #state: TableState | undefined
  /** The last result that was written down. */
  #seen = 0
  #isOver = false
  #wake: (() => void)[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(seat: Seat) {
    this.#seat = seat
  }

  open(): void {
    this.#connect()
    this.#misbehave()
  }

  close(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
    this.#socket?.terminate()
    this.#tell()
  }

  /** The next round that takes bets. @param after the number of the last one that was played; undefined at the end of the evening */
  async openRound(after: number): Promise<Round | undefined> {
    for (;;) {
      const round = this.#state?.round
      if (this.#isOver || this.#seat.isLeaving) return undefined
      if (round?.state === 'open' && round.number > after) return round
      await this.#seat.rest(60_000, new Promise<void>((resolve) => this.#wake.push(resolve)))
    }
  }

  /** The hands of a round, as far as they are known; undefined once it is over. */
  hands(number: number): unknown {
    const round = this.#state?.round
    if (this.#isOver || round?.number !== number || round.result !== null || round.state === 'void') return undefined
    return round.seats?.hands ?? 'waiting'
  }

  /** Resolves with the next news of the table, or after a second. */
  async changed(): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      this.#wake.push(resolve)
      timer = setTimeout(resolve, 1_000)
    })
    clearTimeout(timer)
  }

  #connect(): void {
    const { door, gameToken, chance } = this.#seat
    const url = (chance.often(0.5) ? door : chance.oneOf(this.#seat.doors.doors)).url
    // Frames of games have no origin.
    const headers = { Origin: 'null' }
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${tableEventsPath}`, {
      headers,
      handshakeTimeout: 10_000,
    })
    this.#socket = socket
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token: gameToken })))
    socket.on('error', () => undefined)
    socket.on('message', (data) => {
      const event = create(JSON.parse(String(data)), TableEventStruct)
      if (event.type !== 'table') return
      this.#hear(event.state)
    })
    socket.on('close', (code) => {
      // 1006: cut; 1001: the gateway stops. Any other code is a refusal.
      if (code !== 1006 && code !== 1001) this.#seat.trouble(`socket closed with ${code}`)
      if (this.#isOver || this.#socket !== socket) return
      setTimeout(() => this.#isOver || this.#connect(), chance.between(200, 1_500))
    })
  }

  #hear(state: TableState): void {
    // As a page does: a state that was read before a change may come after it.
    if (BigInt(state.moves) < BigInt(this.#state?.moves ?? '0')) return
    this.#state = state
    const { round } = state
    if (round && round.result !== null && round.number > this.#seen) {
      this.#seen = round.number
      this.#seat.sightings.saw(state.table, round)
    }
    this.#tell()
  }

  #tell(): void {
    const waiting = this.#wake
    this.#wake = []
    for (const wake of waiting) wake()
  }

  /** Cuts the connection some time from now, or reads nothing for some seconds. */
  #misbehave(): void {
    const { chance } = this.#seat
    this.#timer = setTimeout(
      () => {
        const socket = this.#socket
        if (socket?.readyState === WebSocket.OPEN) {
          if (chance.often(0.5)) socket.terminate()
          else {
            socket.pause()
            setTimeout(() => socket.resume(), chance.between(1_000, 15_000))
          }
        }
        this.#misbehave()
      },
      chance.between(5_000, 60_000),
    )
  }
}

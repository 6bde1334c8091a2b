import type { GatewayDeps } from '#gateway/deps.ts'
import { operatorDays } from '#gateway/platform/settings/time-zone.ts'
import type { Day } from '#lib/civil-days.ts'
import { offsetIn } from '#lib/civil-days.ts'
import type { Acts } from './acts.ts'
import { type Ask, clientOf, Refused } from './client.ts'
import { deviceOf, strangersDevice } from './devices.ts'
import { type DemoPerson, newcomers } from './people.ts'
import { planVisit } from './plan-visit.ts'
import { stranger } from './stranger.ts'
import {
  arrivalChance,
  habitsAt,
  lookSeconds,
  type Random,
  strangersInHour,
  strangersPerNewcomer,
  usualPlayers,
} from './usual-evening.ts'
import { visit } from './visit.ts'

/** Refusals that concern everybody and pass. */
const closedFor = new Set(['system_maintenance', 'region_restricted', 'service_unavailable', 'rate_limited'])
const restMs = 2 * 60_000
/** A shorter visit is none. */
const leastMinutes = 5

interface Standing {
  readonly person: DemoPerson
  /** The civil day of the last visit, and the minutes of play on it. */
  day?: Day
  minutes: number
  isHere: boolean
  /** The member comes on no earlier moment, in milliseconds. */
  restsUntil: number
}

interface Due {
  at: number
  readonly acts: Acts
  /** Undefined for strangers. */
  readonly standing?: Standing
  readonly since: number
}

export interface LifeOptions {
  readonly people: readonly DemoPerson[]
  readonly ask: Ask
  readonly random: Random
}

/** The people of a demonstration, who come, play and leave. It acts when it is told to, at the time of `deps`. */
export interface DemoLife {
  /** Runs what is due, at most one act. @returns milliseconds until something is due, 0 if it may be at once */
  step(): Promise<number>
}

/**
 * Nothing of it is stored: whoever plays when the gateway stops has closed the browser. The gateway keeps the limits of the day.
 */
export function demoLife(deps: GatewayDeps, { people, ask, random }: LifeOptions): DemoLife {
  const standings = people.map(standingOf)
  const queue: Due[] = []
  const told = new Set<string>()
  let [nextLook, closedUntil] = [0, 0]

  return {
    async step() {
      const now = deps.now().getTime()
      if (nextLook <= now) {
        nextLook = now + lookSeconds * 1000
        if (closedUntil <= now) await look(now).catch((thrown: unknown) => close(now, thrown))
        return 0
      }
      const [first] = queue.sort((one, other) => one.at - other.at)
      if (!first || first.at > now) return Math.min(first?.at ?? nextLook, nextLook) - now
      await act(first)
      return 0
    },
  }

  /** Lets at most one member and one stranger come, as is usual at this hour. */
  async function look(now: number): Promise<void> {
    const { today, timeZone } = await operatorDays(deps.database, new Date(now))
    const hour = ((((now / 60_000 + offsetIn(timeZone, now)) / 60) % 24) + 24) % 24
    const playing = standings.filter(({ isHere }) => isHere).length
    if (random() < arrivalChance(playing, usualPlayers(hour))) {
      const ready = standings.filter((standing) => canCome(standing, today, now))
      const standing = ready[Math.floor(random() * ready.length)]
      if (standing) come(standing, today, now)
    }
    if (random() < (strangersInHour(hour) * lookSeconds) / 3600) welcome(now, today)
  }

  function canCome(standing: Standing, today: Day, now: number): boolean {
    if (standing.day !== today) standing.minutes = 0
    const left = habitsAt(standing.person.place).dayMinutes - standing.minutes
    return !standing.isHere && standing.restsUntil <= now && left >= leastMinutes
  }

  function come(standing: Standing, today: Day, now: number): void {
    const { account, place } = standing.person
    const habits = habitsAt(place)
    const isFirst = standing.day !== today
    Object.assign(standing, { day: today, isHere: true })
    const intent = planVisit(random, habits, habits.dayMinutes - standing.minutes)
    const client = clientOf(ask, deps.now, deviceOf(place))
    const { now: clock } = deps
    const acts = visit({ account, habits, intent, isFirst, client, random, now: clock })
    queue.push({ at: now, acts, standing, since: now })
  }

  /** A stranger follows a link. One in some registers, as long as there are names, and then plays. */
  function welcome(now: number, today: Day): void {
    const isNew = ({ account }: DemoPerson) => !standings.some(({ person }) => person.account === account)
    const person = random() < 1 / strangersPerNewcomer ? newcomers.find(isNew) : undefined
    const joined = (joining: DemoPerson) => {
      const standing = standingOf(joining)
      standings.push(standing)
      come(standing, today, deps.now().getTime() + 60_000)
    }
    const client = clientOf(ask, deps.now, strangersDevice(random))
    queue.push({ at: now, acts: stranger({ client, random, person, joined }), since: now })
  }

  async function act(due: Due): Promise<void> {
    try {
      const { done, value } = await due.acts.next()
      const now = deps.now().getTime()
      if (!done) due.at = now + value * 1000
      else leave(due, now + 30 * 60_000)
    } catch (thrown) {
      refused(due, thrown)
    }
  }

  /** Nobody comes for a while: the database does not answer. */
  function close(now: number, thrown: unknown): void {
    closedUntil = now + restMs
    tell(thrown, 'error')
  }

  function leave(due: Due, restsUntil: number): void {
    queue.splice(queue.indexOf(due), 1)
    if (!due.standing) return
    due.standing.isHere = false
    due.standing.minutes += (deps.now().getTime() - due.since) / 60_000
    due.standing.restsUntil = restsUntil
  }

  /** A player who is refused stops for the day. What is no refusal is logged, once for each kind. */
  function refused(due: Due, thrown: unknown): void {
    const now = deps.now().getTime()
    if (thrown instanceof Refused && closedFor.has(thrown.code)) {
      closedUntil = now + restMs
      leave(due, closedUntil)
      return
    }
    leave(due, now)
    if (due.standing) due.standing.minutes = Number.POSITIVE_INFINITY
    const isAnswer = thrown instanceof Refused && thrown.status < 500
    tell(thrown, isAnswer ? 'debug' : 'error')
  }

  function tell(thrown: unknown, level: 'debug' | 'error'): void {
    const kind = thrown instanceof Error ? thrown.message : String(thrown)
    if (told.has(kind)) return
    told.add(kind)
    deps.log[level]({ err: thrown }, 'a demo member stopped')
  }
}

const standingOf = (person: DemoPerson): Standing => ({
  ...{ person, minutes: 0, isHere: false, restsUntil: 0 },
})

import { motionRandom } from '#games/kit/motion-random.ts'
import { pockets, wheelOrder } from '#games/roulette/wheel.ts'
import {
  bowl,
  cruise,
  deflectors,
  fallOfBall,
  leaving,
  type Moment,
  momentsPerSecond,
  pocketAngle,
  turn,
} from './ball-fall.ts'

/** The shortest and the longest time in which the ball comes to rest, in milliseconds. */
export const [leastMs, mostMs] = [3000, 12_000]

/** How long the wheel turns on with the ball in its pocket, in seconds. */
const coast = 1.6
/** How long the hand takes that throws the ball, in seconds. */
const throwing = 0.3
/** By which part of itself the ball on the track slows down in a second. */
const drag = 0.26
/** How long the last thousandths of a pocket take to its middle, in seconds. */
const settling = 0.3

/** A ball on its way to a pocket. Times in milliseconds from its throw, angles in radians, clockwise from above. */
export interface RouletteMotion {
  /** When the ball lies in its pocket. */
  readonly restMs: number
  /** When the wheel stands. */
  readonly endMs: number
  /** Angle of the wheel: where zero is. */
  readonly wheelAt: (ms: number) => number
  /** Where the ball is in the room; its radius in those of the bowl. */
  readonly ballAt: (ms: number) => Moment
}

/** The angle of a pocket on the wheel, from zero. */
export const angleOfPocket = (pocket: number): number => wheelOrder.indexOf(pocket) * pocketAngle

/**
 * The way of the ball to a pocket that was decided before. The ball falls by the laws of motion, wherever it may end. Because the bowl
 * looks the same after an eighth of a turn, and the wheel after one pocket, the wheel can meet that fall with any of its pockets: it only
 * has to be pushed a little more or less while the ball is still on the track.
 *
 * @param pocket where the ball ends
 * @param seed the same seed gives the same way on every screen
 * @param ms when the ball comes to rest, from {@link leastMs} to {@link mostMs}
 * @param from angle of the wheel before
 * @throws {RangeError} for another time or a pocket that does not exist
 */
export function rouletteMotion(pocket: number, seed: number, ms: number, from = 0): RouletteMotion {
  if (!(ms >= leastMs && ms <= mostMs) || !wheelOrder.includes(pocket))
    throw new RangeError(`no way to ${pocket} in ${ms} ms`)
  const fall = fallOfBall(motionRandom(seed))
  const fallen = (fall.moments.length - 1) / momentsPerSecond
  const circling = ms / 1000 - fallen
  // The wheel's angle when the ball leaves the track, and by how many eighths of a turn the fall is turned for it.
  const needed = fall.pocket - angleOfPocket(pocket)
  const eighth = turn / deflectors
  const way = cruise * circling
  // With less than a third of the way at full speed, the wheel would first have to turn back.
  const eighths = Math.max(
    Math.round((from + 0.6 * way - needed) / eighth),
    Math.ceil((from + 0.34 * way - needed) / eighth),
  )
  const leavingWheel = needed + eighths * eighth
  const push = pushed(from, leavingWheel, circling)
  const track = onTrack(circling)
  const start = fall.moments[0]?.angle ?? 0
  const settled = settledFall(fall.moments, fall.pocket)
  const restS = ms / 1000

  const wheelAt = (at: number) => {
    const seconds = at / 1000
    if (seconds < circling) return push(Math.max(0, seconds))
    const until = leavingWheel + cruise * (Math.min(seconds, restS) - circling)
    const slowing = Math.min(1, Math.max(0, (seconds - restS) / coast))
    return until + (cruise * coast * (1 - (1 - slowing) ** 3)) / 3
  }
  const ballAt = (at: number): Moment => {
    const seconds = at / 1000
    const turned = eighths * eighth
    if (seconds < circling) return { angle: start + turned - track(Math.max(0, seconds)), radius: bowl.track }
    if (seconds < restS) {
      const { angle, radius } = settled(seconds - circling)
      return { angle: angle + turned, radius }
    }
    return { angle: wheelAt(at) + fall.pocket - needed, radius: bowl.pocket }
  }
  return { restMs: ms, endMs: ms + 1000 * coast, wheelAt, ballAt }
}

/** The wheel from rest at one angle to {@link cruise} at another, smooth at both ends. */
function pushed(from: number, to: number, seconds: number): (at: number) => number {
  return (at) => {
    const part = at / seconds
    return from + (to - from) * part * part * (3 - 2 * part) + cruise * seconds * part * part * (part - 1)
  }
}

/** How far the ball on the track still has to go until it leaves it (negative, as it runs against the wheel). */
function onTrack(circling: number): (at: number) => number {
  const hand = Math.min(throwing, circling / 2)
  // After the throw its speed falls to the one at which it leaves.
  const rest = (at: number) => (leaving * (Math.exp(drag * (circling - at)) - 1)) / drag
  const speed = leaving * Math.exp(drag * (circling - hand))
  return (at) => {
    if (at >= hand) return rest(at)
    const part = at / hand
    // The throw: from rest to full speed.
    return rest(hand) + speed * hand * (0.5 - part * part * part * (1 - part / 2))
  }
}

/** The fall between its moments, with its end exactly in the middle of the pocket. */
function settledFall(moments: readonly Moment[], pocket: number): (at: number) => Moment {
  const last = moments.length - 1
  const end = moments[last] ?? { angle: 0, radius: 0 }
  const seconds = last / momentsPerSecond
  const off = { angle: cruise * seconds + pocket - end.angle, radius: bowl.pocket - end.radius }
  return (at) => {
    const place = Math.min(last, at * momentsPerSecond)
    const before = moments[Math.floor(place)] ?? end
    const after = moments[Math.ceil(place)] ?? end
    const part = place - Math.floor(place)
    const late = Math.max(0, 1 - (seconds - at) / settling)
    const close = late * late * (3 - 2 * late)
    return {
      angle: before.angle + (after.angle - before.angle) * part + off.angle * close,
      radius: before.radius + (after.radius - before.radius) * part + off.radius * close,
    }
  }
}

/** The pocket in which a ball lies at an angle of the wheel. */
export function pocketUnder(angle: number): number {
  const place = Math.round(angle / pocketAngle) % pockets
  return wheelOrder[(place + pockets) % pockets] ?? 0
}

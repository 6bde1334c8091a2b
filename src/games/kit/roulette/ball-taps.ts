import { apart, passes, type Tap } from '#games/sound/taps.ts'
import { bowl, deflectors, momentsPerSecond, turn } from './ball-fall.ts'
import { pocketUnder, type RouletteMotion } from './motion.ts'

/** How finely the fall is looked at, in milliseconds: as finely as it is known. */
const look = 1000 / momentsPerSecond
/** From which sudden change of the ball's speed on a blow can be heard, and at which it is as loud as can be, in radii per second. */
const [leastBlow, fullBlow] = [0.3, 0.95]
/** Blows that follow sooner than this sound as one, in milliseconds. */
const least = 30

/**
 * What is heard of a ball on its way: the track below it as it passes each eighth of the bowl, the blows of deflectors and frets, and the
 * pocket. All of it follows from the way that is drawn, so it tells nothing sooner than the picture.
 */
export function ballTaps(motion: RouletteMotion): Tap[] {
  const falls = leavesTrack(motion)
  const track = passes((at) => motion.ballAt(at).angle / (turn / deflectors), 0, falls)
  const taps = [
    // The slower the ball, the softer it rolls.
    ...track.map((at, index): Tap => ({ name: 'ball-track', at, loud: 1 - (0.5 * index) / track.length })),
    ...blowsOf(motion, falls),
    { name: 'ball-pocket', at: entersPocket(motion, falls) } satisfies Tap,
  ]
  return taps.sort((one, other) => one.at - other.at)
}

/** When the ball leaves the track, in milliseconds. */
function leavesTrack({ restMs, ballAt }: RouletteMotion): number {
  let at = 0
  while (at < restMs && ballAt(at).radius > bowl.track - 0.004) at += look
  return at
}

/** When the ball drops into the pocket that it does not leave any more. */
function entersPocket({ restMs, ballAt, wheelAt }: RouletteMotion, falls: number): number {
  const pocketAt = (at: number) => pocketUnder(ballAt(at).angle - wheelAt(at))
  let at = restMs
  while (at > falls && pocketAt(at - look) === pocketAt(restMs)) at -= look
  while (at < restMs && ballAt(at).radius > bowl.pocket) at += look
  return Math.min(at, restMs)
}

/** Where the ball suddenly moves on in another way: at deflectors above the wheel, at frets in it. */
function blowsOf({ restMs, ballAt }: RouletteMotion, falls: number): Tap[] {
  const count = Math.floor((restMs - falls) / look)
  const blows = Array.from({ length: count }, (_, index) => {
    const at = falls + index * look
    const [before, now, after] = [ballAt(at - look), ballAt(at), ballAt(at + look)]
    const aside = now.radius * (after.angle - 2 * now.angle + before.angle)
    const outward = after.radius - 2 * now.radius + before.radius
    return { at, size: (Math.hypot(aside, outward) / look) * 1000, isFret: now.radius < bowl.rotor }
  })
  const sizeOf = (index: number) => blows[index]?.size ?? 0
  const heard = blows.filter(
    ({ size }, index) => size >= leastBlow && size >= sizeOf(index - 1) && size > sizeOf(index + 1),
  )
  return apart(heard, least).map(({ at, size, isFret }) => ({
    ...{ name: isFret ? 'ball-fret' : 'ball-deflector', at, loud: Math.min(1, size / fullBlow) ** 2 },
  }))
}

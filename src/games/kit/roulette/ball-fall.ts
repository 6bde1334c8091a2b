import { pockets } from '#games/roulette/wheel.ts'

/** A moment of the ball. Angles in radians, clockwise; distances in radii of the bowl; times in seconds. */
export interface Moment {
  /** Angle of the ball in the room. */
  readonly angle: number
  readonly radius: number
}

/** A whole turn. */
export const turn = 2 * Math.PI
/** The angle that one pocket takes. */
export const pocketAngle = turn / pockets

/** Where the parts of the bowl are, in its radii. The drawing has the same. */
export const bowl = {
  track: 0.925,
  deflectors: 0.825,
  rotor: 0.745,
  fretsEnd: 0.62,
  pocket: 0.545,
  cone: 0.485,
} as const
export const deflectors = 8

/** The ball's speed in radians per second when the track cannot hold it any more. Negative: against the wheel. */
export const leaving = -5.4
/** The wheel's speed while the ball falls, in radians per second. */
export const cruise = 1.9

/** Steps of the integration per second, and every how many of them a moment is kept. */
const steps = 1920
const kept = 16
/** Moments per second. */
export const momentsPerSecond = steps / kept
/** The longest fall that is computed, in seconds. */
const longest = 4

interface Ball {
  angle: number
  speed: number
  radius: number
  /** Outwards, in radii per second. */
  outward: number
}

/**
 * Lets the ball leave the track and fall into a pocket. Every force is finite (walls, deflectors and frets are steep slopes), so place and
 * speed never jump. The first deflector is at angle 0. The wheel turns with {@link cruise} from angle 0, with the middle of a pocket
 * there.
 *
 * @param random gives where the ball leaves the track and how lively it is, from 0 to below 1
 * @returns moments until the ball lies still in a pocket, and the angle of that pocket on the wheel
 */
export function fallOfBall(random: () => number): { readonly moments: readonly Moment[]; readonly pocket: number } {
  const ball: Ball = { angle: random() * turn, speed: leaving, radius: bowl.track, outward: 0 }
  const liveliness = 0.75 + 0.6 * random()
  const moments: Moment[] = []
  let still = 0
  for (let step = 0; step < longest * steps; step++) {
    if (step % kept === 0) {
      moments.push({ angle: ball.angle, radius: ball.radius })
      const wheel = (cruise * step) / steps
      still = isStill(ball, wheel) ? still + 1 : 0
      if (still > momentsPerSecond / 10) return { moments, pocket: nearestPocket(ball.angle - wheel) }
    }
    advance(ball, (cruise * step) / steps, liveliness)
  }
  return { moments, pocket: nearestPocket(ball.angle - cruise * longest) }
}

const nearestPocket = (angle: number) => Math.round(angle / pocketAngle) * pocketAngle

function isStill({ angle, speed, radius, outward }: Ball, wheel: number): boolean {
  const off = angle - wheel
  return (
    radius < bowl.fretsEnd &&
    Math.abs(speed - cruise) < 0.12 &&
    Math.abs(outward) < 0.03 &&
    Math.abs(off - nearestPocket(off)) < 0.012
  )
}

/** A slope from 0 to 1 between two radii, smooth at both ends. */
function rise(radius: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (radius - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

/** One step of the integration (semi-implicit Euler). */
function advance(ball: Ball, wheel: number, liveliness: number): void {
  const dt = 1 / steps
  const { angle, speed, radius, outward } = ball
  // In the bowl the slope pulls inwards, and the ball's own speed outwards; the track's edge holds it in.
  const inRotor = 1 - rise(radius, bowl.fretsEnd, bowl.rotor)
  const pull = -(bowl.track * leaving * leaving * 1.01) * (1 - 0.55 * inRotor)
  let force = pull + radius * speed * speed * (1 - 0.7 * inRotor)
  if (radius > bowl.track) force -= 4000 * (radius - bowl.track)
  // The cone in the middle of the wheel and the outer edge of the pockets throw the ball back.
  if (radius < bowl.cone + 0.06) force += 2600 * (bowl.cone + 0.06 - radius) - 9 * outward
  let twist = -0.1 * speed
  // Deflectors: a ridge each, on which the ball is slowed and thrown aside.
  const near = Math.exp(-(((radius - bowl.deflectors) / 0.022) ** 2))
  if (near > 0.001) {
    const wave = Math.cos(deflectors * angle)
    const ridge = near * Math.max(0, wave) ** 6
    twist += ridge * (-14 * speed * liveliness + 40 * Math.sin(deflectors * angle))
    force += ridge * 70 * liveliness
  }
  // Frets: the ball climbs over them while it is fast, is thrown out by them, and stays between two when it is slow.
  const off = angle - wheel
  const relative = speed - cruise
  if (inRotor > 0) {
    const fret = (1 - Math.cos(off * pockets)) / 2
    const hold = inRotor * 9.5
    twist -= hold * pockets * 0.5 * Math.sin(off * pockets)
    twist -= inRotor * (1.1 + 5.5 * fret) * relative
    force += inRotor * fret * Math.min(34, Math.abs(relative) * 12) * liveliness
    // In the pocket the ball rolls to its middle.
    force -= inRotor * (1.5 + 3.5 * Math.exp(-Math.abs(relative))) * outward
    const calm = Math.exp(-relative * relative * 0.5)
    twist -= inRotor * calm * 9 * relative
  }
  ball.speed += twist * dt
  ball.outward += force * dt
  ball.angle += ball.speed * dt
  ball.radius += ball.outward * dt
}

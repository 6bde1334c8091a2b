import { between, type Habits, mostlyFirst, oneOf, type Random } from './usual-evening.ts'

/** What a member has in mind when they come. */
export interface Intent {
  readonly minutes: number
  readonly stake: bigint
  /** The member leaves with that much more or less than at the start, in minor units. */
  readonly winEnough: bigint
  readonly loseEnough: bigint
}

/**
 * A visit of a quarter of an hour to an hour, sometimes longer, at one of the member's stakes. Own choice: most stop when a third to
 * all of the usual deposit is lost, or two to five deposits are won.
 *
 * @param minutesLeft of the member's own limit for the day
 */
export function planVisit(random: Random, habits: Habits, minutesLeft: number): Intent {
  const wanted = between(random, 6, 24) + between(random, 4, 20) + (random() < 0.2 ? between(random, 10, 40) : 0)
  return {
    minutes: Math.min(wanted, minutesLeft),
    stake: mostlyFirst(random, habits.stakes),
    winEnough: habits.deposit * BigInt(between(random, 2, 5)),
    loseEnough: (habits.deposit * BigInt(between(random, 35, 100))) / 100n,
  }
}

/** What has happened in a visit. */
export interface Course {
  /** Minutes since the member came. */
  readonly minutes: number
  readonly balance: bigint
  /** Wins minus stakes. */
  readonly net: bigint
  /** Rounds lost in a row. */
  readonly lostInRow: number
  readonly deposits: number
}

export type Step =
  | { readonly act: 'spin'; readonly stake: bigint; readonly afterSeconds: number }
  | { readonly act: 'deposit'; readonly amount: bigint; readonly afterSeconds: number }
  | { readonly act: 'change-game'; readonly afterSeconds: number }
  | { readonly act: 'leave'; readonly afterSeconds: number }

/** The next act of a member who sits at a game. */
export function nextStep(random: Random, habits: Habits, intent: Intent, course: Course): Step {
  const { net, balance, lostInRow, deposits } = course
  if (course.minutes >= intent.minutes || net >= intent.winEnough || -net >= intent.loseEnough)
    return { act: 'leave', afterSeconds: between(random, 2, 9) }
  if (lostInRow >= habits.patience) return { act: 'leave', afterSeconds: between(random, 2, 6) }
  const stake = nextStake(random, habits, intent)
  if (balance < stake) {
    // Whoever has paid in twice in a visit has had enough.
    if (deposits >= 2) return { act: 'leave', afterSeconds: between(random, 3, 12) }
    return { act: 'deposit', amount: depositOf(random, habits), afterSeconds: between(random, 10, 40) }
  }
  if (random() < 0.015) return { act: 'change-game', afterSeconds: between(random, 5, 20) }
  return { act: 'spin', stake, afterSeconds: pauseBetweenRounds(random) }
}

/** Around the member's usual deposit, in whole tens and at least ten, as people type it. */
export function depositOf(random: Random, { deposit }: Habits): bigint {
  const ten = 10_00n
  const wanted = (deposit * BigInt(between(random, 60, 150))) / 100n
  return wanted < ten ? ten : (wanted / ten) * ten
}

/** Seconds until the next round. Now and then somebody answers the door. */
function pauseBetweenRounds(random: Random): number {
  if (random() < 0.04) return between(random, 50, 180)
  return between(random, 7, 20)
}

/** Mostly the stake of the visit; now and then another one, and rarely a bold one. */
function nextStake(random: Random, habits: Habits, { stake }: Intent): bigint {
  const chance = random()
  if (chance < 0.01) return stake * 4n
  return chance < 0.08 ? oneOf(random, habits.stakes) : stake
}

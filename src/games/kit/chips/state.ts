/** What lies on the places of a table, in minor units, in the order of the first chip. No place has a sum of zero. */
export type Bets = ReadonlyMap<string, bigint>

/** A sum to put on a place. */
export interface Chips {
  readonly place: string
  /** In minor units, above zero. */
  readonly sum: bigint
}

/** What the table and the wallet allow, in minor units. The gateway checks the same again; this only answers sooner. */
export interface ChipLimits {
  /** The most that may lie on a place. */
  readonly mostAt: (place: string) => bigint
  /** The most of all places together. */
  readonly mostOfRound: bigint
  /** Whether the bets could win more than the table pays; left out where it has no such limit. */
  readonly wouldWinTooMuch?: (bets: Bets) => boolean
  /** What the member has. */
  readonly funds: bigint
}

/** Why chips were not put down. */
export type ChipRefusal = 'place' | 'round' | 'funds' | 'win'

export interface ChipsState {
  readonly bets: Bets
  /** The bets before each step of this round, for taking steps back. */
  readonly before: readonly Bets[]
  /** The bets of the last round that was played. */
  readonly last: Bets
  /** Why the last step changed nothing, if it was refused, and at which place if one was full. */
  readonly refusal: { readonly reason: ChipRefusal; readonly place?: string } | undefined
}

export type ChipsAction =
  /** Puts all of the chips, or none of them. */
  | { readonly type: 'place'; readonly chips: readonly Chips[] }
  /** Takes everything off one place. */
  | { readonly type: 'lift'; readonly place: string }
  | { readonly type: 'undo' }
  | { readonly type: 'clear' }
  /** Puts as much again on every place. */
  | { readonly type: 'double' }
  /** Puts the bets of the last round, instead of those that lie there. */
  | { readonly type: 'repeat' }
  /** The round took these bets: the table is empty for the next one. */
  | { readonly type: 'played' }

/** A table without chips. */
export const noChips: ChipsState = { bets: new Map(), before: [], last: new Map(), refusal: undefined }

/** The sum of all bets in minor units. */
export function totalOf(bets: Bets): bigint {
  let total = 0n
  for (const sum of bets.values()) total += sum
  return total
}

/** The state after a step. A step that would exceed a limit changes nothing but {@link ChipsState.refusal}. */
export function afterStep(state: ChipsState, action: ChipsAction, limits: ChipLimits): ChipsState {
  switch (action.type) {
    case 'place':
      return checked(state, withChips(state.bets, action.chips), limits)
    case 'lift':
      return moved(state, without(state.bets, action.place))
    case 'double':
      return checked(state, withChips(state.bets, chipsOf(state.bets)), limits)
    case 'repeat':
      return state.last.size === 0 ? allowed(state) : checked(state, state.last, limits)
    case 'clear':
      return moved(state, new Map())
    case 'undo':
      return {
        ...state,
        bets: state.before.at(-1) ?? state.bets,
        before: state.before.slice(0, -1),
        refusal: undefined,
      }
    case 'played':
      return state.bets.size === 0 ? allowed(state) : { ...noChips, last: state.bets }
  }
}

const chipsOf = (bets: Bets): Chips[] => [...bets].map(([place, sum]) => ({ place, sum }))

function withChips(bets: Bets, chips: readonly Chips[]): Bets {
  const next = new Map(bets)
  for (const { place, sum } of chips) if (sum > 0n) next.set(place, (next.get(place) ?? 0n) + sum)
  return next
}

function without(bets: Bets, place: string): Bets {
  const next = new Map(bets)
  next.delete(place)
  return next
}

const allowed = (state: ChipsState): ChipsState => (state.refusal ? { ...state, refusal: undefined } : state)

function moved(state: ChipsState, bets: Bets): ChipsState {
  if (isSame(bets, state.bets)) return allowed(state)
  return { ...state, bets, before: [...state.before, state.bets], refusal: undefined }
}

function checked(state: ChipsState, bets: Bets, limits: ChipLimits): ChipsState {
  const refusal = refusalOf(bets, limits)
  return refusal ? { ...state, refusal } : moved(state, bets)
}

function refusalOf(bets: Bets, limits: ChipLimits): ChipsState['refusal'] {
  const { mostAt, mostOfRound, wouldWinTooMuch, funds } = limits
  for (const [place, sum] of bets) if (sum > mostAt(place)) return { reason: 'place', place }
  const total = totalOf(bets)
  if (total > mostOfRound) return { reason: 'round' }
  if (total > funds) return { reason: 'funds' }
  return wouldWinTooMuch?.(bets) ? { reason: 'win' } : undefined
}

const isSame = (one: Bets, other: Bets): boolean =>
  one.size === other.size && [...one].every(([place, sum]) => other.get(place) === sum)

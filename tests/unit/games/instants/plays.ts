import type { Struct } from 'superstruct'
import { ShownBaccaratStruct } from '#games/baccarat/wire.ts'
import { ShownBingoStruct } from '#games/bingo/wire.ts'
import { decisions } from '#games/blackjack/table.ts'
import { ShownBlackjackStruct } from '#games/blackjack/wire.ts'
import { ShownDiceStruct } from '#games/dice/wire.ts'
import { ShownDragonTigerStruct } from '#games/dragon-tiger/wire.ts'
import { ShownHiLoStruct } from '#games/hilo/wire.ts'
import { instants } from '#games/instants/all.ts'
import type { InstantRound, Json, OfferedBet } from '#games/instants/instant.ts'
import type { InstantName } from '#games/instants/names.ts'
import { ShownKenoStruct } from '#games/keno/wire.ts'
import { ShownLimboStruct } from '#games/limbo/wire.ts'
import { ShownMinesStruct } from '#games/mines/wire.ts'
import { ShownMoneyWheelStruct } from '#games/money-wheel/wire.ts'
import { ShownPlinkoStruct } from '#games/plinko/wire.ts'
import { ShownLightningStruct, ShownRouletteStruct } from '#games/roulette/wire.ts'
import { ShownScratchStruct } from '#games/scratch/wire.ts'
import { ShownSicBoStruct } from '#games/sic-bo/wire.ts'
import { ShownVideoPokerStruct } from '#games/video-poker/wire.ts'
import { ShownWheelStruct } from '#games/wheel/wire.ts'

interface Sample {
  /** Choices for a stake of 120. */
  readonly choices: readonly Json[]
  /** Decisions that may mean something at some moment of a round. */
  readonly decisions?: (turn: number) => readonly Json[]
  readonly shown: Struct<unknown, unknown>
}

const struct = (shown: unknown) => shown as Struct<unknown, unknown>
/** Bets that share the stake of 120. */
const bets = (...places: readonly string[]): Json => ({
  bets: places.map((bet) => ({ bet, stake: `${120 / places.length}` })),
})

/** For every game, what may be chosen and decided in it, and the struct of what it shows. */
export const samples: Readonly<Record<InstantName, Sample>> = {
  baccarat: {
    choices: [bets('player'), bets('banker', 'tie'), bets('player-pair', 'banker-pair', 'either-pair')],
    shown: struct(ShownBaccaratStruct),
  },
  bingo: { choices: [{ tickets: 1 }, { tickets: 6 }], shown: struct(ShownBingoStruct) },
  blackjack: { choices: [null], decisions: () => decisions, shown: struct(ShownBlackjackStruct) },
  dice: {
    choices: [
      { side: 'over', target: 200 },
      { side: 'under', target: 5_000 },
    ],
    shown: struct(ShownDiceStruct),
  },
  'dragon-tiger': {
    choices: [bets('dragon', 'tiger'), bets('tie', 'suited-tie')],
    shown: struct(ShownDragonTigerStruct),
  },
  hilo: {
    choices: [null],
    decisions: (at) => ['cash-out', ...['higher', 'lower', 'skip'].map((move) => ({ at, move }))],
    shown: struct(ShownHiLoStruct),
  },
  keno: { choices: [{ picks: [1, 17, 40], risk: 'low' }], shown: struct(ShownKenoStruct) },
  'lightning-roulette': {
    choices: [bets('straight-0', 'red', 'split-0-3'), bets('straight-7')],
    shown: struct(ShownLightningStruct),
  },
  limbo: { choices: [{ target: 101 }, { target: 100_000 }], shown: struct(ShownLimboStruct) },
  mines: {
    choices: [{ mines: 1 }, { mines: 12 }],
    decisions: () => ['cash-out', ...Array.from({ length: 25 }, (_, pick) => ({ pick }))],
    shown: struct(ShownMinesStruct),
  },
  'money-wheel': { choices: [bets('1', '2', '5', '10', '20', '40')], shown: struct(ShownMoneyWheelStruct) },
  plinko: {
    choices: [
      { rows: 8, risk: 'low' },
      { rows: 16, risk: 'high' },
    ],
    shown: struct(ShownPlinkoStruct),
  },
  roulette: { choices: [bets('straight-17', 'corner-25-26-28-29', 'dozen-2')], shown: struct(ShownRouletteStruct) },
  scratch: { choices: [{ risk: 'low' }, { risk: 'high' }], shown: struct(ShownScratchStruct) },
  'sic-bo': { choices: [bets('small', 'total-9', 'single-4', 'combination-2-5')], shown: struct(ShownSicBoStruct) },
  'video-poker': {
    choices: [null],
    decisions: () => Array.from({ length: 32 }, (_, hold) => ({ hold })),
    shown: struct(ShownVideoPokerStruct),
  },
  wheel: {
    choices: [
      { segments: 10, risk: 'low' },
      { segments: 50, risk: 'high' },
    ],
    shown: struct(ShownWheelStruct),
  },
}

export const mostWin = 1_000_000_00n

/** A bet of 120 that is offered. */
export function offeredBet(name: InstantName, choice: Json, limit = mostWin): OfferedBet {
  const bet = instants[name].bet(120n, choice, limit)
  if (!bet) throw new RangeError(`${name} does not offer ${JSON.stringify(choice)}`)
  return bet
}

/** The decisions that mean something now. */
export const openDecisions = (name: InstantName, round: InstantRound, turn: number): readonly Json[] =>
  (samples[name].decisions?.(turn) ?? []).filter((decision) => round.may(decision))

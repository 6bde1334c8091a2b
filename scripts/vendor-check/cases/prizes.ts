import { type Case, inOrder } from '../case.ts'
import type { Step } from '../desk.ts'
import { back, bet, paid } from './order.ts'

const prize: Step = { call: 'promoWin', gets: 'ok', value: { replayed: false }, changes: 2500 }
const round: Step = { call: 'betwin', gets: 'ok', changes: 400 }
const correct = (amount: number): Step => ({
  call: 'adjustment',
  with: { betId: 'betwin', amount: amount.toString() },
  gets: 'ok',
  changes: amount,
})
const asked = (transactionId: string, kind: string, state = 'done'): Step => ({
  call: 'status',
  with: { transactionId },
  gets: 'ok',
  value: { kind, state },
})

/** Prizes, corrections, and questions about what happened. */
export const prizeCases: readonly Case[] = [
  inOrder('a prize needs no bet', prize),
  inOrder('a prize of an unknown player', { call: 'promoWin', with: { playerId: 'nobody' }, gets: 'unknown_player' }),
  inOrder('a prize of an unknown game', { call: 'promoWin', with: { gameId: 'no-such-game' }, gets: 'unknown_game' }),
  inOrder('a correction adds to a win', round, correct(300)),
  inOrder('a correction takes back', round, correct(-300)),
  inOrder('a correction of a bet that won nothing', { ...round, with: { win: '0' }, changes: -500 }, correct(500)),
  inOrder('a correction of an unknown bet', { call: 'adjustment', gets: 'bet_unknown' }),
  inOrder('a correction of a bet that was rolled back', bet, back, { call: 'adjustment', gets: 'rolled_back' }),
  {
    name: 'a correction takes no more than the wallet has',
    async run(desk) {
      await desk.ask(round)
      const { book } = desk.current
      const amount = (-book - 1n).toString()
      const value = { balance: book.toString() }
      await desk.ask({ call: 'adjustment', with: { betId: 'betwin', amount }, gets: 'not_enough_money', value })
    },
  },
  inOrder(
    'status of an open bet',
    bet,
    { ...asked('bet', 'bet'), value: { kind: 'bet', state: 'done', bet: 'open' } },
    back,
  ),
  inOrder('status of a bet that won', bet, paid, { call: 'status', gets: 'ok', value: { bet: 'won' } }),
  inOrder('status of a win', bet, paid, asked('win', 'win')),
  inOrder('status of bet and win in one request', round, asked('betwin', 'betwin')),
  inOrder('status of a rollback', bet, back, asked('rollback', 'rollback')),
  inOrder('status of a prize', prize, asked('prize', 'promoWin')),
  inOrder('status of a correction', round, correct(300), asked('correction', 'adjustment')),
  inOrder(
    'status of a bet that was refused',
    { call: 'bet', with: { currency: 'XTS' }, gets: 'wrong_currency' },
    asked('bet', 'bet', 'refused'),
  ),
  inOrder(
    'status of a bet that was rolled back before it came',
    { call: 'rollback', gets: 'ok', value: { found: false } },
    { call: 'status', gets: 'ok', value: { state: 'rolled_back' } },
  ),
  inOrder('status of a transaction that never came', { call: 'status', gets: 'unknown_transaction' }),
  inOrder('status of an open round', bet, { call: 'roundStatus', gets: 'ok', value: { state: 'open' } }, back),
  inOrder('status of an unknown round', { call: 'roundStatus', gets: 'unknown_round' }),
]

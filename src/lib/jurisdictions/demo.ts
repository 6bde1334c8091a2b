import { payoutKinds } from '#lib/payout-kinds.ts'
import type { Jurisdiction } from './jurisdiction.ts'

/** The demonstration: every tool is offered, none is forced. */
export const demo: Jurisdiction = {
  code: 'demo',
  minimumAge: 18,
  registrationAsks: [],
  depositMethods: ['pix', 'ted', 'card'],
  unnamedPayer: 'operator',
  payoutKinds,
  payoutMinutes: null,
  mandatoryLimits: [],
  raiseAfterHours: 24,
  raiseWithinHours: 168,
  pauseHours: [24, 168, 720],
  exclusionMonths: [6, 60],
  exclusionRegister: null,
  identity: { basicAbove: 10_000_00n, advancedAbove: 50_000_00n, payoutDays: 30, face: false, keepMonths: 60 },
  gamesOff: [],
  depositBonus: true,
  bonusPreselected: false,
  leastReturn: 8_500,
  roundMs: { slots: 0, others: 0 },
}

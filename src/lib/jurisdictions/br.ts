import type { Jurisdiction } from './jurisdiction.ts'

/** Brazil: Leis 14.790/2023 and 9.613/1998, and the Portarias SPA/MF 615/2024, 1.207/2024, 1.231/2024 and 2.579/2025. */
export const br: Jurisdiction = {
  code: 'br',
  minimumAge: 18,
  registrationAsks: ['birthday', 'idNumber'],
  depositMethods: ['pix', 'ted'],
  unnamedPayer: 'return',
  payoutKinds: ['pix', 'bank'],
  payoutMinutes: 120,
  mandatoryLimits: [
    { kind: 'loss', period: 'month' },
    { kind: 'time', period: 'day' },
  ],
  raiseAfterHours: 24,
  raiseWithinHours: 168,
  pauseHours: [24, 168, 720],
  exclusionMonths: [6, 60],
  exclusionRegister: { everyDays: 15 },
  identity: { basicAbove: 0n, advancedAbove: 50_000_00n, payoutDays: 30, face: true, keepMonths: 60 },
  gamesOff: ['COCKFIGHT'],
  depositBonus: false,
  bonusPreselected: false,
  leastReturn: 8_500,
  roundMs: { slots: 2_500, others: 5_000 },
}

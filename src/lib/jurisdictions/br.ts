import type { Jurisdiction } from './jurisdiction.ts'

/** Brazil: Lei 14.790/2023 and the Portarias SPA/MF 615/2024, 1.207/2024, 1.231/2024 and 2.579/2025. */
export const br: Jurisdiction = {
  code: 'br',
  minimumAge: 18,
  registrationAsks: ['birthday', 'idNumber'],
  depositMethods: ['pix', 'ted'],
  mandatoryLimits: [
    { kind: 'loss', period: 'month' },
    { kind: 'time', period: 'day' },
  ],
  raiseAfterHours: 24,
  raiseWithinHours: 168,
  pauseHours: [24, 168, 720],
  exclusionMonths: [6, 60],
  exclusionRegister: { everyDays: 15 },
  gamesOff: ['COCKFIGHT'],
  leastReturn: 8_500,
}

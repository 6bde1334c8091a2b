import type { JurisdictionCode } from '#lib/jurisdictions/jurisdictions.ts'
import { jurisdictions } from '#lib/jurisdictions/jurisdictions.ts'
import type { TestGateway } from '#tests/support/gateway.ts'

/** The fields of a Brazilian registration besides its tax number: amounts are digits in a request. */
export const brazilian = {
  birthday: '1990-05-17',
  limits: [
    { kind: 'loss', period: 'month', amount: 500_00n },
    { kind: 'time', period: 'day', amount: 120n },
  ],
} as const

/** Moves a gateway to another market, as `PUBLIC_JURISDICTION` does at its start. */
export function moveTo(gateway: TestGateway, code: JurisdictionCode): void {
  Object.assign(gateway.deps.config, { jurisdiction: jurisdictions[code] })
}

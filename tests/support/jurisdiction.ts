import type { JurisdictionCode } from '#lib/jurisdictions/jurisdictions.ts'
import { jurisdictions } from '#lib/jurisdictions/jurisdictions.ts'
import type { TestGateway } from '#tests/support/gateway.ts'

/** Moves a gateway to another market, as `PUBLIC_JURISDICTION` does at its start. */
export function moveTo(gateway: TestGateway, code: JurisdictionCode): void {
  Object.assign(gateway.deps.config, { jurisdiction: jurisdictions[code] })
}

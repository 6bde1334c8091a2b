import { br } from './br.ts'
import { demo } from './demo.ts'
import type { Jurisdiction } from './jurisdiction.ts'

/** Every market that the product knows, by the code that `PUBLIC_JURISDICTION` names. */
export const jurisdictions = { demo, br } as const satisfies Readonly<Record<string, Jurisdiction>>

export type JurisdictionCode = keyof typeof jurisdictions

export const jurisdictionCodes = Object.keys(jurisdictions) as JurisdictionCode[]

import { now } from './clock.ts'

/** Two years in milliseconds. */
const known = 2 * 365 * 24 * 60 * 60_000

/** The offset that the page knows, for moments within two years of now, in minutes. */
export function steadyOffset(timeZone: string, at: number): number | undefined {
  const { dataset } = globalThis.document?.documentElement ?? {}
  const zone = dataset?.zone
  if (!zone?.startsWith(`${timeZone} `) || Math.abs(at - now()) > known) return undefined
  return Number(zone.slice(timeZone.length))
}

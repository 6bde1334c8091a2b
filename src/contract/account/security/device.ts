import { string, type } from 'superstruct'

/** How a person recognises where a session came from. */
export const DeviceFields = {
  /** Name of the browser; empty if unknown. */
  browser: string(),
  /** Name of the operating system; empty if unknown. */
  system: string(),
  /** The IP address, masked: `203.0.113.•••`. */
  place: string(),
} as const

export const DeviceStruct = type(DeviceFields)

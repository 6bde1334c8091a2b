import { coerce, defaulted, integer, max, min, optional, pattern, string, type } from 'superstruct'

const Port = coerce(max(min(integer(), 0), 65_535), string(), (text) => (/^\d{1,5}$/.test(text) ? Number(text) : text))
const Url = pattern(string(), /^https?:\/\/[^\s/]+$/)

const EnvironmentStruct = type({
  PORT: defaulted(Port, 4321),
  STUDIO_PORT: optional(Port),
  STUDIO_HOST: defaulted(string(), '127.0.0.1'),
  STUDIO_URL: optional(Url),
  STUDIO_DATA: optional(string()),
  STUDIO_PLATFORM: optional(Url),
  STUDIO_SITES: optional(string()),
  DATA_DIR: defaulted(string(), '.data'),
})

/** The studio's settings, read once at the start. */
export interface StudioSettings {
  /** 0 lets the system choose a port. */
  readonly port: number
  readonly host: string
  /** Address of its pages, without a slash at the end; undefined: that of the port it listens on. */
  readonly url: string | undefined
  /** Directory of its books and keys. */
  readonly dataDir: string
  /** Address of the platform, whose vendor door it calls. */
  readonly platform: string
  /** Origins of sites that may show its pages in a frame. */
  readonly sites: readonly string[]
}

/** @throws StructError that names an invalid variable */
export function studioSettings(environment: Readonly<Record<string, string | undefined>>): StudioSettings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = EnvironmentStruct.create(given)
  const platform = read.STUDIO_PLATFORM ?? `http://127.0.0.1:${read.PORT}`
  return {
    port: read.STUDIO_PORT ?? read.PORT + 1,
    host: read.STUDIO_HOST,
    url: read.STUDIO_URL,
    dataDir: read.STUDIO_DATA ?? `${read.DATA_DIR}/studio`,
    platform,
    sites: read.STUDIO_SITES?.split(',') ?? [platform, platform.replace('127.0.0.1', 'localhost')],
  }
}

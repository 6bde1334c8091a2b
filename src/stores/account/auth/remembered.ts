import { enums, type Infer, is, number, object, string } from 'superstruct'
import { environment } from '#stores/environment.ts'
import { loginKey } from '#stores/storage-keys.ts'

const RememberedStruct = object({
  /** A user name or, with `sms`, a mobile number. Never a password or a code. */
  username: string(),
  type: enums(['username', 'sms']),
  /** Country of the number, ISO 3166-1. */
  countryCode: string(),
  until: number(),
})
type Remembered = Omit<Infer<typeof RememberedStruct>, 'until'>

/** 24 hours in milliseconds (product rule 2.8). */
const lifetime = 86_400_000

/** The login that this device remembers, unless it is older than a day. */
export function rememberedLogin(): Remembered | undefined {
  const kept = read(environment.device.get(loginKey))
  if (kept && kept.until > environment.now()) return kept
  environment.device.remove(loginKey)
  return undefined
}

/** Remembers a login for a day; undefined forgets it. */
export function rememberLogin(login: Remembered | undefined): void {
  if (!login) environment.device.remove(loginKey)
  else environment.device.set(loginKey, JSON.stringify({ ...login, until: environment.now() + lifetime }))
}

function read(text: string | undefined): Infer<typeof RememberedStruct> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return is(value, RememberedStruct) ? value : undefined
  } catch {
    return undefined
  }
}

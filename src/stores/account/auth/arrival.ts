import { atom } from 'nanostores'
import { boolean, type Infer, nullable, object, optional, string } from 'superstruct'
import { DeviceStruct } from '#contract/account/security/device.ts'
import { environment } from '#stores/environment.ts'
import { arrivalKey } from '#stores/storage-keys.ts'
import { readStored } from '#stores/stored.ts'
import { $token } from './session.ts'

const ArrivalStruct = object({
  /** When the account was used before this login, ISO 8601; null on its first use. */
  lastLoginAt: nullable(string()),
  /** The device and the place of it, if they are known. */
  from: optional(DeviceStruct),
  firstTime: boolean(),
  /** Whether the bonus of a first deposit is shown until the person closes it. */
  offersFirst: optional(boolean()),
})
type Arrival = Readonly<Infer<typeof ArrivalStruct>>

/** A login that has not been greeted yet. It is kept, because the login may lead to another page, which then greets. */
export const $arrival = atom<Arrival | undefined>(readStored(arrivalKey, ArrivalStruct))

let here = false

/** Records a login. */
export function arrive(arrival: Arrival): void {
  here = true
  keep(arrival)
}

/** Whether the login happened on this page. */
export const arrivedHere = (): boolean => here

/** Records that the person has closed the bonus of the first deposit. */
export function firstOfferClosed(): void {
  const arrival = $arrival.get()
  if (arrival) keep({ ...arrival, offersFirst: false })
}

/** Records that the person has seen when the account was last used. */
export function lastLoginSeen(): void {
  const arrival = $arrival.get()
  if (arrival) keep({ ...arrival, lastLoginAt: null })
}

function keep(arrival: Arrival): void {
  environment.tab.set(arrivalKey, JSON.stringify(arrival))
  $arrival.set(arrival)
}

/** Records that the announcements of the login were closed. */
export function greeted(): void {
  if ($arrival.get()?.offersFirst) keep({ lastLoginAt: null, firstTime: false, offersFirst: true })
  else {
    environment.tab.remove(arrivalKey)
    $arrival.set(undefined)
  }
}

// The next person must not see another person's last visit.
$token.listen((token) => {
  if (!token) $arrival.set(undefined)
})

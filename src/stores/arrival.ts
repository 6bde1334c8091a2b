import { atom } from 'nanostores'
import { boolean, type Infer, nullable, object, string } from 'superstruct'
import { environment } from './environment.ts'
import { readKept } from './kept.ts'
import { $session } from './session.ts'

const ArrivalStruct = object({
  /** When this account was last used before, ISO 8601; null on the first time. */
  lastLoginAt: nullable(string()),
  firstTime: boolean(),
})
type Arrival = Readonly<Infer<typeof ArrivalStruct>>

const key = 'arara.arrival'

/** Set from a login until the person was greeted: the login may lead to another page, which greets then. */
export const $arrival = atom<Arrival | undefined>(readKept(key, ArrivalStruct))

let here = false

/** Somebody has logged in. */
export function arrive(arrival: Arrival): void {
  here = true
  keep(arrival)
}

/** Whether somebody has logged in on this very page. */
export const arrivedHere = (): boolean => here

/** The person was told when the account was last used. */
export function toldLastLogin(): void {
  const arrival = $arrival.get()
  if (arrival) keep({ ...arrival, lastLoginAt: null })
}

function keep(arrival: Arrival): void {
  environment.tab.set(key, JSON.stringify(arrival))
  $arrival.set(arrival)
}

export function greeted(): void {
  environment.tab.remove(key)
  $arrival.set(undefined)
}

// Whoever comes next is not greeted with somebody else's last visit.
$session.listen((session) => {
  if (!session) $arrival.set(undefined)
})

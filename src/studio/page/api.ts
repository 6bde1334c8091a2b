import { create, is, type Struct, unknown } from 'superstruct'
import { type Opened, OpenedStruct, RefusedStruct, SpunStruct } from './answers.ts'

/** The studio has answered that it does not do what was asked. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: string
  readonly detail: unknown

  constructor(code: string, detail: unknown) {
    super(code)
    this.code = code
    this.detail = detail
  }
}

/** Milliseconds after which a call counts as unanswered. */
const patience = 15_000

/**
 * Asks the studio.
 *
 * @throws {Refusal} if it refuses; any other error says nothing of what has happened there
 */
async function ask<Value>(call: string, body: object, struct: Struct<Value, unknown>): Promise<Value> {
  const answer = await fetch(`../api/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  })
  if (!answer.ok) throw new Error(`${call}: ${answer.status}`)
  const value: unknown = await answer.json()
  if (is(value, RefusedStruct)) throw new Refusal(value.error.code, value.error.detail)
  return create(value, struct)
}

/** Exchanges the launch id, once, for a session. */
export const open = (launch: string): Promise<Opened> => ask('open', { launch }, OpenedStruct)

/** The state of a session that is known already. */
export const resume = (session: string): Promise<Opened> => ask('resume', { session }, OpenedStruct)

/** Plays a round; the same key always gives the same round. */
export const spin = (session: string, key: string, stake: bigint) =>
  ask('spin', { session, key, stake: stake.toString() }, SpunStruct)

/** Says that the player has seen every round that is settled. */
export const seen = (session: string) => ask('seen', { session }, unknown())

/** Tells the platform that the player has confirmed the reality check. */
export const passCheck = (session: string) => ask('pass-check', { session }, unknown())
